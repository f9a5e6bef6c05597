import { FilterSelect } from '../../../components/portal/filter-fields'
import type { StateLooks } from '../../../components/portal/states'
import { number } from '../../../ui/text/format'

interface StateFilterProps {
	looks: Partial<StateLooks<string>>
	/** How many there are, by state and in all; a state that is missing has none. */
	counts: Partial<Record<string, number>>
}

/** The filter by states, each with how many it has. */
export function StateFilter({ looks, counts }: StateFilterProps) {
	const choice = (value: string, label: string, count = 0) => ({
		value,
		label: `${label} (${number(count)})`,
	})
	const states = Object.entries(looks).flatMap(([state, look]) =>
		look ? [choice(state, look.word, counts[state])] : [],
	)
	return (
		<FilterSelect name="state" label="State" data={[choice('', 'All', counts.all), ...states]} />
	)
}

/** The filter by what is overdue, with how many that is. */
export const DueFilter = ({ counts: { overdue = 0 } }: Pick<StateFilterProps, 'counts'>) => (
	<FilterSelect
		name="due"
		label="Due"
		data={[
			{ value: '', label: 'Any day' },
			{ value: 'overdue', label: `Overdue (${number(overdue)})` },
		]}
	/>
)
