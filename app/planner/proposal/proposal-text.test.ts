import { describe, expect, it } from 'vitest'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { caveats, estimatesOf, forWhom, summaryOf } from './proposal-text'

const OPTION = {
	coversPct: 97,
	yearlyKwh: 6633,
	backupHours: null,
	panel: { quantity: 8 },
	inverter: { quantity: 1, type: 'string' },
	battery: null,
	notes: [] as string[],
	money: {
		cost: 2_04_670,
		installation: 30_000,
		saving: 45_116,
		subsidy: { amount: 78_000 },
		paybackRange: { earliest: 50, latest: 57 },
		net: { low: 8_00_000, expected: 9_00_000, high: 10_00_000 },
	},
} as PlanOption

const withMoney = (money: Partial<PlanOption['money']>) => ({
	...OPTION,
	money: { ...OPTION.money, ...money },
})

describe('the summary of a proposal', () => {
	it('says in plain words what it makes, costs and saves', () => {
		expect(summaryOf(OPTION)).toBe(
			'8 panels and one inverter make about 6,600 kWh in a usual year, 97 % of what you use. Installed, it costs about ₹2 lakh after a subsidy of ₹78,000 and saves about ₹45,000 in its first year. It has paid for itself in about 4 to 5 years.',
		)
	})

	it('tells how long it lasts without the grid', () => {
		expect(summaryOf({ ...OPTION, backupHours: 4.25 })).toContain(
			'When the grid is away, what you picked runs for about 4.3 hours.',
		)
	})

	it('promises no payback where there is none, and no subsidy', () => {
		const said = summaryOf(
			withMoney({
				subsidy: { amount: 0, ofState: 0, reasons: [] },
				paybackRange: { earliest: null, latest: null },
			}),
		)
		expect(said).not.toContain('paid for itself')
		expect(said).not.toContain('subsidy')
	})
})

it('says for whom it is', () => {
	expect(forWhom({ pin: '411038' }, 'Pune, Maharashtra')).toBe(
		'For a home in Pune, Maharashtra, PIN\u00a0411038',
	)
	expect(forWhom({ city: 'Jaipur', customer: 'society', houses: '40' }, 'Jaipur, Rajasthan')).toBe(
		'For a housing society of 40 homes in Jaipur, Rajasthan',
	)
})

describe('what is to be known before relying on it', () => {
	const about = (word: RegExp, sentences: string[]) => sentences.some((each) => word.test(each))

	it('names the subsidy only where there is one, and what there is to think of', () => {
		expect(about(/subsidy/, caveats(OPTION))).toBe(true)
		const none = withMoney({ subsidy: { amount: 0, ofState: 0, reasons: [] } })
		expect(about(/subsidy/, caveats(none))).toBe(false)
		expect(about(/distribution company/, caveats(OPTION))).toBe(true)
		expect(about(/distribution company/, caveats(OPTION, true))).toBe(false)
		expect(caveats({ ...none, notes: ['It needs a three-phase connection.'] })).toContain(
			'It needs a three-phase connection.',
		)
	})
})

describe('what had to be guessed', () => {
	const plan = { tariff: null, monthlyBill: 3997, monthlyKwh: 571 } as PlanAnswer
	const assumed = { ...plan, tariff: { company: null, note: null } } as PlanAnswer

	it('are the units of a bill, and no units that were given', () => {
		expect(estimatesOf(plan, { bill: '4000' })).toEqual([
			'Your use, about 571 units a month, is our estimate from the bill.',
		])
		expect(estimatesOf(plan, { units: '571' })).toEqual([])
	})

	it('is the price of a unit where no tariff is known', () => {
		expect(estimatesOf(assumed, { units: '571' })).toEqual([
			'We assumed ₹7 a unit, for we know no published tariff here: the price on your bill is more accurate.',
		])
	})
})
