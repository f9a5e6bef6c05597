import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupeesInWords } from './rupees-in-words.ts'

it.each([
	[0, 'Rupees Zero Only'],
	[100, 'Rupees One Only'],
	[204_670_00, 'Rupees Two Lakh Four Thousand Six Hundred Seventy Only'],
	[1_000_00, 'Rupees One Thousand Only'],
	[
		12_34_56_789_01,
		'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and One Paise Only',
	],
	[1e14, 'Rupees One Lakh Crore Only'],
	[50, 'Rupees Zero and Fifty Paise Only'],
])('%i paise are %s', (amount, said) => {
	expect(rupeesInWords(amount)).toBe(said)
})

const VALUES: Record<string, number> = Object.fromEntries(
	[
		'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen',
		'Sixteen Seventeen Eighteen Nineteen',
	]
		.join(' ')
		.split(' ')
		.map((word, value) => [word, value]),
)
'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').forEach((word, at) => {
	VALUES[word] = (at + 2) * 10
})
const UNITS: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 1e5, Crore: 1e7 }

/** Read as people read it: a unit multiplies all smaller ones before it. */
function countOf(said: readonly string[]): number {
	const parts: number[] = []
	for (const word of said) {
		const unit = UNITS[word]
		if (unit === undefined) {
			parts.push(VALUES[word] ?? Number.NaN)
			continue
		}
		let before = 0
		while (parts.length > 0 && (parts.at(-1) ?? 0) < unit) before += parts.pop() ?? 0
		// “Lakh Crore”: everything before it counts crores.
		if (before === 0) before = parts.splice(0).reduce((sum, part) => sum + part, 0)
		else if (unit === UNITS.Crore) before += parts.splice(0).reduce((sum, part) => sum + part, 0)
		parts.push(before * unit)
	}
	return parts.reduce((sum, part) => sum + part, 0)
}

it('reads back as the sum it was written from', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 9_00_00_00_00_000_00 }), (amount) => {
			const said = rupeesInWords(amount).split(' ').slice(1, -1)
			const and = said.indexOf('and')
			const rupees = and < 0 ? said : said.slice(0, and)
			const paise = and < 0 ? [] : said.slice(and + 1, -1)
			expect(countOf(rupees) * 100 + countOf(paise)).toBe(amount)
		}),
	)
})

it('refuses what is no sum', () => {
	expect(() => rupeesInWords(-1)).toThrow(RangeError)
	expect(() => rupeesInWords(0.5)).toThrow(RangeError)
})
