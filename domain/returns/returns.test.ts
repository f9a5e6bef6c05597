import { expect, it } from 'vitest'
import type { OrderId, ProductId } from '../../shared/ids.ts'
import { contact, once, order } from '../../test/builders.ts'
import { type Caller, onBothDatabases, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const CABLE = 'solar-cable-4mm2-100m'

/** An order of three panels and two cables that was paid by transfer and has arrived, less ₹100.01 on the panels. */
async function delivered(opened: TestStore, who?: Caller) {
	const { store, as } = opened
	const buyer = who ?? (await as('Buyer'))
	const [panel = 0, cable = 0] = [PANEL, CABLE].map((id) => store.catalogue.anyById(id)?.price ?? 0)
	const whole = 3 * panel + 2 * cable
	const wanted = { ...order({ [PANEL]: 3, [CABLE]: 2 }), expectedTotal: whole, payment: 'cod' }
	const { status, body } = await buyer.post('/api/orders', wanted, once())
	expect(status).toBe(201)
	const id = body.id as OrderId
	const off = 100_01
	const total = (whole * 100 - off) as never
	const { db } = store
	await db
		.updateTable('orders')
		.set({ fulfilment: 'delivery', status: 'delivered', total_paise: total })
		.where('id', '=', id)
		.execute()
	await db
		.updateTable('order_lines')
		.set({ discount_paise: off as never })
		.where('order_id', '=', id)
		.where('line', '=', 1)
		.execute()
	await db
		.updateTable('payment_schedule')
		.set({ amount_paise: total })
		.where('order_id', '=', id)
		.execute()
	const admin = await as('Admin')
	const path = `/api/orders/${id}`
	const paid = await admin.post(
		`${path}/payments`,
		{ way: 'transfer', amount: whole - 100.01, date: '2026-01-01', reference: `UTR${id}` },
		once(),
	)
	expect(paid.status).toBe(201)
	const stock = async (product: string) =>
		(
			await db
				.selectFrom('products')
				.select('stock')
				.where('id', '=', product as ProductId)
				.executeTakeFirstOrThrow()
		).stock
	const refunded = async () =>
		(
			await db.selectFrom('refunds').select('amount_paise').where('order_id', '=', id).execute()
		).reduce((all, each) => all + each.amount_paise, 0)
	const moneyState = async () => (await buyer.get(path)).body.money?.state
	const key = body.trackingKey as string
	return { id, key, buyer, admin, path, panel, cable, off, stock, refunded, moneyState }
}

const of = (...lines: [number, number][]) => ({
	lines: lines.map(([line, quantity]) => ({ line, quantity })),
	reason: 'Too many',
})
const as = (...lines: [number, 'resell' | 'scrap'][]) => ({
	lines: lines.map(([line, condition]) => ({ line, condition })),
})

onBothDatabases('a return', (open) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('is asked for, agreed to and received: stock, money and shares of the line are right', async () => {
		const its = await delivered(await live())
		const { buyer, admin, path } = its
		const before = { panels: await its.stock(PANEL), cables: await its.stock(CABLE) }
		const asked = await buyer.post(`${path}/returns`, of([1, 1], [2, 1]))
		expect(asked.status).toBe(201)
		expect(asked.body).toMatchObject({
			returns: [{ n: 1, state: 'asked', refund: null }],
			left: [
				{ line: 1, quantity: 2 },
				{ line: 2, quantity: 1 },
			],
		})
		const early = await admin.post(`${path}/returns/1/receive`, as([1, 'resell'], [2, 'scrap']))
		expect(early.status).toBe(409)
		expect((await buyer.post(`${path}/returns/1/agree`, {})).status).toBe(403)
		expect((await admin.post(`${path}/returns/1/agree`, {})).status).toBe(200)
		expect((await admin.post(`${path}/returns/1/refuse`, { answer: 'No' })).status).toBe(409)
		expect((await admin.post(`${path}/returns/1/receive`, as([1, 'resell']))).status).toBe(422)
		const got = await admin.post(`${path}/returns/1/receive`, as([1, 'resell'], [2, 'scrap']))
		expect(got.status).toBe(200)
		// A third of ₹100.01 is ₹33.34 to the nearest paisa, half up.
		const first = its.panel * 100 - 33_34 + its.cable * 100
		expect(got.body.returns[0]).toMatchObject({ state: 'received', refund: first / 100 })
		expect(await its.refunded()).toBe(first)
		expect(await its.stock(PANEL)).toBe(before.panels + 1)
		expect(await its.stock(CABLE)).toBe(before.cables)
		expect(await its.moneyState()).toBe('part-refunded')
		const rest = await admin.post(`${path}/returns`, of([1, 2], [2, 1]))
		expect(rest.body).toMatchObject({ returns: [{ n: 2, state: 'agreed' }, { n: 1 }], left: [] })
		expect((await buyer.post(`${path}/returns`, of([1, 1]))).status).toBe(422)
		await admin.post(`${path}/returns/2/receive`, as([1, 'scrap'], [2, 'scrap']))
		expect(await its.refunded()).toBe(its.panel * 300 + its.cable * 200 - its.off)
		expect(await its.moneyState()).toBe('refunded')
	})

	it('is received once where twelve admins receive it at once', async () => {
		const its = await delivered(await live())
		const before = await its.stock(PANEL)
		expect((await its.admin.post(`${its.path}/returns`, of([1, 2]))).status).toBe(201)
		const tries = Array.from({ length: 12 }, () =>
			its.admin.post(`${its.path}/returns/1/receive`, as([1, 'resell'])),
		)
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 200)).toHaveLength(1)
		expect(statuses.filter((status) => status === 409)).toHaveLength(11)
		expect(await its.stock(PANEL)).toBe(before + 2)
		expect(await its.refunded()).toBe(its.panel * 200 - 66_67)
	})

	it('is of no more than was bought where twelve ask at once', async () => {
		const its = await delivered(await live())
		const tries = Array.from({ length: 12 }, () =>
			its.buyer.post(`${its.path}/returns`, of([1, 2])),
		)
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 201)).toHaveLength(1)
		expect((await its.buyer.get(`${its.path}/returns`)).body.left).toMatchObject([
			{ line: 1, quantity: 1 },
			{ line: 2, quantity: 2 },
		])
	})

	it('can be asked for again where it was refused, and its buyer is told why', async () => {
		const opened = await live()
		const its = await delivered(opened)
		await its.buyer.post(`${its.path}/returns`, of([1, 3]))
		expect((await its.admin.post(`${its.path}/returns/1/refuse`, {})).status).toBe(422)
		const answer = { answer: 'It was mounted.' }
		const refused = await its.admin.post(`${its.path}/returns/1/refuse`, answer)
		expect(refused.body.returns[0]).toMatchObject({ state: 'refused', answer: 'It was mounted.' })
		const mails = (await its.admin.get('/api/mails')).body as { template: string }[]
		expect(mails.filter(({ template }) => template === 'request-answered')).toHaveLength(1)
		expect((await its.buyer.get('/api/notifications')).body[0].message).toContain('refused')
		expect((await its.buyer.post(`${its.path}/returns`, of([1, 3]))).status).toBe(201)
	})

	it('is a guest’s by the tracking link, with the contact of the order', async () => {
		const opened = await live()
		const its = await delivered(opened, opened.visitor())
		const stranger = opened.visitor()
		expect((await stranger.post(`${its.path}/returns`, of([1, 1]))).status).toBe(404)
		const byLink = `${its.path}/returns?key=${its.key}`
		expect((await stranger.post(byLink, of([1, 1]))).status).toBe(422)
		expect((await stranger.post(byLink, { ...of([1, 1]), ...contact })).status).toBe(201)
	})

	it('is of what was sent alone, and of nothing before that', async () => {
		const opened = await live()
		const its = await delivered(opened)
		const set = (status: 'pending' | 'dispatched') =>
			opened.store.db
				.updateTable('orders')
				.set({ status, money_state: 'paid' })
				.where('id', '=', its.id)
				.execute()
		await set('pending')
		expect((await its.buyer.post(`${its.path}/returns`, of([1, 1]))).status).toBe(409)
		const parcel = { carrier: 'Blue Dart', lines: [{ line: 1, quantity: 2 }] }
		expect((await its.admin.post(`${its.path}/dispatches`, parcel)).status).toBe(201)
		expect((await its.buyer.get(`${its.path}/returns`)).body.left).toMatchObject([
			{ line: 1, quantity: 2 },
		])
	})
})
