import { expect, it } from 'vitest'
import { contact, once, order } from '../../../test/builders.ts'
import { placePaid } from '../../../test/money.ts'
import { setOrder } from '../../../test/orders.ts'
import { newInstaller } from '../../../test/routing.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { findOrder } from '../queries.ts'

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describeOnAllEngines('many at once', (open) => {
	it('sells exactly ten of ten to fifty buyers', async () => {
		const { store, as, visitor } = await open()
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 10 })
		const answers = await times(50, (buyer) =>
			visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once(`buyer ${buyer}`)),
		)
		const sold = answers.filter(({ status }) => status === 201)
		const received = answers.filter(({ status }) => status === 409)
		expect([sold.length, received.length]).toEqual([10, 40])
		for (const { body } of received)
			expect(body).toMatchObject({
				code: 'out_of_stock',
				detail: 'Solar Panel 250W is out of stock.',
				available: 0,
			})
		expect(await stockOf(store, 'solar-panel-250w')).toBe(0)
		const orders = await store.db.selectFrom('orders').select('id').execute()
		expect(orders.map(({ id }) => id).sort()).toEqual(sold.map(({ body }) => body.id).sort())
	})

	it('never sells half of a pair when two products are wanted in both orders', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put('/api/products/solar-panel-250w', { stock: 12 })
		await admin.put('/api/products/solar-panel-500w', { stock: 9 })
		const answers = await times(30, (buyer) =>
			visitor().post(
				'/api/orders',
				order(
					buyer % 2
						? { 'solar-panel-250w': 1, 'solar-panel-500w': 1 }
						: { 'solar-panel-500w': 1, 'solar-panel-250w': 1 },
				),
				once(`buyer ${buyer}`),
			),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(21)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(3)
		expect(await stockOf(store, 'solar-panel-500w')).toBe(0)
	})

	it('gives an order to one of two installers who accept it at once', async () => {
		const { as, visitor } = await open()
		const installers = [await as('Installer'), await as('Installer')]
		const { body } = await visitor().post('/api/orders', order(), once())
		const answers = await Promise.all(
			installers.map((installer) => installer.post(`/api/orders/${body.id}/accept`)),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		const late = answers.find(({ status }) => status === 409)
		expect(late?.body).toMatchObject({
			code: 'already_closed',
			detail: 'This order is already taken.',
		})
	})

	it('gives a passed order to one of two: who takes the decline back, or who accepts it', async () => {
		const shop = await open({ mode: 'live', sampleData: true })
		const { store, visitor } = shop
		const installers = await times(2, () => newInstaller(shop))
		for (let round = 0; round < 8; round++) {
			const { id } = await placePaid(visitor(), { payment: 'cod' })
			const seen = await Promise.all(installers.map((each) => each.get(`/api/orders/${id}`)))
			const [holder, other] = seen[0]?.status === 200 ? installers : installers.toReversed()
			expect((await holder?.post(`/api/orders/${id}/decline`))?.body.may).toEqual(['undo'])
			const [undone, accepted] = await Promise.all([
				holder?.post(`/api/orders/${id}/undo`),
				other?.post(`/api/orders/${id}/accept`),
			])
			const row = await findOrder(store.db, id)
			if (undone?.status === 200) {
				// Read after that, it is no longer theirs to see.
				expect([404, 409]).toContain(accepted?.status)
				expect(row).toMatchObject({ status: 'pending' })
			} else {
				expect([undone?.status, accepted?.status]).toEqual([409, 200])
				expect(undone?.body.code).toBe('already_closed')
				expect(row).toMatchObject({ status: 'accepted' })
			}
			await setOrder(store, id, { status: 'installed' })
		}
	}, 30_000)

	it('takes back a decline once, or sells what it gave back, and never both', async () => {
		const { store, as, visitor } = await open()
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 2 })
		const installer = await as('Installer')
		const { body } = await visitor().post('/api/orders', order(), once())
		await installer.post(`/api/orders/${body.id}/decline`)
		const [undone, again, sold] = await Promise.all([
			installer.post(`/api/orders/${body.id}/undo`),
			installer.post(`/api/orders/${body.id}/undo`),
			visitor().post('/api/orders', order(), once()),
		])
		const wins = [undone, again, sold].filter(({ status }) => status === 200 || status === 201)
		expect(wins).toHaveLength(1)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(0)
	})

	it('returns the stock once when it is declined and cancelled at once', async () => {
		const { store, as, visitor } = await open()
		const installer = await as('Installer')
		const guest = visitor()
		const { body } = await guest.post('/api/orders', order(), once())
		const answers = await Promise.all([
			installer.post(`/api/orders/${body.id}/decline`),
			guest.post(`/api/orders/${body.id}/cancel?key=${body.trackingKey}`, contact),
			installer.post(`/api/orders/${body.id}/decline`),
		])
		const [declined, cancelled, again] = answers.map(({ status }) => status)
		expect([declined, cancelled, again].filter((status) => status === 200)).toHaveLength(1)
		expect([200, 409]).toContain(cancelled)
		// Asked after the buyer has cancelled it, it is no longer an installer's to see.
		for (const status of [declined, again]) expect([200, 404, 409]).toContain(status)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
	})

	it('keeps the ledger whole while orders, cancellations and new stock cross', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		await times(24, async (index) => {
			if (index % 4 === 0) return admin.put('/api/products/solar-panel-250w', { stock: 40 + index })
			const guest = visitor()
			const { body } = await guest.post('/api/orders', order(), once(`guest ${index}`))
			return guest.post(`/api/orders/${body.id}/cancel?key=${body.trackingKey}`, contact)
		})
		const stock = await stockOf(store, 'solar-panel-250w')
		expect((await visitor().get('/api/products/solar-panel-250w')).body.stock).toBe(stock)
	})
})
