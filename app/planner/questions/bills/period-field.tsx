import { NativeSelect } from '@mantine/core'

export const PERIODS: Record<string, string> = {
	1: 'one month',
	2: 'two months',
	3: 'three months',
}

interface PeriodFieldProps {
	company: string | null | undefined
	/** How many months its bills are for. */
	usual: number
	chosen: string
	error?: string | undefined
	onMonths?: (months: string) => void
}

/** How many months a bill is for. */
export function PeriodField({ company, usual, chosen, error, onMonths }: PeriodFieldProps) {
	return (
		<NativeSelect
			name="billMonths"
			label="A bill is for"
			description={company && usual > 1 ? `${company} bills every ${PERIODS[usual]}.` : undefined}
			defaultValue={chosen}
			error={error}
			data={Object.entries(PERIODS).map(([value, label]) => ({ value, label }))}
			size="md"
			onInput={(event) => onMonths?.(event.currentTarget.value)}
		/>
	)
}
