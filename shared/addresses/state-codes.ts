import { STATES, type State } from './states.ts'

/**
 * The two letters of each state, in the order of `STATES`: as ISO 3166-2:IN has them after `IN-`, then those it had before
 * and those on the plates of vehicles, where they differ. In one text, since pages carry it.
 */
const CODES =
	'AN AP AR AS BR CH CG,CT DH,DN,DD DL GA GJ HR HP JK JH KA KL LA LD MP MH MN ML MZ NL OD,OR PY PB RJ SK TN TS,TG TR UP UK,UT WB'
		.split(' ')
		.map((codes) => codes.split(','))

const codesOf = (state: State): string[] => CODES[STATES.indexOf(state)] ?? []

/** Names that states had, and that browsers and address books still fill in. */
const FORMER_NAMES: Record<string, State> = {
	'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
	'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
	'nct of delhi': 'Delhi',
	orissa: 'Odisha',
	pondicherry: 'Puducherry',
	uttaranchal: 'Uttarakhand',
}

const READINGS = new Map<string, State>([
	...Object.entries(FORMER_NAMES),
	...STATES.flatMap((state) =>
		[state, ...codesOf(state), ...codesOf(state).map((code) => `in-${code}`)].map(
			(name): [string, State] => [name.toLowerCase(), state],
		),
	),
])

/** The state's two letters, which ISO 3166-2 has after `IN-`. */
export const isoCodeOf = (state: State): string => codesOf(state)[0] ?? ''

/** The state that a name or a code is for, in letters of any case; null where it is none's. */
export const readState = (text: string): State | null =>
	READINGS.get(text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ')) ?? null
