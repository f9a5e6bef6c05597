import { expect, it } from 'vitest'
import { stopInForce } from '../../test/clock.ts'
import { expectedRupees } from '../../test/planner/expected-bill.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import BILLS_AT_ANY_HOUR from './bills-at-any-hour.json' with { type: 'json' }
import { billOf } from './internal/bill/bill.ts'
import { TariffFigures } from './internal/figures.ts'
import { retailTariffOf } from './rules.ts'
import { tariffTables } from './tables.ts'

describeOnSqlite('the tariffs that come with the store', (open) => {
	it('are 126, three of them superseded by a later year, each as its schema wants it', async () => {
		const store = await open()
		const rows = await tariffTables(store.store.db)
			.selectFrom('retail_tariffs')
			.select(['id', 'figures'])
			.execute()
		expect(rows).toHaveLength(129)
		expect(new Set(rows.map(({ id }) => id)).size).toBe(126)
		for (const { id, figures } of rows) {
			const parsed = TariffFigures.safeParse(JSON.parse(figures))
			expect([id, parsed.error?.issues]).toEqual([id, undefined])
		}
	})

	it('bill to the paisa what they did before hours were counted, where all hours cost the same', async () => {
		const { db } = (await open()).store
		const rows = await tariffTables(db)
			.selectFrom('retail_tariffs')
			.select(['id', 'figures'])
			.orderBy('id')
			.orderBy('valid_from')
			.execute()
		const sums = rows.map(({ id, figures }) => {
			const atAnyHour = { ...TariffFigures.parse(JSON.parse(figures)), timeOfDay: null }
			const tariff = retailTariffOf(atAnyHour, '2026-11-22' as never)
			let paise = 0
			for (const kw of [1, 2.5, 7])
				for (let kwh = 0; kwh <= 1200; kwh += 7.5) paise += billOf(tariff, kwh, kw).total
			return [id, paise]
		})
		expect(Object.fromEntries(sums)).toEqual(BILLS_AT_ANY_HOUR)
	})

	it('bill what an independent sum says, within a paisa for each part, and never less for more units', async () => {
		const { db } = (await open()).store
		const rows = await tariffTables(db)
			.selectFrom('retail_tariffs')
			.select(['id', 'figures'])
			.execute()
		for (const { id, figures: text } of rows) {
			const figures = TariffFigures.parse(JSON.parse(text))
			const tariff = retailTariffOf(figures, '2026-11-22' as never)
			let before = 0
			for (const kw of [1, 2.5, 7])
				for (let kwh = 0; kwh <= 1100; kwh += 50) {
					for (const units of [kwh, kwh + 1]) {
						const bill = billOf(tariff, units, kw)
						const unsubsidised = (bill.total + bill.subsidy) / 100
						expect([
							id,
							units,
							Math.abs(unsubsidised - expectedRupees(figures, { kwh: units, kw })) < 0.05,
						]).toEqual([id, units, true])
						if (units > 0) expect([id, units, unsubsidised >= before]).toEqual([id, units, true])
						before = unsubsidised
					}
					if (kwh === 1100) before = 0
				}
		}
	})
})

