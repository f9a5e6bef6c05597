import { expect, it } from 'vitest'
import { once, order } from '../../test/builders.ts'
import { receive } from '../../test/money.ts'
import { setOrder } from '../../test/orders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const PARCEL = { carrier: 'Blue Dart', trackingNumber: '59482716304' }

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, n) => make(n + 1)))

describeOnAllEngines('parcels of an order at once', (open) => {
	it('are never more than was ordered, and all that arrive at once deliver it', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		await deliverForNothing(store)
		const pieces = 6
		const total = pieces * (store.catalogue.anyById(PANEL)?.price ?? 0)
		for (let round = 0; round < 4; round++) {
			const wanted = { ...order({ [PANEL]: pieces }), fulfilment: 'delivery', expectedTotal: total }
			const { id } = (await buyer.post('/api/orders', wanted, once())).body
			await setOrder(store, id, { status: 'pending' })
			const path = `/api/orders/${id}`
			expect((await receive(admin, id, { amount: total })).status).toBe(201)
			const send = () =>
				admin.post(`${path}/dispatches`, { ...PARCEL, lines: [{ line: 1, quantity: 1 }] })
			expect((await send()).status).toBe(201)
			const answers = await many(2 * pieces, send)
			expect(answers.filter(({ status }) => status === 201)).toHaveLength(pieces - 1)
			const sent = (await admin.get(`${path}/dispatches`)).body
			expect([sent.dispatches.length, sent.left]).toEqual([pieces, []])
			await many(pieces, (n) => admin.post(`${path}/dispatches/${n}/delivered`))
			expect((await buyer.get(path)).body.status).toBe('delivered')
		}
	})
})
