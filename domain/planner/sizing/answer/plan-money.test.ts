import { expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { bestOf, PUNE_HOME, plannedBy, WHILE_SUBSIDISED } from '../../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { planInput } from '../../queries.ts'
import { PlanRequest } from '../schema.ts'
import { answerPlan } from './plan-answer.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describeOnSqlite('the money of a plan', (open) => {
	const planned = plannedBy(open)
	const best = bestOf(planned)

	it('has money that adds up, to the paisa', async () => {
		const { options, monthlyBill } = await planned(PUNE_HOME)
		for (const { money, price, items } of options) {
			expect(total(items.map((item) => item.price * item.quantity))).toBeCloseTo(price, 6)
			const estimates = total(money.estimates.map(({ amount }) => amount))
			expect(estimates).toBe(4000)
			expect(money.whole).toBeCloseTo(price + money.installation + estimates, 6)
			expect(money.cost).toBeCloseTo(money.whole - money.subsidy.amount, 6)
			expect(total(money.months.map(({ saving }) => saving))).toBeCloseTo(money.saving, 6)
			for (const month of money.months) {
				expect(month.saving).toBeCloseTo(month.without - month.withSolar + month.paid, 6)
				expect(month.without).toBe(monthlyBill)
			}
			expect(money.balance).toHaveLength(26)
			// The subsidy comes later.
			expect(money.balance[0]?.expected).toBe(-money.whole)
			const [{ expected: after = 0 } = {}] = money.balance.slice(1)
			expect(after).toBeCloseTo(money.saving - money.cost, 2)
			expect(money.balance.at(-1)?.expected).toBeCloseTo(money.net.expected, 2)
			expect(money.gst?.amount).toBeCloseTo(((price + money.installation) * 8.9) / 108.9, 2)
		}
	})

	it('is discounted, and counts upkeep, where an expert asks for it', async () => {
		const plain = await best(PUNE_HOME)
		expect(plain?.money.appraisal).toBeNull()
		const asked = { ...PUNE_HOME, discountPct: 8, upkeepPerKw: 500 }
		const given = await best(asked)
		if (!plain || !given) throw new Error('Nothing fits.')
		const { appraisal, net, balance, paybackMonths } = given.money
		const upkeep = 500 * given.kwp
		expect(given.kwp).toBe(plain.kwp)
		expect(appraisal?.upkeep).toBeCloseTo(upkeep, 2)
		expect(net.expected).toBeCloseTo(plain.money.net.expected - 25 * upkeep, 2)
		expect(balance.at(-1)?.expected).toBeCloseTo(net.expected, 2)
		expect(paybackMonths).toBeGreaterThanOrEqual(plain.money.paybackMonths ?? 0)
		expect(appraisal?.npv).toBeLessThan(net.expected)
		expect(appraisal?.what.join(' ')).toMatch(
			/^Net present value at a discount rate of 8 % a year: .* A unit it makes costs ₹[\d.]+: .* Upkeep of ₹/,
		)
		const rate = appraisal?.rupeesPerKwh ?? 0
		expect(rate).toBeGreaterThan(1)
		const upkeepAlone = await best({ ...PUNE_HOME, upkeepPerKw: 500 })
		expect(upkeepAlone?.money.appraisal).toMatchObject({ npv: null, rupeesPerKwh: null })
		const undiscounted = await best({ ...PUNE_HOME, discountPct: 0 })
		expect(undiscounted?.money.appraisal?.npv).toBeCloseTo(plain.money.net.expected, 2)
	})

	it('prices the works that an installation would hold where nobody installs', async () => {
		const { store } = await open()
		store.now = () => WHILE_SUBSIDISED
		const input = await planInput(store, PlanRequest.parse(PUNE_HOME))
		const answered = answerPlan({ ...input, installs: false }, store.catalogue.products)
		if (!answered.ok) throw new Error('There is no plan.')
		const [option] = answered.value.options
		if (!option) throw new Error('Nothing fits.')
		const { kwp, price, money } = option
		expect([option.inverter.phases, option.inverter.quantity]).toEqual([1, 1])
		// Earthing, arrester, AC cable, meter and its fee, of one phase.
		const works = [6000, 3500, 1500 + 300 * kwp, 3000, 1000]
		expect(money.estimates.map(({ amount }) => amount)).toEqual(works)
		expect(money.installation).toBe(0)
		expect(money.whole).toBeCloseTo(price + total(works), 6)
		expect(money.netCost.notIncluded).toBeCloseTo(total(works), 6)
		expect(money.netCost.payNow).toBe(price)
		expect(inEnglish(money.netCost.lines.at(-1)?.what)).toBe(
			'Not in this price: earthing, lightning arrester, AC cable, net meter and net-meter fee (estimate)',
		)
		expect(inEnglish(option.notIncluded).join(' ')).not.toContain('The price of installation holds')
	})

	it('takes new inverters and batteries off what is won, at today’s price', async () => {
		const backup = { loadW: 1000, hours: 4 }
		for (const details of [PUNE_HOME, { ...PUNE_HOME, backup }]) {
			const { options, assumed } = await planned(details)
			expect(assumed.lifeOfWarranty).toBe(1.5)
			for (const { money, inverter, battery, items, kit, price } of options) {
				const { amount = 0, what = '' } = money.replacements ?? {}
				const priceOf = (name: string | undefined) =>
					total(items.flatMap((item) => (item.name === name ? item.price * item.quantity : [])))
				const once = kit ? price : priceOf(inverter.name) + priceOf(battery?.name)
				expect(amount).toBeGreaterThan(0)
				expect(amount).toBeLessThan(4 * once)
				expect(what).toMatch(/^(a|\d+) new inverters? after [\d., and]+ years/)
				if (battery) expect(what).toMatch(/; (a|\d+) new batter(y|ies) after [\d., and]+ years$/)
			}
		}
		const steady = await best({ ...PUNE_HOME, degradationPct: 0, tariffGrowthPct: 0 })
		const { saving, cost, net, replacements } = steady.money
		expect(net.expected / 25).toBeCloseTo(
			(25 * saving - cost - (replacements?.amount ?? 0)) / 25,
			1,
		)
	})

	it('shows ten per cent either way as a band, and pays back where the balance turns', async () => {
		const { options } = await planned(PUNE_HOME)
		for (const { money } of options) {
			expect(money.savingRange.low).toBeLessThanOrEqual(money.saving)
			expect(money.savingRange.high).toBeGreaterThanOrEqual(money.saving)
			for (const { low, expected, high } of money.balance) {
				expect(low).toBeLessThanOrEqual(expected)
				expect(high).toBeGreaterThanOrEqual(expected)
			}
			const { earliest, latest } = money.paybackRange
			const months = money.paybackMonths ?? Number.NaN
			expect(earliest).toBeLessThanOrEqual(months)
			expect(latest).toBeGreaterThanOrEqual(months)
			const years = Math.ceil(months / 12)
			expect(money.balance[years]?.expected).toBeGreaterThanOrEqual(0)
			expect(money.balance[years - 1]?.expected).toBeLessThan(0)
		}
	})

	it('counts the houses of a society in its subsidy', async () => {
		const details = { pin: '411038', customer: 'society', monthlyBill: 60_000 }
		const few = await best({ ...details, houses: 4 })
		const many = await best({ ...details, houses: 40 })
		const { inverter, kwp, money } = many
		expect(few.money.subsidy.amount).toBe(4 * 3 * 18_000)
		const counted = Math.min(kwp, (inverter.acW * inverter.quantity) / 1000)
		expect(money.subsidy.amount).toBe(counted * 18_000)
	})

	it('calculates a loan, and takes its interest off what is won', async () => {
		const paid = await best(PUNE_HOME)
		const lent = await best({ ...PUNE_HOME, loan: { sharePct: 80, ratePct: 9, years: 5 } })
		const { loan, whole, net } = lent.money
		if (!loan) throw new Error('There is no loan.')
		expect(loan.amount).toBeCloseTo(whole * 0.8, 2)
		expect(loan).toMatchObject({ months: 60, ratePct: 9 })
		expect(loan.total).toBeCloseTo(loan.amount + loan.interest, 6)
		expect(net.expected).toBeCloseTo(paid.money.net.expected - loan.interest, 2)
		expect(paid.money.loan).toBeNull()
	})

	it('lends on the terms of a bank, as the rows of reference data have them, unless others are given', async () => {
		const { assumed, options } = await planned({ ...PUNE_HOME, loan: { sharePct: 60 } })
		expect(assumed.loan).toEqual({ sharePct: 80, ratePct: 11, years: 5 })
		expect(options[0]?.money.loan).toMatchObject({ ratePct: 11, months: 60 })
		const other = await planned({ ...PUNE_HOME, loan: { sharePct: 60, years: 7 } })
		expect(other.options[0]?.money.loan).toMatchObject({ ratePct: 11, months: 84 })
	})

	it('with a loan spends at first what the loan leaves, and instalments for as long as it runs', async () => {
		const steady = { ...PUNE_HOME, degradationPct: 0, tariffGrowthPct: 0 }
		const paid = await best(steady)
		const lent = await best({ ...steady, loan: { sharePct: 80, ratePct: 9, years: 5 } })
		const { loan, balance, whole, paybackMonths } = lent.money
		if (!loan || paybackMonths === null) throw new Error('There is no loan, or no payback.')
		expect(balance[0]?.expected).toBeCloseTo(-0.2 * whole, 2)
		const gaps = balance.map(({ expected }, year) =>
			Math.round((paid.money.balance[year]?.expected ?? 0) - expected),
		)
		expect(gaps.slice(0, 5)).toEqual(
			[0, 12, 24, 36, 48].map((months) => Math.round(months * loan.emi - loan.amount)),
		)
		// From the fifth year on nothing but the interest is between the two.
		expect(new Set(gaps.slice(5))).toEqual(new Set([Math.round(loan.interest)]))
		expect(paybackMonths).toBeGreaterThan(paid.money.paybackMonths ?? Infinity)
	})

	it('with a loan for all of it starts at nothing, and is not paid back by that', async () => {
		const { money } = await best({ ...PUNE_HOME, loan: { sharePct: 100, ratePct: 9, years: 10 } })
		expect(money.balance[0]).toEqual({ low: 0, expected: 0, high: 0 })
		expect(money.paybackMonths).toBeGreaterThan(12)
	})

	it('is told to a business after tax, as far as it says how it is taxed', async () => {
		const shop = { pin: '411038', customer: 'shop', monthlyBill: 20_000 }
		const plain = await best(shop)
		expect(plain.money.afterTax).toBeNull()
		const books = { gstScheme: 'regular', taxation: 'books', incomeTaxPct: 25.17 }
		const { money } = await best({ ...shop, ...books })
		const { afterTax, gst, net } = money
		if (!afterTax || !gst) throw new Error('Nothing is said after tax.')
		expect({ ...money, afterTax: null }).toEqual(plain.money)
		expect(afterTax.credit).toBe(Math.round(gst.amount))
		expect(afterTax.byDepreciation).toBeCloseTo((money.cost - gst.amount) * 0.2517, -2)
		const total = afterTax.lines.at(-1)
		expect(total).toMatchObject({ what: 'Left after tax', amount: afterTax.net, isTotal: true })
		const others = afterTax.lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
		expect(others).toBe(afterTax.net)
		const { credit, byDepreciation, tax } = afterTax
		expect(Math.abs(afterTax.net - (net.expected + credit + byDepreciation - tax))).toBeLessThan(3)
		expect(afterTax.what.join(' ')).toMatch(
			/With regular GST ₹[\d,]+ of GST .* 40 % a year .* 20 % in the first tax year.* taxed at 25\.17 %.* After tax it is paid back in about/s,
		)
		const presumed = { gstScheme: 'composition', taxation: 'presumptive' }
		const none = (await best({ ...shop, ...presumed })).money.afterTax
		expect(none).toMatchObject({ credit: 0, byDepreciation: 0, tax: 0 })
		expect(Math.abs((none?.net ?? 0) - net.expected)).toBeLessThan(3)
		expect(none?.what.join(' ')).toMatch(/no GST of the price .* a share of the turnover/)
		const half = (await best({ ...shop, gstScheme: 'regular' })).money.afterTax
		expect(half).toMatchObject({ credit: afterTax.credit, tax: 0 })
		expect(half?.what.join(' ')).toContain('Income tax is not counted')
		// Upkeep is an expense, and interest too.
		const lent = { ...books, upkeepPerKw: 500, loan: { sharePct: 80, ratePct: 9, years: 5 } }
		const owed = (await best({ ...shop, ...lent })).money
		expect(owed.afterTax?.tax).toBeLessThan(tax)
		expect(owed.afterTax?.lines[1]).toEqual({
			what: 'Cost and interest',
			amount: -Math.round(owed.cost + (owed.loan?.interest ?? 0)),
			isTotal: false,
		})
	})

	it('says nothing after tax to homes and societies', async () => {
		const books = { gstScheme: 'regular', taxation: 'books', incomeTaxPct: 30 }
		expect((await best({ ...PUNE_HOME, ...books })).money.afterTax).toBeNull()
	})

	it('asks for the rate of a business with books, and for its books with a rate', async () => {
		const { visitor } = await open()
		const shop = { pin: '411038', customer: 'shop', monthlyBill: 20_000 }
		const fieldsOf = async (more: object) =>
			Object.keys((await visitor().post('/api/planner/plan', { ...shop, ...more })).body.errors)
		expect(await fieldsOf({ taxation: 'books' })).toEqual(['incomeTaxPct'])
		expect(await fieldsOf({ incomeTaxPct: 30 })).toEqual(['taxation'])
		expect(await fieldsOf({ taxation: 'books', incomeTaxPct: 60 })).toEqual(['incomeTaxPct'])
		expect(await fieldsOf({ gstScheme: 'none' })).toEqual(['gstScheme'])
	})

	it('has prices others paid for systems without batteries only', async () => {
		expect((await best(PUNE_HOME)).money.market).not.toBeNull()
		const backup = { loadW: 1000, hours: 4 }
		expect((await best({ ...PUNE_HOME, backup })).money.market).toBeNull()
	})
})
