import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Paise, paise } from '../../../shared/money.ts'
import { inEnglish } from '../../../test/in-english.ts'
import { type NetCostFacts, netCostOf } from './net-cost.ts'

const amount = fc.integer({ min: 0, max: 10_000_000_00 }).map(paise)
const inPaise = (rupees: number) => Math.round(rupees * 100)

it('what is paid, less what comes back, is the cost in the end, however it is paid', () => {
	const facts = fc.record({
		total: amount,
		share: fc.integer({ min: 1, max: 100 }),
		isOnDelivery: fc.boolean(),
		subsidy: amount,
		installation: fc.option(amount),
	})
	fc.assert(
		fc.property(facts, ({ share, ...given }) => {
			const first = paise(Math.round((given.total * share) / 100))
			const cost = netCostOf({ ...given, first })
			const paid = inPaise(cost.payNow) + inPaise(cost.payLater)
			expect(paid).toBe(given.total)
			expect(inPaise(cost.inTheEnd)).toBe(Math.max(0, paid - inPaise(cost.comesBack)))
			// As a buyer adds the lines up, they come to the total line, unless more comes back than is paid.
			const total = cost.lines.find(({ isTotal }) => isTotal)
			expect(total !== undefined).toBe(given.subsidy > 0)
			if (!total || given.subsidy > given.total) return
			const above = cost.lines.slice(0, cost.lines.indexOf(total))
			const sum = above.reduce((all, line) => all + inPaise(line.amount), 0)
			expect(sum).toBe(inPaise(total.amount))
		}),
	)
})

it('says what is paid alone where nothing comes back, and all estimates in one line', () => {
	const words = (
		subsidy: number,
		installation: number | null,
		estimates: NonNullable<NetCostFacts['estimates']> = [],
	) =>
		netCostOf({
			total: paise(2_00_000_00),
			subsidy: paise(subsidy),
			installation: installation as Paise | null,
			estimates,
		}).lines.map(({ what, amount }) => [inEnglish(what), amount])
	expect(words(0, null)).toEqual([['Pay now', 200_000]])
	expect(words(78_000_00, 59_250_00)).toEqual([
		['Pay now', 200_000],
		['Comes back from the government (estimate, after inspection)', -78_000],
		['Your cost in the end', 122_000],
		['Not in this price: installation (estimate)', 59_250],
	])
	const works = [
		{ of: 'ac-cable' as const, price: paise(2_400_00) },
		{ of: 'meter' as const, price: paise(3_000_00) },
	]
	expect(words(0, 59_250_00, works)).toEqual([
		['Pay now', 200_000],
		['Not in this price: installation, AC cable and net meter (estimate)', 64_650],
	])
	expect(words(0, null, works)).toEqual([
		['Pay now', 200_000],
		['Not in this price: AC cable and net meter (estimate)', 5_400],
	])
})