describeOnAllEngines('bills by PIN code', (open, itOnSqlite) => {
	itOnSqlite('count the hours of a usual day by a smart meter, and say so', async () => {
		const visitor = (await open()).visitor()
		const bill = async (more: object) =>
			(await visitor.post('/api/planner/bill', { pin: '411001', use: 'home', kwh: 300, ...more }))
				.body
		const [smart, ordinary] = [await bill({}), await bill({ meter: 'ordinary' })]
		expect(smart.timeOfDay).toEqual({
			aboveKwh: null,
			bands: [{ from: 9, to: 17, rupeesPerKwh: -0.8, pct: 0, usePct: 28.85 }],
		})
		expect([ordinary.timeOfDay, ordinary.months[0].timeOfDay]).toEqual([null, 0])
		// 300 × 30/104 × 0.80, and 16 % duty on it
		expect(smart.months[0].timeOfDay).toBe(-69.23)
		expect(smart.months[0].energy).toBe(ordinary.months[0].energy)
		const less = ordinary.months[0].total - smart.months[0].total
		expect(less).toBeCloseTo(69.23 * 1.16, 1)
		expect((await bill({ meter: 'none' })).errors).toHaveProperty('meter')
	})

	itOnSqlite(
		'count hours above so many units of a month alone where the tariff says so',
		async () => {
			const { store, visitor: caller } = await open()
			stopInForce(store)
			const visitor = caller()
			const ofKerala = { tariff: 'kl-kseb-home-1ph', use: 'home' }
			const of = async (kwh: number) =>
				(await visitor.post('/api/planner/bill', { ...ofKerala, kwh })).body.months[0]
			expect((await of(250)).timeOfDay).toBe(0)
			const { energy, timeOfDay } = await of(260)
			// Of 104 parts of a day’s use 50 are from 6 to 18, 26 from 18 to 22.
			expect(timeOfDay).toBeCloseTo((energy * (-0.1 * 50 + 0.25 * 26)) / 104, 2)
		},
	)

	itOnSqlite('name the companies of a PIN code', async () => {
		const visitor = (await open()).visitor()
		const delhi = await visitor.get('/api/planner/companies?pin=110001')
		expect(delhi.body).toMatchObject({ choiceChangesBill: true })
		expect(delhi.body.companies.at(-1)).toEqual({
			company: 'NDMC',
			hasTariff: true,
			billingMonths: 1,
		})
		const pune = await visitor.get('/api/planner/companies?pin=411001')
		expect(pune.body).toEqual({
			pin: '411001',
			companies: [{ company: 'MSEDCL', hasTariff: true, billingMonths: 1 }],
			choiceChangesBill: false,
		})
		expect((await visitor.get('/api/planner/companies?pin=011001')).status).toBe(422)
	})

	itOnSqlite('ask for the company where it changes the bill', async () => {
		const visitor = (await open()).visitor()
		const asked = await visitor.post('/api/planner/bill', { pin: '110001', use: 'home', kwh: 250 })
		expect(asked.status).toBe(422)
		expect(asked.body).toMatchObject({ code: 'company_needed' })
		expect(asked.body.companies).toContain('Tata Power-DDL')
		const json = { pin: '110001', company: 'Tata Power-DDL', use: 'home', kwh: 250 }
		const told = await visitor.post('/api/planner/bill', json)
		expect(told.body.tariff).toMatchObject({ id: 'dl-tpddl-home', state: 'Delhi' })
		const elsewhere = await visitor.post('/api/planner/bill', { ...json, company: 'KSEB' })
		expect(elsewhere.body.errors).toHaveProperty('company')
	})

	itOnSqlite('agree with published sums', async () => {
		const visitor = (await open()).visitor()
		const bill = async (request: object) =>
			(await visitor.post('/api/planner/bill', { use: 'home', sanctionedKw: 2, ...request })).body
		const andhra = await bill({ tariff: 'ap-discoms-home', kwh: 240 })
		expect(andhra.months[0].energy + andhra.months[0].fixed).toBe(1_223.25)
		const odisha = await bill({ pin: '751001', kwh: 300 })
		expect(odisha.months[0].energy).toBe(1_420)
		expect(odisha.yearly).toBeCloseTo(12 * odisha.months[0].total, 6)
	})

	it('go by the load, and by the month where a tariff is for small ones alone', async () => {
		const visitor = (await open()).visitor()
		const months = Array.from({ length: 12 }, (_, month) => (month < 6 ? 90 : 150))
		const json = { pin: '122001', use: 'home', months, sanctionedKw: 2 }
		const { body } = await visitor.post('/api/planner/bill', json)
		expect(body.months[0].energy).toBeLessThan(300)
		expect(body.tariff.id).toBe('hr-discoms-home-upto5kw')
		const large = await visitor.post('/api/planner/bill', { ...json, sanctionedKw: 7 })
		expect(large.body.tariff.id).toBe('hr-discoms-home-above5kw')
	})

	itOnSqlite('say where no tariff is known, and what is missing', async () => {
		const visitor = (await open()).visitor()
		const post = (json: object) => visitor.post('/api/planner/bill', json)
		const unknown = await post({ pin: '744101', use: 'home', kwh: 100 })
		expect(unknown.status).toBe(422)
		expect(unknown.body.detail).toContain('Electricity Department')
		expect((await post({ use: 'home', kwh: 100 })).body.errors).toHaveProperty('pin')
		expect((await post({ pin: '411001', use: 'home' })).body.errors).toHaveProperty('kwh')
	})
})
