import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayAfter, daysAfter } from '../../shared/calendar.ts'
import { DAY_MS } from '../../shared/durations.ts'
import { paise, sum } from '../../shared/money.ts'
import { inEnglish } from '../../test/in-english.ts'
import {
	beginning,
	dayNumbered,
	figuresOf,
	inBuckets,
	type Range,
	rangeOf,
	rankOf,
	runsOutOn,
} from './rules.ts'
import { GRANULARITIES } from './schema.ts'

const TODAY = '2026-11-21' as Day
const FIRST = Date.UTC(2019, 11, 1) / DAY_MS

const numbers = fc
	.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))
	.map(([a, b]) => [FIRST + Math.min(a, b), FIRST + Math.max(a, b)] as const)

/** A range of up to 900 days, and orders on days of it. */
const sales = numbers.chain(([first, last]) =>
	fc.record({
		range: fc.constant<Range>({ from: dayNumbered(first), to: dayNumbered(last) }),
		rows: fc.array(
			fc.record({
				day: fc.integer({ min: first, max: last }),
				status: fc.constantFrom('pending', 'accepted', 'installed', 'declined', 'cancelled'),
				orders: fc.integer({ min: 1, max: 1000 }),
				value: fc.integer({ min: 0, max: 1e12 }).map(paise),
			}),
			{ maxLength: 60 },
		),
	}),
)
const by = fc.constantFrom(...GRANULARITIES)

describe('orders in days, weeks and months', () => {
	it('add up to the same figures, to the paisa', () => {
		fc.assert(
			fc.property(sales, by, ({ range, rows }, by) => {
				const total = figuresOf(rows)
				const each = inBuckets(rows, range, by).map((bucket) => figuresOf(bucket.rows))
				for (const kind of ['effective', 'placed', 'declined', 'cancelled'] as const) {
					expect(sum(each.map((figures) => figures[kind].value))).toBe(total[kind].value)
					expect(each.reduce((all, figures) => all + figures[kind].orders, 0)).toBe(
						total[kind].orders,
					)
				}
			}),
		)
	})

	it('hide nothing: what stands, was declined and was cancelled is what was placed', () => {
		fc.assert(
			fc.property(sales, ({ rows }) => {
				const { effective, placed, declined, cancelled } = figuresOf(rows)
				expect(sum([effective.value, declined.value, cancelled.value])).toBe(placed.value)
				expect(effective.orders + declined.orders + cancelled.orders).toBe(placed.orders)
			}),
		)
	})

	it('lie in buckets that cover the range without a gap, and each holds its own days', () => {
		fc.assert(
			fc.property(sales, by, ({ range, rows }, by) => {
				const buckets = inBuckets(rows, range, by)
				expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([range.from, range.to])
				for (const [at, { from, to, rows: its }] of buckets.entries()) {
					expect(beginning(from, by)).toBe(beginning(to, by))
					const next = buckets[at + 1]
					if (next) expect(next.from).toBe(dayAfter(to))
					for (const { day } of its) {
						expect(dayNumbered(day) >= from && dayNumbered(day) <= to).toBe(true)
					}
				}
			}),
		)
	})

	it('begin their weeks on Monday, over a year’s end too', () => {
		const range = { from: '2026-12-26' as Day, to: '2027-01-12' as Day }
		expect(inBuckets([], range, 'week').map(({ from, to }) => [from, to])).toEqual([
			['2026-12-26', '2026-12-27'],
			['2026-12-28', '2027-01-03'],
			['2027-01-04', '2027-01-10'],
			['2027-01-11', '2027-01-12'],
		])
		expect(inBuckets([], range, 'month').map(({ from, to }) => [from, to])).toEqual([
			['2026-12-26', '2026-12-31'],
			['2027-01-01', '2027-01-12'],
		])
	})
})

describe('the range of a report', () => {
	it('is the last thirty days unless asked', () => {
		expect(rangeOf({}, TODAY)).toEqual({ ok: true, value: { from: '2026-10-23', to: TODAY } })
		expect(rangeOf({ to: '2026-03-30' as Day }, TODAY)).toMatchObject({
			value: { from: '2026-03-01' },
		})
		expect(rangeOf({ from: '2026-03-01' as Day }, TODAY)).toMatchObject({ value: { to: TODAY } })
		const ahead = '2027-01-01' as Day
		expect(rangeOf({ from: ahead }, TODAY)).toMatchObject({ value: { from: ahead, to: ahead } })
	})

	it('does not run backwards, nor over more than five years', () => {
		const from = '2026-11-22' as Day
		expect(inEnglish(rangeOf({ from, to: TODAY }, TODAY))).toMatchObject({
			ok: false,
			problem: { code: 'invalid', fields: { from: 'The first day must not come after the last.' } },
		})
		expect(rangeOf({ from: '2021-11-21' as Day, to: TODAY }, TODAY).ok).toBe(true)
		expect(inEnglish(rangeOf({ from: '2021-11-20' as Day, to: TODAY }, TODAY))).toMatchObject({
			problem: { fields: { from: 'Choose at most 5 years.' } },
		})
	})
})

describe('a percentile', () => {
	it('is the least that at least so many in a hundred do not exceed', () => {
		const times = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 })
		fc.assert(
			fc.property(times, fc.integer({ min: 1, max: 100 }), (times, percent) => {
				const sorted = times.toSorted((a, b) => a - b)
				const found = sorted[rankOf(sorted.length, percent) - 1] ?? Number.NaN
				const within = (most: number) => times.filter((time) => time <= most).length
				const enough = (times.length * percent) / 100
				expect(within(found)).toBeGreaterThanOrEqual(enough)
				expect(within(found - 1)).toBeLessThan(enough)
			}),
		)
	})
})

describe('the day on which a product runs out', () => {
	it('is the last whose sales the stock covers', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 5000 }),
				fc.integer({ min: 50, max: 5000 }),
				(stock, sold) => {
					const day = runsOutOn(stock, sold, TODAY) ?? ''
					const days = Math.round((Date.parse(day) - Date.parse(TODAY)) / DAY_MS)
					expect(days * sold).toBeLessThanOrEqual(stock * 30)
					expect((days + 1) * sold).toBeGreaterThan(stock * 30)
				},
			),
		)
	})

	it('never comes later with less stock or more sold', () => {
		const count = fc.integer({ min: 0, max: 2000 })
		const last = daysAfter(TODAY, 4000)
		fc.assert(
			fc.property(count, count, fc.integer({ min: 1, max: 50 }), (stock, sold, more) => {
				const day = (stock: number, sold: number) => runsOutOn(stock, sold, TODAY) ?? last
				expect(day(stock, sold + more) <= day(stock, sold)).toBe(true)
				expect(day(stock, sold) <= day(stock + more, sold)).toBe(true)
			}),
		)
	})

	it('is today without stock, and never without sales or after ten years', () => {
		expect(runsOutOn(0, 0, TODAY)).toBe(TODAY)
		expect(runsOutOn(10, 30, TODAY)).toBe('2026-12-01')
		expect(runsOutOn(5, 0, TODAY)).toBeNull()
		expect(runsOutOn(1_000_000, 1, TODAY)).toBeNull()
	})
})
