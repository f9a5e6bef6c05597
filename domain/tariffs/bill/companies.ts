import { placeOfPin } from '../../../shared/addresses/place-of-pin.ts'
import { STATES, type State } from '../../../shared/addresses/states.ts'
import { COMPANIES_BY_STATE } from '../internal/bill/companies-by-state.ts'

function prefixesOf(ranges: string): string[] {
	return ranges.split(' ').flatMap((range) => {
		const [first = 0, last = first] = range.split('-').map(Number)
		return Array.from({ length: last - first + 1 }, (_, n) => String(first + n))
	})
}

const BY_STATE_AND_PREFIX = new Map(
	STATES.flatMap((state) =>
		(COMPANIES_BY_STATE[state] ?? []).flatMap(([ranges, ...companies]) =>
			prefixesOf(ranges).map((prefix) => [`${state} ${prefix}`, companies] as const),
		),
	),
)

/** The state of an Indian PIN code; null for an unknown one. */
export function stateOfPin(pin: string): State | null {
	const found = placeOfPin(pin)?.state
	return STATES.find((state) => state === found) ?? null
}

/** The electricity companies of a state at a PIN prefix, the likeliest first; none where the state has none there. */
export const companiesIn = (state: State, prefix: string): readonly string[] =>
	BY_STATE_AND_PREFIX.get(`${state} ${prefix}`) ?? []

/** All electricity companies of a state. */
export const companiesOfState = (state: State): readonly string[] => [
	...new Set((COMPANIES_BY_STATE[state] ?? []).flatMap(([, ...companies]) => companies)),
]

/** The electricity companies that may serve an Indian PIN code, the likeliest first; none for an unknown one. */
export function companiesOfPin(pin: string): readonly string[] {
	const state = stateOfPin(pin)
	return state ? companiesIn(state, pin.replace(/\s/g, '').slice(0, 3)) : []
}
