import { Stack } from '../layout/stack'
import { Text } from '../text/text'
import { FactList, PriceFact } from './fact-list'

interface SumLine {
	what: string
	/** Rupees. */
	amount: number
	isTotal: boolean
}

/** Sums as the server names them, line by line. */
export const SumList = ({ lines }: { lines: readonly SumLine[] }) => (
	<FactList variant="sums">
		{lines.map(({ what, amount, isTotal }) => (
			<PriceFact key={what} name={what} rupees={amount} total={isTotal} />
		))}
	</FactList>
)

/** The amounts paid, coming back and left, with the note on them. */
export const NetCostLines = ({ of }: { of: { lines: SumLine[]; note: string | null } }) => (
	<Stack gap={2}>
		<SumList lines={of.lines} />
		<Text size="tiny" color="muted">
			{of.note}
		</Text>
	</Stack>
)
