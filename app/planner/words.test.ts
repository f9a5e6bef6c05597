import { describe, expect, it } from 'vitest'
import { AREAS, BILLS, BUDGETS, stopOf } from './stops'
import { between, paidBackIn, partsOf, rupees, tonnes, wishesOf } from './words'

describe('what a plan says', () => {
	it('counts the parts', () => {
		const panel = { name: '', quantity: 7, powerW: 540, lengthMm: 1, widthMm: 1 }
		const inverter = { name: '', quantity: 1, type: 'string' as const, acW: 3000, phases: 1 }
		const battery = { name: '', quantity: 2, usableKwh: 5 }
		expect(partsOf({ panel, inverter, battery: null })).toBe('7 panels and one inverter')
		const hybrid = { ...inverter, type: 'hybrid' as const }
		expect(partsOf({ panel: { ...panel, quantity: 1 }, inverter: hybrid, battery })).toBe(
			'one panel, one hybrid inverter and two batteries',
		)
	})

	it.each([
		[{ earliest: 50, latest: 67 }, '4 to 6 years'],
		[{ earliest: 48, latest: 48 }, '4 years'],
		[{ earliest: 5, latest: 9 }, 'within a year'],
		[{ earliest: 8, latest: 20 }, 'up to 2 years'],
		[{ earliest: 240, latest: null }, '20 years or more'],
		[{ earliest: null, latest: null }, 'not in 25 years'],
	])('says when %o is paid back', (months, said) => {
		expect(paidBackIn(months)).toBe(said)
	})

	it('is no more precise than it is known', () => {
		expect(between(27_941, 34_150, rupees)).toBe('₹28,000 to ₹34,000')
		expect(between(27_941, 28_150, rupees)).toBe('about ₹28,000')
		expect(tonnes(4123)).toBe('4.1 tonnes')
		expect(tonnes(846)).toBe('850 kg')
		expect(rupees(-1200.4)).toBe('−₹1,200')
	})

	it('puts what is wished in a line', () => {
		expect(wishesOf({ pin: '411038', bill: '4000' })).toBe(
			'411038 · ₹4,000 a month · any roof · no back-up',
		)
		expect(
			wishesOf({
				city: 'Jaipur',
				units: '900',
				width: '6',
				depth: '4',
				budget: '210000',
				fans: '2',
				hours: '4',
			}),
		).toBe('Jaipur · 900 units a month · 6 × 4 m · up to ₹2.1 lakh · 140 W for 4 h')
		expect(wishesOf({ pin: '302017', customer: 'shop', bill: '9000' })).toBe(
			'302017 · a shop · ₹9,000 a month · any roof · no back-up',
		)
		expect(wishesOf({ pin: 'x', bill: 'lots', area: '12' })).toBe(
			'x · lots a month · 12 m² of roof · no back-up',
		)
	})
})

describe('stops of a slider', () => {
	it('have the everyday figures among them', () => {
		for (const bill of [500, 2000, 4000, 25_000]) expect(BILLS).toContain(bill)
		expect(AREAS).toContain(12)
	})

	it('are found by the nearest figure, or none', () => {
		expect(BILLS[stopOf(BILLS, 4070)]).toBe(4000)
		expect(BILLS[stopOf(BILLS, 9e9)]).toBe(BILLS.at(-1))
		expect(BUDGETS[stopOf(BUDGETS, Number.NaN)]).toBeNull()
		expect(stopOf(BILLS, Number.NaN)).toBe(0)
	})
})
