import { expect, it } from 'vitest'
import { plannedBy } from '../../../../test/planner/planned.ts'
import { onOneDatabase } from '../../../../test/store.ts'
import { powerCut } from '../../power-cut.ts'
import type { PlanOption } from './answer-schema.ts'

const PATH = '/api/planner/plan'
const PUNE = { pin: '411038', monthlyBill: 4000 }

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

onOneDatabase('what a plan tells', (open) => {
	const planned = plannedBy(open)
	const best = async (details: Record<string, unknown>): Promise<PlanOption> => {
		const [option] = (await planned(details)).options
		if (!option) throw new Error('Nothing fits.')
		return option
	}

	it('has money that adds up, to the paisa', async () => {
		const { options, monthlyBill } = await planned(PUNE)
		for (const { money, price, items } of options) {
			expect(total(items.map((item) => item.price * item.quantity))).toBeCloseTo(price, 6)
			expect(money.cost).toBe(price + money.installation - money.subsidy.amount)
			expect(total(money.months.map(({ saving }) => saving))).toBeCloseTo(money.saving, 6)
			for (const month of money.months) {
				expect(month.saving).toBeCloseTo(month.without - month.withSolar + month.paid, 6)
				expect(month.without).toBe(monthlyBill)
			}
			expect(money.balance).toHaveLength(26)
			// The subsidy comes later.
			expect(money.balance[0]?.expected).toBe(-(price + money.installation))
			const [{ expected: after = 0 } = {}] = money.balance.slice(1)
			expect(after).toBeCloseTo(money.saving - money.cost, 2)
			expect(money.balance.at(-1)?.expected).toBeCloseTo(money.net.expected, 2)
			expect(money.gst?.amount).toBeCloseTo(((price + money.installation) * 8.9) / 108.9, 2)
		}
	})

	it('names the maker and the warranty of each part', async () => {
		const { items } = await best(PUNE)
		for (const { brand } of items) expect(brand).not.toBe('')
		const warranties = items.map(({ category, warranty }) => [category, warranty] as const)
		for (const [category, warranty] of warranties)
			if (category === 'Panels') expect(warranty?.performanceYears).toBeGreaterThan(0)
			else expect(warranty?.performanceYears ?? null).toBeNull()
		expect(warranties.find(([category]) => category === 'Inverters')?.[1]?.years).toBeGreaterThan(0)
	})

	it('tells what runs without the grid, and for how long', async () => {
		expect((await best(PUNE)).backup).toBeNull()
		const { backup, battery, backupHours } = await best({
			...PUNE,
			backup: { loadW: 1000, hours: 4 },
		})
		expect(backup?.powerW).toBeGreaterThanOrEqual(1000)
		expect(backup?.storedKwh).toBeCloseTo((battery?.usableKwh ?? 0) * (battery?.quantity ?? 0), 2)
		expect(powerCut(backup ?? { storedKwh: 0, powerW: 0 }, 1000).hours).toBeCloseTo(
			backupHours ?? 0,
			2,
		)
	})

	it('takes new inverters and batteries off what is won, at today’s price', async () => {
		const backup = { loadW: 1000, hours: 4 }
		for (const details of [PUNE, { ...PUNE, backup }]) {
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
		const steady = await best({ ...PUNE, degradationPct: 0, tariffGrowthPct: 0 })
		const { saving, cost, net, replacements } = steady.money
		expect(net.expected / 25).toBeCloseTo(
			(25 * saving - cost - (replacements?.amount ?? 0)) / 25,
			1,
		)
	})

	it('shows ten per cent either way as a band, and pays back where the balance turns', async () => {
		const { options } = await planned(PUNE)
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

	it('names every fact it was calculated with, and where the climate is from', async () => {
		const { facts, climate, tariff, assumed } = await planned(PUNE)
		expect(facts.map(({ kind }) => kind)).toEqual([
			'home-subsidy',
			'gst',
			'installation-price',
			'installed-price',
			'grid-emission',
			'almm-modules',
			'almm-cells',
			'bis',
			'm2m',
		])
		for (const { source, asOf } of [...facts, ...(tariff ? [tariff] : [])]) {
			expect(source).toMatch(/\w/)
			expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
		}
		expect(total(climate.map(({ share }) => share))).toBeCloseTo(1, 6)
		expect(assumed).toMatchObject({ bandPct: 10, years: 25, metering: 'net' })
	})

	it('says beside a source until when its scheme runs, and since when the law asks for it', async () => {
		const noteOf = async (kind: string, request: Record<string, unknown> = PUNE) =>
			(await planned(request)).facts.find((fact) => fact.kind === kind)?.note
		expect(await noteOf('home-subsidy')).toBe(
			'For systems connected until 31 March 2027, with cells and modules made in India (DCR).',
		)
		expect(await noteOf('almm-cells')).toBe(
			'Asked for since 1 June 2026 of every connection to the grid.',
		)
		expect(await noteOf('m2m')).toBe(
			'Asked for since 24 December 2025 of connections with the subsidy.',
		)
		expect(await noteOf('gst')).toBeNull()
		expect(await noteOf('almm-cells', { ...PUNE, pin: undefined, city: 'London' })).toBeUndefined()
	})

	it('has a usual day that adds up to each month, and a use that adds up to a day', async () => {
		const { day, options } = await planned(PUNE)
		expect(total(day.useShare)).toBeCloseTo(1, 3)
		const june = total(day.production[5] ?? []) * 30
		const [{ kwp = 0, monthlyKwh = [] } = {}] = options
		expect((june * kwp) / (monthlyKwh[5] ?? 0)).toBeCloseTo(1, 1)
	})

	it('stands on the roof that is given, and within it', async () => {
		const roof = { widthM: 6, depthM: 7 }
		const option = await best({ ...PUNE, roof, roofAreaM2: 1 })
		expect(option.roof).toMatchObject({ ...roof, given: true })
		expect(option.roof.panels).toHaveLength(option.panel.quantity)
		for (const { xM, yM, wM, dM } of option.roof.panels) {
			expect(xM + wM).toBeLessThanOrEqual(roof.widthM)
			expect(yM + dM).toBeLessThanOrEqual(roof.depthM)
		}
		const free = await best(PUNE)
		expect(free.roof).toMatchObject({ given: false })
		expect(free.roof.widthM * free.roof.depthM).toBeCloseTo(free.areaM2, 0)
	})

	it('says when a roof has the area and not the room', async () => {
		const { options, reasons } = await planned({ ...PUNE, roof: { widthM: 40, depthM: 1 } })
		expect(options).toEqual([])
		expect(reasons[0]).toMatch(/^Your roof of 40 × 1 m is too small: .* of a better shape\.$/)
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
		const paid = await best(PUNE)
		const lent = await best({ ...PUNE, loan: { sharePct: 80, ratePct: 9, years: 5 } })
		const { loan, installation, net } = lent.money
		if (!loan) throw new Error('There is no loan.')
		expect(loan.amount).toBeCloseTo((lent.price + installation) * 0.8, 2)
		expect(loan).toMatchObject({ months: 60, ratePct: 9 })
		expect(loan.total).toBeCloseTo(loan.amount + loan.interest, 6)
		expect(net.expected).toBeCloseTo(paid.money.net.expected - loan.interest, 2)
		expect(paid.money.loan).toBeNull()
	})

	it('with a loan spends at first what the loan leaves, and instalments for as long as it runs', async () => {
		const steady = { ...PUNE, degradationPct: 0, tariffGrowthPct: 0 }
		const paid = await best(steady)
		const lent = await best({ ...steady, loan: { sharePct: 80, ratePct: 9, years: 5 } })
		const { loan, balance, installation, paybackMonths } = lent.money
		if (!loan || paybackMonths === null) throw new Error('There is no loan, or no payback.')
		expect(balance[0]?.expected).toBeCloseTo(-0.2 * (lent.price + installation), 2)
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
		const { money } = await best({ ...PUNE, loan: { sharePct: 100, ratePct: 9, years: 10 } })
		expect(money.balance[0]).toEqual({ low: 0, expected: 0, high: 0 })
		expect(money.paybackMonths).toBeGreaterThan(12)
	})

	it('has prices others paid for systems without batteries only', async () => {
		expect((await best(PUNE)).money.market).not.toBeNull()
		const backup = { loadW: 1000, hours: 4 }
		expect((await best({ ...PUNE, backup })).money.market).toBeNull()
	})

	it('tells for each month what is carried over to the next', async () => {
		const { months } = (await best({ ...PUNE, metering: 'net' })).money
		for (const [month, { carried, billed, surplus, use, production }] of months.entries()) {
			const before = month === 3 ? 0 : (months.at(month - 1)?.carried ?? 0)
			expect(before + production + billed).toBeCloseTo(use + carried + surplus, 1)
		}
	})

	it('without net metering pays for what is left over, and saves less', async () => {
		const net = await best({ ...PUNE, metering: 'net' })
		const sold = await best({ ...PUNE, metering: 'export-only', exportRupeesPerKwh: 2 })
		expect(sold.money.saving).toBeLessThan(net.money.saving)
		for (const { surplus, paid, billed, use, production } of sold.money.months) {
			expect(paid).toBeCloseTo(surplus * 2, 0)
			expect(billed + production).toBeCloseTo(use + surplus, 1)
			expect(billed).toBeGreaterThan(0)
		}
	})

	it('goes by the units of each month, and by how the panels stand', async () => {
		const monthlyUse = [100, 100, 200, 400, 600, 600, 500, 400, 300, 200, 100, 100]
		const answer = await planned({ ...PUNE, monthlyUse })
		expect(answer).toMatchObject({ monthlyUse, monthlyKwh: 300 })
		const north = await best({ ...PUNE, azimuth: 0, tilt: 40 })
		const south = await best(PUNE)
		expect(north.yearlyKwh / north.kwp).toBeLessThan(0.8 * (south.yearlyKwh / south.kwp))
		const dirty = await planned({ ...PUNE, losses: 30 })
		expect(dirty.plane.losses).toBe(30)
		expect(dirty.targetKwp).toBeGreaterThan((await planned(PUNE)).targetKwp)
	})

	it('says whose tariff it is, and what is to be known of it', async () => {
		const delhi = { pin: '110001', monthlyKwh: 350 }
		const assumed = (await planned(delhi)).tariff
		expect(assumed).toMatchObject({ isAssumed: true, company: 'BRPL (BSES Rajdhani)' })
		expect(assumed?.companies.map(({ company }) => company)).toContain('Tata Power-DDL')
		expect(assumed?.note).toMatch(/^We assumed that BRPL .* sends your bill\. If it is BYPL/)
		const named = (await planned({ ...delhi, company: 'Tata Power-DDL' })).tariff
		expect(named).toMatchObject({ isAssumed: false, id: 'dl-tpddl-home' })
		// One that does not serve the place is not taken.
		expect((await planned({ ...delhi, company: 'KSEB' })).tariff).toEqual(assumed)
		const society = { ...delhi, pin: '751001', customer: 'society', houses: 9 }
		expect((await planned(society)).tariff?.note).toMatch(/^A housing society is billed/)
		const shop = await planned({ pin: '194101', monthlyKwh: 400, customer: 'shop' })
		expect(shop.tariff).toMatchObject({ company: null, confidence: 'low' })
		expect(shop.tariff?.note).toMatch(/^Shops pay a tariff of their own/)
	})

	it('refuses a bill that cannot tell the units, at its field', async () => {
		const { visitor } = await open()
		const sentence = 'This bill does not tell how much you use here. Give the units.'
		const details = { pin: '411038', monthlyBill: 50_000, rupeesPerKwh: 0.01 }
		const { status, body } = await visitor().post(PATH, details)
		expect([status, body.errors]).toEqual([422, { monthlyBill: sentence }])
		expect((await visitor().post(PATH, { ...details, monthlyKwh: 300 })).status).toBe(200)
	})

	it('assumes a load of 3 kW for homes, and one that carries the use for the others', async () => {
		const assumed = async (details: Record<string, unknown>) => {
			const { sanctionedKw, sanctionedGiven } = (await planned({ pin: '411038', ...details }))
				.assumed
			return [sanctionedKw, sanctionedGiven]
		}
		const use = { monthlyKwh: 3000 }
		expect(await assumed(use)).toEqual([3, false])
		// 3,000 kWh in 720 hours are 4.2 kW in the mean: a quarter of 17 kW.
		expect(await assumed({ ...use, customer: 'shop' })).toEqual([17, false])
		expect(await assumed({ ...use, customer: 'society', houses: 10 })).toEqual([17, false])
		expect(await assumed({ ...use, customer: 'shop', sanctionedKw: 5 })).toEqual([5, true])
	})

	it.each([
		['houses', { customer: 'society' }, 'Give the number of houses of the society.'],
		[
			'houses',
			{ customer: 'society', houses: 1.5 },
			'The number of houses must be a whole number between 1 and 10,000.',
		],
		[
			'monthlyUse',
			{ monthlyUse: [1] },
			'Give the units of twelve months, January first, not all of them 0.',
		],
		[
			'roof.depthM',
			{ roof: { widthM: 5, depthM: 0 } },
			'Each side of the roof must be between 0.5 and 1,000 m.',
		],
		['tilt', { tilt: 61 }, 'Tilt must be between 0 and 60 degrees.'],
		['azimuth', { azimuth: -1 }, 'Azimuth must be between 0 and 360 degrees; 180 is south.'],
		['losses', { losses: 61 }, 'Losses must be between 0 and 60 per cent.'],
		['metering', { metering: 'gross' }, 'Metering must be net or export-only.'],
		[
			'loan.years',
			{ loan: { sharePct: 80, ratePct: 9, years: 0 } },
			'The loan must run for 1 to 20 years.',
		],
		['loan', { loan: true }, 'Give a loan as sharePct, ratePct and years.'],
	])('refuses %s in %j', async (field, wrong, sentence) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, { ...PUNE, ...wrong })
		expect([status, body.errors]).toEqual([422, { [field]: sentence }])
	})
})
