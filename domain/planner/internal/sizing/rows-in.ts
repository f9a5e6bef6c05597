import type { State } from '../../../../shared/addresses/states.ts'
import { inForce } from '../../../reference-data/rules.ts'
import type { ReferenceRow } from '../../../reference-data/schema.ts'
import { memoize } from '../memoize.ts'

/** The rows in force in a state, or those of no state: the same for all plans of a day. */
export const rowsIn = memoize((rows: readonly ReferenceRow[]) => {
	const known = new Map<State | null, readonly ReferenceRow[]>()
	return (state: State | null) => {
		const before = known.get(state)
		if (before) return before
		const found = state ? inForce(rows, state) : rows.filter((row) => row.state === null)
		known.set(state, found)
		return found
	}
})

// The rows of all states are the same array for many plans.
const byState = memoize((rows: readonly { state: State | null }[]) =>
	Map.groupBy(rows, ({ state }) => state),
)

/** Of the rows of all states those of one. */
export const rowsOfState = <T extends { state: State | null }>(
	rows: readonly T[],
	state: State | null,
): readonly T[] => (byState(rows).get(state) as T[] | undefined) ?? []
