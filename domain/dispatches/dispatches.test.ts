import { expect, it } from 'vitest'
import { once, order } from '../../test/builders.ts'
import { setOrder } from '../../test/orders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const CABLE = 'solar-cable-4mm2-100m'

/** A paid order of ten panels and two cables that is to be sent. */
async function toSend({ store, as }: TestStore, money: 'paid' | 'due' = 'paid') {
	const buyer = await as('Buyer')
	const [panel, cable] = [PANEL, CABLE].map((id) => store.catalogue.anyById(id)?.price ?? 0)
	const total = 10 * (panel ?? 0) + 2 * (cable ?? 0)
	await deliverForNothing(store)
	const sent = { fulfilment: 'delivery', expectedTotal: total }
	const wanted = { ...order({ [PANEL]: 10, [CABLE]: 2 }), ...sent }
	const { status, body } = await buyer.post('/api/orders', wanted, once())
	expect(status).toBe(201)
	await setOrder(store, body.id, {
		payment_way: 'transfer',
		money_state: money,
		status: 'pending',
	})
	const path = `/api/orders/${body.id}`
	if (money === 'paid') {
		const admin = await as('Admin')
		const came = { way: 'transfer', amount: total, date: '2026-01-01', reference: `UTR${body.id}` }
		expect((await admin.post(`${path}/payments`, came, once())).status).toBe(201)
	}
	return { buyer, path }
}

const PARCEL = { carrier: 'Blue Dart', trackingNumber: '59482716304' }

describeOnAllEngines('an order that is sent', (open, itOnSqlite) => {
	it('goes in parts, and is delivered once every part has arrived', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { buyer, path } = await toSend(opened)
		const admin = await opened.as('Admin')
		expect((await admin.get(path)).body.may).toEqual(['dispatch', 'cancel'])
		const some = { ...PARCEL, lines: [{ line: 1, quantity: 6 }] }
		const first = await admin.post(`${path}/dispatches`, some)
		expect(first.status).toBe(201)
		expect(first.body.left).toMatchObject([
			{ line: 1, quantity: 4 },
			{ line: 2, quantity: 2 },
		])
		expect((await admin.get(path)).body.may).toEqual(['dispatch', 'deliver'])
		const partSent = async () => {
			const { body } = await admin.get('/api/orders?partSent=true')
			const { body: counts } = await admin.get('/api/order-counts')
			return [body.length, counts['part-sent'], (await admin.get(path)).body.isPartSent]
		}
		expect(await partSent()).toEqual([1, 1, true])
		const rest = await admin.post(`${path}/dispatches`, { carrier: 'Delhivery' })
		expect(await partSent()).toEqual([0, 0, false])
		expect(rest.body).toMatchObject({ left: [], dispatches: [{ n: 1 }, { n: 2 }] })
		const sent = (await buyer.get(path)).body
		expect(sent).toMatchObject({ status: 'dispatched', fulfilment: 'delivery' })
		expect(sent.history.map(({ action }: { action: string }) => action)).toEqual([
			'place',
			'dispatch',
			'dispatch',
		])
		expect(sent.history[1].note).toBe('Blue Dart, 59482716304')
		await admin.post(`${path}/dispatches/1/delivered`)
		expect((await buyer.get(path)).body.status).toBe('dispatched')
		await admin.post(`${path}/dispatches/2/delivered`)
		expect((await buyer.get(path)).body.status).toBe('delivered')
		expect((await admin.post(`${path}/dispatches/2/delivered`)).status).toBe(409)
		const seen = (await buyer.get(`${path}/dispatches`)).body
		expect(seen.dispatches[0]).toMatchObject({ ...PARCEL, lines: [{ quantity: 6 }] })
		expect(seen.dispatches[1].deliveredAt).not.toBeNull()
	})

	it('is told to its buyer by a mail for each parcel', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { path } = await toSend(opened)
		const admin = await opened.as('Admin')
		await admin.post(`${path}/dispatches`, { ...PARCEL, lines: [{ line: 2, quantity: 1 }] })
		await admin.post(`${path}/dispatches`, PARCEL)
		const mails = (await admin.get('/api/mails?limit=100')).body as { template: string }[]
		const invoices = await opened.store.db
			.selectFrom('jobs')
			.select('key')
			.where('kind', '=', 'tax-invoice')
			.execute()
		expect(invoices).toHaveLength(2)
		expect(mails.filter(({ template }) => template === 'parcel-sent')).toHaveLength(2)
	})

	it('is sent once where twelve admins send all of it at once', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { path } = await toSend(opened)
		const admin = await opened.as('Admin')
		const tries = Array.from({ length: 12 }, () => admin.post(`${path}/dispatches`, PARCEL))
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 201)).toHaveLength(1)
		expect((await admin.get(`${path}/dispatches`)).body.dispatches).toHaveLength(1)
	})

	itOnSqlite('stays until it is paid', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { path } = await toSend(opened, 'due')
		const admin = await opened.as('Admin')
		const refused = await admin.post(`${path}/dispatches`, PARCEL)
		expect([refused.status, refused.body.detail]).toEqual([
			409,
			'What is due before delivery has not been paid yet.',
		])
	})

	it('can have its tracking put right, and no parcel that there is not', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { path, buyer } = await toSend(opened)
		const admin = await opened.as('Admin')
		await admin.post(`${path}/dispatches`, PARCEL)
		const right = { carrier: 'DTDC', trackingUrl: 'https://carrier.example/7' }
		expect((await admin.patch(`${path}/dispatches/1`, right)).body.dispatches[0]).toMatchObject({
			...right,
			trackingNumber: null,
		})
		expect((await admin.patch(`${path}/dispatches/2`, right)).status).toBe(404)
		expect((await admin.post(`${path}/dispatches/2/delivered`)).status).toBe(404)
		const bad = await admin.patch(`${path}/dispatches/1`, {
			carrier: ' ',
			trackingUrl: 'javascript:alert(1)',
		})
		expect(Object.keys(bad.body.errors)).toEqual(['carrier', 'trackingUrl'])
		expect((await buyer.post(`${path}/dispatches`, PARCEL)).status).toBe(403)
	})
})
