import { isKeyOf } from '../../../shared/one-of'
import { Status, type StatusVariant } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'

/** How each state of something is shown. */
export type StateLooks<State extends string> = Record<
	State,
	{ word: string; variant: StatusVariant }
>

export const StateStatus = ({ look }: { look: StateLooks<string>[string] }) => (
	<Status variant={look.variant}>{look.word}</Status>
)

/** The options of a filter by states. */
export const stateChoices = (looks: StateLooks<string>) => [
	{ value: '', label: 'Any state' },
	...Object.entries(looks).map(([value, { word }]) => ({ value, label: word })),
]

/** The state that an address asks for, as a call is asked for it. */
export function stateIn<State extends string>(looks: StateLooks<State>, request: Request) {
	const state = new URL(request.url).searchParams.get('state')
	return isKeyOf<State>(looks)(state) ? { state } : {}
}

/** The column of a list that shows the state of each. */
export const stateColumn = <State extends string>(
	looks: StateLooks<State>,
): Column<{ state: State }> => ({
	name: 'state',
	head: 'State',
	cell: ({ state }) => <StateStatus look={looks[state]} />,
})
