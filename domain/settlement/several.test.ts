import { expect, it } from 'vitest'
import { once } from '../../test/builders.ts'
import { openPaidShop, PRICE, placePaid as place } from '../../test/money.ts'
import { setOrder } from '../../test/orders.ts'
import { mailsOf } from '../../test/outbox.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describeOnAllEngines('several orders', (open) => {
	it('are recorded as paid by one call, each once, and the others say why', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const [one, two, three] = [
			await place(visitor()),
			await place(visitor()),
			await place(visitor()),
		]
		const key = once()
		const payments = [
			{ id: one.id, reference: 'UTR1' },
			{ id: two.id },
			{ id: three.id, reference: 'UTR3', amount: PRICE + 1 },
			{ id: 'SB-2222-2222', reference: 'UTR4' },
		]
		const sent = { way: 'transfer', date: '2026-01-01', payments }
		const record = () => admin.post('/api/order-payments', sent, key)
		const { status, body } = await record()
		expect([status, ids(body.changed)]).toEqual([200, [one.id]])
		expect(body.left).toMatchObject([
			{ id: two.id, message: 'Type the reference of the transfer.' },
			{ id: three.id },
			{ id: 'SB-2222-2222', name: null },
		])
		const paid = async (id: string) => (await admin.get(`/api/orders/${id}/payments`)).body.paid
		expect([await paid(one.id), await paid(two.id), await paid(three.id)]).toEqual([PRICE, 0, 0])
		expect(ids((await record()).body.changed)).toEqual([one.id])
		expect(await paid(one.id)).toBe(PRICE)
		const buyer = await visitor().post('/api/order-payments', sent, once())
		expect(buyer.status).toBe(401)
	})

	it('are sent by one call, those that are paid', async () => {
		const { visitor, admin, receive, store } = await openPaidShop(open)
		const [paid, unpaid] = [await place(visitor()), await place(visitor())]
		await receive(paid.id, { key: 'one' })
		for (const { id } of [paid, unpaid]) await setOrder(store, id, { fulfilment: 'delivery' })
		const parcels = [paid, unpaid].map(({ id }, n) => ({
			...{ id, carrier: 'Blue Dart' },
			trackingNumber: `AWB${n}`,
		}))
		const { body } = await admin.post('/api/dispatches', { parcels })
		expect([ids(body.changed), ids(body.left)]).toEqual([[paid.id], [unpaid.id]])
		expect((await admin.get('/api/orders?q=AWB0')).body).toMatchObject([{ id: paid.id }])
		expect((await admin.post('/api/dispatches', { parcels: [] })).status).toBe(422)
	})

	it('have their buyers reminded of what is due, once a day', async () => {
		const { visitor, admin, receive, store } = await openPaidShop(open)
		const [late, paid] = [await place(visitor()), await place(visitor())]
		await receive(paid.id, { key: 'one' })
		const remind = async () =>
			(await admin.post('/api/payment-reminders', { ids: [late.id, paid.id] })).body
		const first = await remind()
		expect(ids(first.changed)).toEqual([late.id])
		expect(first.left).toMatchObject([{ id: paid.id }])
		expect((await remind()).left).toContainEqual(
			expect.objectContaining({ message: 'The buyer was reminded today already.' }),
		)
		expect(await mailsOf(store, 'payment-reminder')).toHaveLength(1)
		const { body: due } = await admin.get('/api/receivables')
		expect(due.rows).toMatchObject([{ orderId: late.id, remindedAt: expect.any(String) }])
		const { now } = store
		store.now = () => now() + 86_400_000
		expect(ids((await remind()).changed)).toEqual([late.id])
		const { body: entries } = await admin.get(`/api/audit?subject=${late.id}`)
		expect(entries.filter(({ action }: { action: string }) => action === 'reminded')).toHaveLength(
			2,
		)
	})
})
