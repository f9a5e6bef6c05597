import { expect, it } from 'vitest'
import { deliveryBand, deliveryRates, product } from '../../test/builders.ts'
import { untilLimited } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'

const RATES = '/api/delivery-rates'
const tag = (revision: number) => ({ 'if-match': `"${revision}"` })

/** A live shop in Pune with rates. */
async function shop(
	open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>,
	more: object = {},
) {
	const opened = await open({ mode: 'live', sampleData: true })
	const admin = await opened.as('Admin')
	const saved = await admin.put(RATES, deliveryRates(more), tag(0))
	expect(saved.status).toBe(200)
	// A Monday morning in India.
	opened.store.now = () => Date.parse('2026-11-23T09:00:00+05:30')
	return { ...opened, admin }
}

const ask = (pin: string, items = 'mount:1') => `/api/delivery?pin=${pin}&items=${items}`

describeOnAllEngines('the rates of delivery', (open, itOnSqlite) => {
	it('are answered as they are put, with a revision, and those before can be had again', async () => {
		const admin = await (await open()).as('Admin')
		const none = await admin.get(RATES)
		expect([none.headers.get('etag'), none.body.bands]).toEqual(['"0"', []])
		const first = await admin.put(RATES, deliveryRates(), tag(0))
		expect([first.status, first.body]).toEqual([200, deliveryRates()])
		const fewer = deliveryRates({ bands: [deliveryBand()] })
		expect((await admin.put(RATES, fewer, tag(1))).headers.get('etag')).toBe('"2"')
		expect((await admin.get(RATES)).body).toEqual(fewer)
		expect((await admin.get(`${RATES}?revision=1`)).body).toEqual(deliveryRates())
		expect((await admin.get(`${RATES}?revision=9`)).status).toBe(404)
	})

	it('are saved by one of many who change them at once', async () => {
		const { people, store } = await open()
		const admins = await people('Admin', 'Admin', 'Admin', 'Admin')
		const answers = await Promise.all(
			admins.map((admin, n) => admin.put(RATES, deliveryRates({ cutOffHour: n }), tag(0))),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
		const won = answers.find(({ status }) => status === 200)
		for (const { status, body } of answers)
			if (status === 412) expect(body).toMatchObject({ revision: 1, current: won?.body })
		expect(await store.db.selectFrom('delivery_rates').select('revision').execute()).toHaveLength(1)
	})

	itOnSqlite(
		'are refused without a revision, with another, and with one in the future',
		async () => {
			const admin = await (await open()).as('Admin')
			expect((await admin.put(RATES, deliveryRates())).status).toBe(428)
			for (const header of ['*', '"7"', '"-1"', 'W/"0"'])
				expect((await admin.put(RATES, deliveryRates(), { 'if-match': header })).status).toBe(412)
			expect((await admin.get(RATES)).headers.get('etag')).toBe('"0"')
		},
	)

	itOnSqlite('are audited by what differs', async () => {
		const admin = await (await open()).as('Admin')
		await admin.put(RATES, deliveryRates(), tag(0))
		await admin.put(RATES, deliveryRates({ cutOffHour: 15 }), tag(1))
		await admin.put(RATES, deliveryRates({ cutOffHour: 15 }), tag(2))
		const { body } = await admin.get('/api/audit?kind=delivery')
		expect(body).toHaveLength(2)
		expect(body[0]).toMatchObject({
			subject: 'Rates of delivery',
			before: { cutOffHour: 12 },
			after: { cutOffHour: 15 },
		})
	})
})

describeOnSqlite('rates that are wrong', (open) => {
	it.each([
		['classes that do not rise', { classesKg: [25, 25] }, 'classesKg'],
		['a band without a name', { bands: [deliveryBand({ name: ' ' })] }, 'bands.0.name'],
		['a heavier parcel for less', { bands: [deliveryBand({ costs: [9, 8] })] }, 'bands.0.costs'],
		['too few costs', { bands: [deliveryBand({ costs: [9] })] }, 'bands'],
		['no kilometres', { bands: [deliveryBand({ reach: 'km' })] }, 'bands.0.km'],
		['no PIN codes', { bands: [deliveryBand({ reach: 'pins' })] }, 'bands.0.pinPrefixes'],
		['days backwards', { bands: [deliveryBand({ daysFrom: 3 })] }, 'bands.0.daysTo'],
		['a third of a paisa', { bands: [deliveryBand({ costs: [1.001, 2] })] }, 'bands.0.costs.0'],
		['a week without work', { daysOff: [0, 1, 2, 3, 4, 5, 6] }, 'daysOff'],
	])('are %s', async (_what, more, field) => {
		const admin = await (await open()).as('Admin')
		const { status, body } = await admin.put(RATES, deliveryRates(more), tag(0))
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
	})
})

describeOnSqlite('a quote of delivery', (open) => {
	it('says cost and days by weight and distance', async () => {
		const { visitor } = await shop(open)
		const known = (await visitor().get('/api/products?category=Accessories')).body
		const id = known.find(
			({ sheet }: { sheet: object | null }) => sheet && !('weightKg' in sheet),
		).id
		const quote = async (pin: string, quantity = 2) =>
			(await visitor().get(ask(pin, `${id}:${quantity}`))).body
		expect(await quote('411038')).toEqual({
			pin: '411038',
			place: 'Pune, Maharashtra',
			band: 'Near',
			kg: 5,
			cost: 100,
			fromDay: '2026-11-24',
			toDay: '2026-11-25',
			message: 'Delivered 24–25 Nov for ₹100',
		})
		expect(await quote('440001')).toMatchObject({ band: 'State', cost: 450, toDay: '2026-11-27' })
		expect((await quote('560001')).message).toBe('Delivered 27 Nov – 2 Dec for ₹800')
		expect(await quote('560001', 20)).toMatchObject({
			band: 'India',
			kg: 50,
			cost: null,
			fromDay: null,
			message: 'We have no fixed rate for 50 kg. We tell you the cost and the day before you pay.',
		})
	})

	it('is free for enough goods, and unknown where no sheet and no assumption has a weight', async () => {
		const { admin, visitor } = await shop(open, { classesKg: [5000, 9000] })
		const free = await visitor().get(ask('411038', 'solar-panel-500w:10'))
		expect([free.body.cost, free.body.message]).toEqual([0, 'Delivered 24–25 Nov, free'])
		const mystery = product({ id: 'mystery', price: 10, stock: 1 })
		const { status } = await admin.post('/api/products', mystery)
		expect(status).toBe(201)
		const unknown = await visitor().get(ask('411038', 'mystery:1'))
		expect(unknown.body).toMatchObject({ kg: null, cost: null, band: 'Near' })
	})

	it('asks the shop where it has no rates, or none for the place', async () => {
		const { visitor } = await shop(open, { bands: [] })
		const { status, body } = await visitor().get(ask('560001', 'solar-panel-500w:1'))
		expect([status, body.cost, body.band]).toEqual([200, null, null])
		expect(body.message).toBe(
			'We have no fixed rate for 560001. We tell you the cost and the day before you pay.',
		)
	})
})

describeOnSqlite('asking what delivery costs', (open) => {
	it.each([
		['000000', 'solar-panel-500w:1', 'pin'],
		['4110', 'solar-panel-500w:1', 'pin'],
		['SW1A1AA', 'solar-panel-500w:1', 'pin'],
		['290001', 'solar-panel-500w:1', 'pin'],
		['411038', 'no-such-thing:1', 'items'],
		['411038', 'solar-panel-500w:0', 'items'],
		['411038', 'solar-panel-500w:1.5', 'items'],
		['411038', '', 'items'],
		['411038', Array.from({ length: 101 }, (_, n) => `p${n}:1`).join(), 'items'],
	])('for %s and %s is refused in words', async (pin, items, field) => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		const { status, body } = await visitor().get(ask(pin, items))
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
	})

	it('is limited in a live shop', async () => {
		const { visitor, store } = await open({ mode: 'live', sampleData: true })
		const caller = visitor()
		const asked = await untilLimited(store, 'delivery', () =>
			caller.get(ask('411038', 'solar-panel-500w:1')),
		)
		expect(asked).toEqual({ within: new Set([200]), beyond: 429 })
	})

	it('is remembered by the browser, where the PIN code is one', async () => {
		const caller = (await open({ mode: 'live', sampleData: true })).visitor()
		expect((await caller.get('/api/delivery/pin')).body).toEqual({ pin: null })
		const wrong = await caller.put('/api/delivery/pin', { pin: '290001' })
		expect([wrong.status, wrong.body.errors.pin]).toEqual([422, 'No PIN code begins with 290.'])
		expect((await caller.put('/api/delivery/pin', { pin: ' 560 001 ' })).status).toBe(204)
		expect((await caller.get('/api/delivery/pin')).body).toEqual({ pin: '560001' })
	})

	it('by other rates is for admins, and saves nothing', async () => {
		const { as, store } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const tried = await admin.post(`${RATES}/try`, {
			rates: deliveryRates({ classesKg: [50, 100] }),
			pin: '560001',
			items: 'solar-panel-500w:1',
		})
		expect([tried.status, tried.body.cost]).toEqual([200, 800])
		expect(await store.db.selectFrom('delivery_rates').selectAll().execute()).toEqual([])
	})
})
