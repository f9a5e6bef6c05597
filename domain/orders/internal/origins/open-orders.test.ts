import { expect, it } from 'vitest'
import { runRetention } from '../../../../store/retention.ts'
import {
	halveStock,
	type Orderer,
	orderAs,
	orderAtOnce,
	orderOften,
} from '../../../../test/attacks/open-orders.ts'
import type { Answer } from '../../../../test/callers.ts'
import { CHEAP, limitedShop, PIECES } from '../../../../test/limited-shop.ts'
import { fakeProvider } from '../../../../test/money.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'

const transfer = { ...CHEAP, payment: 'transfer' as const }
const online = { ...CHEAP, payment: 'razorpay' as const }
const onDelivery = { ...CHEAP, payment: 'cod' as const }

const taken = (answers: Answer[]) => answers.filter(({ status }) => status === 201)
const declinesOf = (answers: Answer[]) =>
	answers.flatMap(({ status, body }) => (status === 201 ? [] : [`${status} ${body.code}`]))

describeOnAllEngines('unpaid transfers of people who have never paid', (open) => {
	it('hold half of a product together, however many come at once', async () => {
		const { stranger, left, admin } = await limitedShop(open)
		const answers = await orderAtOnce(20, () => stranger(), { ...transfer, quantity: 5 })
		expect(taken(answers)).toHaveLength(6)
		expect(new Set(declinesOf(answers))).toEqual(new Set(['422 over_limit']))
		expect(await left()).toBe(PIECES - 30)
		const { body } = await orderAs(stranger(), { ...transfer, quantity: 3 })
		expect(body).toMatchObject({ productId: 'test-panel', most: 2 })
		expect((await orderAs(stranger(), { ...transfer, quantity: 2 })).status).toBe(201)
		expect((await orderAs(stranger(), transfer)).status).toBe(422)
		expect((await orderAs(stranger(), onDelivery)).status).toBe(201)
		await admin.put('/api/products/dear', { stock: 1 })
		expect(
			(await orderAs(stranger(), { ...transfer, product: 'dear', price: 60_000 })).status,
		).toBe(201)
	})

	it('are three by one phone, address, network, device or account, however many come at once', async () => {
		const { stranger, as, visitor } = await limitedShop(open)
		const same = stranger()
		const browser = visitor('203.0.113.9')
		await orderAs({ ...stranger(), caller: browser }, onDelivery)
		const buyer = await as('Buyer')
		const { contactNumber, street } = same.shipping
		const asOne: Record<string, () => Orderer> = {
			phone: () => stranger(undefined, { contactNumber }),
			address: () => stranger(undefined, { street: ` ${street.toUpperCase()}, ` }),
			network: () => stranger('203.0.113.7'),
			device: () => {
				const other = stranger()
				for (const [name, value] of browser.cookies) other.caller.cookies.set(name, value)
				return other
			},
			account: () => ({ ...stranger(), caller: buyer }),
		}
		for (const [by, of] of Object.entries(asOne))
			expect(taken(await orderAtOnce(5, of, transfer)), by).toHaveLength(3)
	})
})

describeOnSqlite('orders that nobody has paid', (open) => {
	it('take no more than half of a product by halves', async () => {
		const { stranger, left } = await limitedShop(open)
		const answers = await halveStock(7, () => stranger(), { ...transfer, pieces: PIECES })
		expect(taken(answers)).toHaveLength(1)
		expect(await left()).toBe(PIECES / 2)
	})

	it('hold half of it together with those that are to be confirmed', async () => {
		const { stranger, admin } = await limitedShop(open)
		const dear = { product: 'dear', price: 60_000, quantity: 3 }
		const answers = await orderOften(12, () => stranger(), { ...dear, payment: 'cod' })
		expect(taken(answers)).toHaveLength(10)
		const first = taken(answers)[0]?.body.id
		expect((await admin.post(`/api/orders/${first}/confirm`)).status).toBe(200)
		expect((await orderAs(stranger(), { ...dear, payment: 'transfer' })).status).toBe(201)
	})

	it('are two by device and ten by network where they are paid online', async () => {
		const { store, stranger, visitor } = await limitedShop(open)
		store.online = fakeProvider()
		const ofNetwork = await orderOften(12, () => stranger('203.0.113.7'), online)
		expect(taken(ofNetwork)).toHaveLength(10)
		const caller = visitor('203.0.113.8')
		const ofDevice = await orderOften(4, () => ({ ...stranger(), caller }), online)
		expect(taken(ofDevice)).toHaveLength(2)
	})

	it('are named to the device that placed them, and to nobody else', async () => {
		const { stranger, visitor } = await limitedShop(open)
		const same = stranger()
		const mine = taken(await orderOften(3, () => same, transfer)).map(({ body }) => body.id)
		const { body } = await orderAs(same, transfer)
		expect([body.code, body.orders.toSorted()]).toEqual(['over_limit', mine.toSorted()])
		for (const id of mine) expect(body.detail).toContain(id)
		const other = await orderAs({ ...same, caller: visitor('203.0.113.9') }, transfer)
		expect([other.body.code, other.body.orders]).toEqual(['over_limit', []])
	})

	it('make room when one is cancelled or paid, and whoever has paid holds what they like', async () => {
		const { stranger, as, admin } = await limitedShop(open)
		const buyer = { ...stranger(), caller: await as('Buyer') }
		const [first, second] = taken(await orderOften(3, () => buyer, transfer))
		expect((await orderAs(buyer, transfer)).status).toBe(422)
		expect((await buyer.caller.post(`/api/orders/${first?.body.id}/cancel`)).status).toBe(200)
		expect((await orderAs(buyer, transfer)).status).toBe(201)
		const received = { way: 'transfer', amount: 1000, reference: 'UTR 1' }
		const paid = await admin.post(
			`/api/orders/${second?.body.id}/payments`,
			{ ...received, date: new Date(Date.now() + 19_800_000).toISOString().slice(0, 10) },
			{ 'idempotency-key': 'one payment of this test' },
		)
		expect(paid.status).toBe(201)
		expect((await orderAs(buyer, { ...transfer, quantity: 40 })).status).toBe(201)
	})

	it('keep where they come from as hashes while they are open, and not afterwards', async () => {
		const { store, stranger } = await limitedShop(open)
		const guest = stranger()
		const { body } = await orderAs(guest, transfer)
		const origins = () => store.db.selectFrom('order_origins').select(['kind', 'value']).execute()
		const kinds = (await origins()).map(({ kind }) => kind).sort()
		expect(kinds).toEqual(['address', 'device', 'network', 'phone'])
		for (const { value } of await origins()) expect(value).toMatch(/^[\w-]{43}$/)
		const contact = guest.shipping.contactNumber
		const cancel = `/api/orders/${body.id}/cancel?key=${body.trackingKey}`
		expect((await guest.caller.post(cancel, { contact })).status).toBe(200)
		await runRetention(store)
		expect(await origins()).toEqual([])
	})
})
