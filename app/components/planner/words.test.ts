import { describe, expect, it } from 'vitest'
import { AREAS, BILLS, BUDGETS, stopOf } from '../../planner/questions/number/slider-stops'
import {
	between,
	detailsLine,
	extremesOf,
	paidBackIn,
	partsOf,
	replacementsOf,
	rupees,
	stateNote,
	tonnes,
} from './words'

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
		[{ earliest: 46, latest: 53 }, 'about 4 to 4½ years'],
		[{ earliest: 50, latest: 67 }, 'about 4 to 5½ years'],
		[{ earliest: 48, latest: 50 }, 'about 4 years'],
		[{ earliest: 12, latest: 13 }, 'about a year'],
		[{ earliest: 5, latest: 9 }, 'within a year'],
		[{ earliest: 8, latest: 14 }, 'up to 1½ years'],
		[{ earliest: 8, latest: 20 }, 'up to 2 years'],
		[{ earliest: 10, latest: 20 }, 'about 1 to 1½ years'],
		[{ earliest: 10, latest: null }, 'a year or more'],
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

	it('tells the temperatures of the checks, and that the cold is assumed', () => {
		const place = { name: 'Leh', latitude: 34, longitude: 77, note: null, isColdAssumed: false }
		const site = { tMin: -35, tCellMax: 65.2 }
		expect(extremesOf({ site, place })).toBe(
			'at −35 °C at dawn and with cells of 65 °C in the hottest sun',
		)
		const assumed = { ...place, isColdAssumed: true }
		expect(extremesOf({ site, place: assumed })).toContain('at dawn, which is assumed, and')
	})

	it('tells what is counted for what wears out', () => {
		const replacements = { amount: 42_141.67, what: 'a new inverter after 12 and 24 years' }
		expect(replacementsOf(replacements, 25)).toBe(
			'Counted over the 25 years: a new inverter after 12 and 24 years, ₹42,000 in all at today’s prices.',
		)
	})

	it('names a state that is not the one of the place', () => {
		const state = { name: 'Goa', given: true, ofPlace: 'Karnataka' }
		expect(stateNote({ state })).toBe(
			'Tariff, subsidy and metering are those of Goa, as you gave it. By its PIN code or city this place is in Karnataka.',
		)
		expect(stateNote({ state: { ...state, name: 'Karnataka' } })).toBeNull()
		expect(stateNote({ state: { name: null, given: false, ofPlace: null } })).toBeNull()
	})

	it('puts the details in a line', () => {
		expect(detailsLine({ pin: '411038', bill: '4000' })).toBe(
			'411038 · ₹4,000 a month · any roof · no back-up',
		)
		expect(
			detailsLine({
				city: 'Jaipur',
				units: '900',
				width: '6',
				depth: '4',
				budget: '145000',
				fans: '2',
				hours: '4',
			}),
		).toBe('Jaipur · 900 units a month · 6 × 4 m · up to ₹1,45,000 · 140 W for 4 h')
		expect(detailsLine({ pin: '302017', customer: 'shop', bill: '9000' })).toBe(
			'302017 · a shop · ₹9,000 a month · any roof · no back-up',
		)
		expect(detailsLine({ pin: '396210', state: 'Gujarat', bill: '900' })).toBe(
			'396210 · Gujarat · ₹900 a month · any roof · no back-up',
		)
		expect(detailsLine({ pin: 'x', bill: 'lots', area: '12' })).toBe(
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
