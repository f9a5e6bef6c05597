import { isKeyOf } from '../../../shared/one-of'
import { Status, type StatusVariant } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'

/** How each state of something is shown. */
export type StateLabels<State extends string> = Record<
	State,
	{ word: string; variant: StatusVariant }
>

export const StateStatus = ({ label }: { label: StateLabels<string>[string] }) => (
	<Status variant={label.variant}>{label.word}</Status>
)

/** The options of a filter by states. */
export const stateChoices = (labels: StateLabels<string>) => [
	{ value: '', label: 'Any state' },
	...Object.entries(labels).map(([value, { word }]) => ({ value, label: word })),
]

/** The state that an address asks for, as a call is asked for it. */
export function stateIn<State extends string>(labels: StateLabels<State>, request: Request) {
	const state = new URL(request.url).searchParams.get('state')
	return isKeyOf<State>(labels)(state) ? { state } : {}
}

/** The column of a list that shows the state of each. */
export const stateColumn = <State extends string>(
	labels: StateLabels<State>,
): Column<{ state: State }> => ({
	name: 'state',
	head: 'State',
	cell: ({ state }) => <StateStatus label={labels[state]} />,
})
