import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { FilterSelect } from '../components/portal/filter-fields'
import { FilterForm } from '../components/portal/filter-form'
import { PagedTable } from '../components/portal/paged-table'
import { type StateLabels, stateChoices } from '../components/portal/states'

interface StatesTableProps<Row>
	extends Pick<ComponentProps<typeof PagedTable<Row>>, 'list' | 'columns'> {
	/** The name of a row: “mail”. */
	one: string
	/** Said while there are none in any state. */
	none: string
}

interface StatesFilterProps {
	/** The name of the list. */
	label: string
	states: StateLabels<string>
}

/** The field that narrows such a list, for the head of its page. */
export const StatesFilter = ({ label, states }: StatesFilterProps) => (
	<FilterForm label={label}>
		<FilterSelect name="state" label="State" data={stateChoices(states)} />
	</FilterForm>
)

/** A page of a list whose rows are each in a state, which narrows it. */
export function StatesTable<Row extends { id: string }>(props: StatesTableProps<Row>) {
	const { list, columns, one, none } = props
	const [params] = useSearchParams()
	return (
		<PagedTable
			list={list}
			of={`${one}s`}
			columns={columns}
			keyOf={({ id }) => id}
			empty={params.get('state') ? `No ${one} is in this state.` : none}
		/>
	)
}
