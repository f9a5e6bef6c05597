import { describe, expect, it } from 'vitest'
import { isoCodeOf, readState } from './state-codes.ts'
import { STATES, type State } from './states.ts'

/** The codes of ISO 3166-2:IN, in the order of the directory. */
const ISO =
	'AN AP AR AS BR CH CG DH DL GA GJ HR HP JK JH KA KL LA LD MP MH MN ML MZ NL OD PY PB RJ SK TN TS TR UP UK WB'

describe('a state', () => {
	it('has its two letters, and no other has them', () => {
		expect(STATES.map(isoCodeOf).join(' ')).toBe(ISO)
		expect(new Set(STATES.map(isoCodeOf)).size).toBe(36)
	})

	it.each(STATES)('%s is read by its name and its code, however they are written', (state) => {
		const code = isoCodeOf(state)
		for (const text of [
			state,
			state.toLowerCase(),
			` ${state.replaceAll(' and ', ' & ')} `,
			code,
			code.toLowerCase(),
			`IN-${code}`,
			`in-${code.toLowerCase()}`,
			` ${code} `,
		])
			expect(readState(text), text).toBe(state)
	})

	it.each<[code: string, state: State]>([
		['OR', 'Odisha'],
		['UT', 'Uttarakhand'],
		['TG', 'Telangana'],
		['IN-CT', 'Chhattisgarh'],
		['DN', 'Dadra and Nagar Haveli and Daman and Diu'],
		['DD', 'Dadra and Nagar Haveli and Daman and Diu'],
		['Orissa', 'Odisha'],
		['Jammu&Kashmir', 'Jammu and Kashmir'],
		['NCT of Delhi', 'Delhi'],
	])('is read by what it had before, or has on plates: %s', (code, state) => {
		expect(readState(code)).toBe(state)
	})

	it.each(['', 'IN', 'IN-', 'XX', '27', 'Atlantis', 'toString', 'M H'])('%j is none', (text) => {
		expect(readState(text)).toBeNull()
	})
})
