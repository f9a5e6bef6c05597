import { STATES, type State } from './states.ts'

/**
 * The two letters of each state: as ISO 3166-2:IN has them after `IN-`, then those it had before and those on the plates of
 * vehicles, where they differ.
 */
const CODES: Record<State, readonly [iso: string, ...others: string[]]> = {
	'Andaman and Nicobar Islands': ['AN'],
	'Andhra Pradesh': ['AP'],
	'Arunachal Pradesh': ['AR'],
	Assam: ['AS'],
	Bihar: ['BR'],
	Chandigarh: ['CH'],
	Chhattisgarh: ['CG', 'CT'],
	'Dadra and Nagar Haveli and Daman and Diu': ['DH', 'DN', 'DD'],
	Delhi: ['DL'],
	Goa: ['GA'],
	Gujarat: ['GJ'],
	Haryana: ['HR'],
	'Himachal Pradesh': ['HP'],
	'Jammu and Kashmir': ['JK'],
	Jharkhand: ['JH'],
	Karnataka: ['KA'],
	Kerala: ['KL'],
	Ladakh: ['LA'],
	Lakshadweep: ['LD'],
	'Madhya Pradesh': ['MP'],
	Maharashtra: ['MH'],
	Manipur: ['MN'],
	Meghalaya: ['ML'],
	Mizoram: ['MZ'],
	Nagaland: ['NL'],
	Odisha: ['OD', 'OR'],
	Puducherry: ['PY'],
	Punjab: ['PB'],
	Rajasthan: ['RJ'],
	Sikkim: ['SK'],
	'Tamil Nadu': ['TN'],
	Telangana: ['TS', 'TG'],
	Tripura: ['TR'],
	'Uttar Pradesh': ['UP'],
	Uttarakhand: ['UK', 'UT'],
	'West Bengal': ['WB'],
}

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
		[state, ...CODES[state], ...CODES[state].map((code) => `in-${code}`)].map(
			(name): [string, State] => [name.toLowerCase(), state],
		),
	),
])

/** The state's two letters, which ISO 3166-2 has after `IN-`. */
export const isoCodeOf = (state: State): string => CODES[state][0]

/** The state that a name or a code is for, in letters of any case; null where it is none's. */
export const readState = (text: string): State | null =>
	READINGS.get(text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ')) ?? null
