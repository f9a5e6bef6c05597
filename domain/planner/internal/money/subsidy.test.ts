import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import type { HomeScheme, SocietyScheme } from '../../../reference-data/rates.ts'
import { homeSubsidy, societySubsidy } from './subsidy.ts'

const TERMS = { until: '2027-03-31' as Day, indianMade: true }
const HOME: HomeScheme = {
	tiers: [
		{ uptoKw: 2, paisePerKw: 30_000_00 },
		{ uptoKw: 3, paisePerKw: 18_000_00 },
	],
	capPaise: 78_000_00,
	special: {
		tiers: [
			{ uptoKw: 2, paisePerKw: 33_000_00 },
			{ uptoKw: 3, paisePerKw: 19_800_00 },
		],
		capPaise: 85_800_00,
		states: ['Assam', 'Sikkim'],
	},
	...TERMS,
}
const SOCIETY: SocietyScheme = { paisePerKw: 18_000_00, kwAHouse: 3, mostKw: 500, ...TERMS }
const TODAY = '2026-11-21' as Day

const home = (kwp: number, more: object = {}, today = TODAY) =>
	homeSubsidy(HOME, { kwp, acKw: kwp, indianMade: true, state: 'Kerala', ...more }, today)
const society = (kwp: number, houses: number, more: object = {}, today = TODAY) =>
	societySubsidy(SOCIETY, { kwp, acKw: kwp, houses, indianMade: true, ...more }, today)
const codes = ({ reasons }: ReturnType<typeof home>) =>
	reasons.map(({ code }) => code.replace('planner.subsidy.', ''))

describe('a home’s subsidy', () => {
	it.each([
		[0, 0],
		[1, 30_000_00],
		[1.5, 45_000_00],
		[2, 60_000_00],
		[2.5, 69_000_00],
		[3, 78_000_00],
		[10, 78_000_00],
	])('of %d kW is %i paise', (kwp, amount) => expect(home(kwp).amount).toBe(amount))

	it.each([
		[1, 33_000_00],
		[2, 66_000_00],
		[3, 85_800_00],
		[8, 85_800_00],
	])('of %d kW in a special state is %i paise', (kwp, amount) => {
		const special = home(kwp, { state: 'Assam' })
		expect(special.amount).toBe(amount)
		expect(codes(special)).toContain('special_state')
	})

	it('says why it is this much', () => {
		expect(inEnglish(home(5).reasons)).toEqual([
			'Homes get ₹30,000 per kW up to 2 kW, ₹18,000 per kW from there to 3 kW.',
			'Only the first 3 kW of 5 kW count.',
			'₹78,000 is the most a home gets.',
			'It is paid after commissioning; the scheme runs until 31 March 2027.',
		])
		expect(codes(home(2))).toEqual(['home_rate', 'paid_later'])
	})

	it('counts the panels or the inverters, whichever are less, and says so where it matters', () => {
		const small = home(2.7, { acKw: 2.5 })
		expect(small.amount).toBe(69_000_00)
		expect(codes(small)[1]).toBe('inverter_limit')
		expect(inEnglish(small).reasons[1]).toBe(
			'The inverters’ 2.5 kW count, which are less than the panels’ 2.7 kW.',
		)
		expect(home(2.5, { acKw: 5 })).toEqual(home(2.5))
		expect(home(3.9, { acKw: 3 })).toEqual(home(3.9))
		// 60,000 and nine tenths of the third kW
		expect(home(3.9, { acKw: 2.9 }).amount).toBe(60_000_00 + 16_200_00)
		expect(codes(home(3.9, { acKw: 2.9 }))).toEqual(['home_rate', 'inverter_limit', 'paid_later'])
	})

	it('is paid for Indian-made panels alone, to the last day of the scheme', () => {
		expect(home(3, {}, '2027-03-31' as Day).amount).toBe(78_000_00)
		const late = home(3, { indianMade: false }, '2027-04-01' as Day)
		expect(inEnglish(late)).toEqual({
			amount: 0,
			reasons: [
				'The scheme pays for systems commissioned until 31 March 2027; this one would come later.',
				'The scheme asks for panels with cells made in India (DCR).',
			],
		})
		expect(codes(home(3, { indianMade: false }))).toEqual(['not_indian_made'])
	})

	it('never exceeds its cap nor falls with size', () => {
		const sizes = fc.double({ min: 0, max: 100, noNaN: true })
		fc.assert(
			fc.property(sizes, sizes, sizes, fc.boolean(), (a, b, acKw, isSpecial) => {
				const terms = { acKw, state: isSpecial ? 'Sikkim' : 'Goa' }
				const [less, more] = [home(Math.min(a, b), terms), home(Math.max(a, b), terms)]
				expect(less.amount).toBeLessThanOrEqual(more.amount)
				expect(more.amount).toBeLessThanOrEqual(isSpecial ? 85_800_00 : 78_000_00)
			}),
		)
	})
})

describe('a society’s subsidy', () => {
	it('counts 3 kW a house and 500 kW in all', () => {
		expect(society(20, 40).amount).toBe(20 * 18_000_00)
		expect(codes(society(20, 40))).toEqual(['society_rate', 'paid_later'])
		expect(society(100, 20).amount).toBe(60 * 18_000_00)
		expect(codes(society(100, 20))).toEqual(['society_rate', 'house_limit', 'paid_later'])
		expect(society(800, 400).amount).toBe(500 * 18_000_00)
		expect(codes(society(800, 400))).toEqual(['society_rate', 'society_limit', 'paid_later'])
	})

	it('counts the panels or the inverters, whichever are less', () => {
		expect(society(20, 40, { acKw: 16 }).amount).toBe(16 * 18_000_00)
		expect(codes(society(20, 40, { acKw: 16 }))).toEqual([
			'society_rate',
			'inverter_limit',
			'paid_later',
		])
		expect(codes(society(20, 40, { acKw: 25 }))).toEqual(['society_rate', 'paid_later'])
		expect(codes(society(20, 5, { acKw: 16 }))).toEqual([
			'society_rate',
			'house_limit',
			'paid_later',
		])
		// 6 houses are 18 kW: less than the panels, and yet it is the inverters that count.
		expect(society(20, 6, { acKw: 16 }).amount).toBe(16 * 18_000_00)
		expect(codes(society(20, 6, { acKw: 16 }))).toEqual([
			'society_rate',
			'inverter_limit',
			'paid_later',
		])
	})

	it('has the terms of the scheme', () => {
		expect(society(20, 40, { indianMade: false }).amount).toBe(0)
		expect(codes(society(20, 40, {}, '2028-01-01' as Day))).toEqual(['ended'])
	})

	it('never falls with size or houses', () => {
		const some = fc.integer({ min: 0, max: 1000 })
		fc.assert(
			fc.property(some, some, some, some, (kwp, moreKwp, houses, moreHouses) => {
				const bigger = society(kwp + moreKwp, houses + moreHouses).amount
				expect(society(kwp, houses).amount).toBeLessThanOrEqual(bigger)
				expect(bigger).toBeLessThanOrEqual(500 * 18_000_00)
			}),
		)
	})
})
