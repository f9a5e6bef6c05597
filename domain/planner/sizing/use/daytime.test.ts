import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeOnSqlite } from '../../../../test/store.ts'
import { flatConnection } from '../../../tariffs/bill/connection.ts'
import { CUSTOMERS, daytimePctOf, sharesOfDay } from '../../../tariffs/bill/use-by-hour.ts'
import { savingOf } from '../../internal/money/saving.ts'
import { ownShare } from '../../internal/sizing/use/day.ts'
import { metShare } from '../../internal/sizing/use/met-share.ts'
import type { PlanAnswer } from '../answer/answer-schema.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const customers = fc.constantFrom(...CUSTOMERS)
const pct = fc.double({ min: 10, max: 90, noNaN: true })
const hourly = fc.array(fc.double({ min: 0, max: 50, noNaN: true }), {
	minLength: 24,
	maxLength: 24,
})
/** Bright from 6 to 18 alone. */
const daylight = hourly.map((kw) => kw.map((each, hour) => (hour >= 6 && hour < 18 ? each : 0)))
const kwh = fc.double({ min: 0, max: 20_000, noNaN: true })

describe('the share of a day’s use that falls between 6 and 18', () => {
	it('is as given, of shares that add up to 1, none below nothing', () => {
		fc.assert(
			fc.property(customers, pct, (customer, given) => {
				const shares = sharesOfDay(customer, given)
				expect(shares).toHaveLength(24)
				expect(sum(shares)).toBeCloseTo(1, 12)
				expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
				expect(daytimePctOf(shares)).toBeCloseTo(given, 9)
			}),
		)
	})

	it.each(CUSTOMERS)('changes nothing of a %s where it is the usual one', (customer) => {
		const usual = sharesOfDay(customer)
		const again = sharesOfDay(customer, daytimePctOf(usual))
		for (const [hour, share] of again.entries()) expect(share).toBeCloseTo(usual[hour] ?? 0, 12)
	})

	it('keeps the hours of the day, and those of the night, in their measure', () => {
		const [home, sunny] = [sharesOfDay('home'), sharesOfDay('home', 80)]
		const measure = (shares: readonly number[], one: number, other: number) =>
			(shares[one] ?? 0) / (shares[other] ?? 1)
		expect(measure(sunny, 7, 12)).toBeCloseTo(measure(home, 7, 12), 12)
		expect(measure(sunny, 20, 2)).toBeCloseTo(measure(home, 20, 2), 12)
	})
})

describe('the more is used by day', () => {
	const rising = fc.tuple(pct, pct).map(([one, two]) => [Math.min(one, two), Math.max(one, two)])

	it('the more is used as it is made, where the sun shines from 6 to 18 alone', () => {
		fc.assert(
			fc.property(customers, rising, daylight, kwh, kwh, (customer, pcts, sun, made, used) => {
				const [less = 0, more = 0] = pcts.map((each) =>
					ownShare(sun, sharesOfDay(customer, each), made, used, metShare(customer, 0.5)),
				)
				expect(more).toBeGreaterThanOrEqual(less - 1e-12)
			}),
		)
	})

	it('the more is saved, too, where no unit costs less than surplus brings', () => {
		const prices = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }))
		fc.assert(
			fc.property(
				fc.tuple(customers, rising, prices),
				fc.tuple(daylight, kwh, kwh),
				([customer, pcts, prices], [sun, made, used]) => {
					const [less = 0, more = 0] = pcts.map((each) => {
						const selfUse = ownShare(
							sun,
							sharesOfDay(customer, each),
							made,
							used,
							metShare(customer, 0.5),
						)
						return savingOf(
							{
								connection: flatConnection(Math.max(...prices), 3),
								rebatePaise: 0,
								hours: null,
								metering: { way: 'export-only', selfUse: Array(12).fill(selfUse) },
								exportPaisePerKwh: Math.min(...prices),
							},
							Array(12).fill(used),
							Array(12).fill(made),
						).saving
					})
					// A bill and a payment are each rounded to the paisa, in each of the months.
					expect(more).toBeGreaterThanOrEqual(less - 24)
				},
			),
		)
	})

	it('the less may be used as it is made, where what is made at dawn is all there is', () => {
		const dawn = Array.from({ length: 24 }, (_, hour) => (hour === 5 ? 1 : 0))
		const of = (pct: number) =>
			ownShare(dawn, sharesOfDay('home', pct), 100, 100, metShare('home', 0.5))
		expect(of(90)).toBeLessThan(of(10))
	})

	it('the less may be saved, where units cost less than surplus brings', () => {
		const supply = {
			connection: flatConnection(200, 3),
			exportPaisePerKwh: 500,
			rebatePaise: 0,
			hours: null,
		}
		const of = (selfUse: number) =>
			savingOf(
				{ ...supply, metering: { way: 'export-only', selfUse: Array(12).fill(selfUse) } },
				Array(12).fill(100),
				Array(12).fill(100),
			).saving
		expect(of(0.9)).toBeLessThan(of(0.1))
	})
})

describeOnSqlite('a plan', (open) => {
	async function planned(details: Record<string, unknown>): Promise<PlanAnswer> {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', {
			pin: '411038',
			monthlyKwh: 500,
			...details,
		})
		expect([status, body.errors]).toEqual([200, undefined])
		return body
	}
	const daytimeOf = async (details: Record<string, unknown>) => {
		const { daytimeUsePct, daytimeUseGiven } = (await planned(details)).assumed
		return [daytimeUsePct, daytimeUseGiven]
	}

	const besidesOwnUse = ({ money, ...option }: PlanAnswer['options'][number]) => ({
		...option,
		money: { ...money, ownUse: null, months: money.months.map((month) => ({ ...month, own: 0 })) },
	})

	it('says how much is used by day, and whether that is assumed', async () => {
		expect(await daytimeOf({})).toEqual([48.08, false])
		expect(await daytimeOf({ customer: 'shop' })).toEqual([69.16, false])
		expect(await daytimeOf({ daytimeUsePct: 62.5 })).toEqual([62.5, true])
	})

	it('spreads its day likewise, and offers the same systems', async () => {
		const [usual, sunny] = [
			await planned({ meter: 'ordinary' }),
			await planned({ meter: 'ordinary', daytimeUsePct: 75 }),
		]
		expect(sum(sunny.day.useShare.slice(6, 18))).toBeCloseTo(0.75, 3)
		expect(sum(sunny.day.useShare)).toBeCloseTo(1, 3)
		// With net metering and one price for all hours it does not matter when anything is used.
		expect(sunny.options.map(besidesOwnUse)).toEqual(usual.options.map(besidesOwnUse))
		expect(sunny.options[0]?.money.ownUse.pct).toBeGreaterThan(
			usual.options[0]?.money.ownUse.pct ?? 0,
		)
	})

	it.each([
		{ pin: '411038' },
		{ pin: '194101', customer: 'shop' },
		{ city: 'London', pin: undefined, rupeesPerKwh: 20, exportRupeesPerKwh: 5 },
	])('never saves less for more use by day where surplus is sold: %o', async (where) => {
		const savings: number[] = []
		for (const daytimeUsePct of [10, 35, 60, 90]) {
			const { options } = await planned({ ...where, metering: 'export-only', daytimeUsePct })
			expect(options).not.toHaveLength(0)
			savings.push(options[0]?.money.saving ?? 0)
		}
		expect(savings).toEqual(savings.toSorted((a, b) => a - b))
		expect(savings.at(-1)).toBeGreaterThan(savings[0] ?? 0)
	})
})
