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
