import { NativeSelect, TextInput } from '@mantine/core'

/** Why the stocks are changed; the first is none. */
const REASONS = [
	{ value: '', label: 'Corrected' },
	{ value: 'received', label: 'Received' },
	{ value: 'damaged', label: 'Damaged' },
	{ value: 'counted', label: 'Counted' },
]

/** The reason and the note of all changes that are saved from now on. */
export const StockReason = () => (
	<>
		<NativeSelect name="reason" label="Reason" data={REASONS} autoComplete="off" />
		<TextInput
			name="note"
			label="Note for the ledger"
			placeholder="Such as a bill’s number"
			maxLength={200}
			autoComplete="off"
		/>
	</>
)
