import { expect, it } from 'vitest'
import { asDelivered, openPaidShop, PRICE, placePaid, TODAY } from '../../../../test/money.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

interface Event {
	kind: string
	at: string
	[field: string]: unknown
}

describeOnAllEngines('the timeline of an order', (open, itOnSqlite) => {
	it('has its steps, money, mails and parcels in the order of time', async () => {
		const { store, visitor, admin, mailsSent } = await openPaidShop(open)
		const other = await placePaid(visitor())
		const order = await placePaid(visitor())
		await asDelivered(store, order.id)
		await mailsSent()
		const line = `${TODAY()},NEFT ${order.id},SBINN52026112211431836,${PRICE}`
		const statement = { text: `Date,Narration,Ref No,Credit\n${line}` }
		expect((await admin.post('/api/bank-file', statement)).body.payments).toBe(1)
		const sent = { carrier: 'Delhivery', trackingNumber: 'D1', lines: [{ line: 1, quantity: 1 }] }
		await admin.post(`/api/orders/${order.id}/dispatches`, sent)
		await admin.post(`/api/orders/${order.id}/dispatches/1/delivered`, {})
		const asked = { amount: 10, reason: 'A dent' }
		const key = { 'idempotency-key': 'back' }
		const { body } = await admin.post(`/api/orders/${order.id}/refunds`, asked, key)
		await admin.post(`/api/refunds/${body.refunds[0].id}/sent`, { reference: 'RFD-1' })
		await mailsSent()
		const answer = await admin.get(`/api/orders/${order.id}/timeline`)
		const events: Event[] = answer.body.events
		expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted())
		const of = (kind: string) => events.filter((event) => event.kind === kind)
		expect(of('step').map(({ action }) => action)).toEqual(
			(await admin.get(`/api/orders/${order.id}`)).body.history.map(
				({ action }: { action: string }) => action,
			),
		)
		expect(of('step')[1]?.note).toEqual(expect.any(String))
		expect(of('payment')).toMatchObject([
			{ state: 'captured', reference: 'SBINN52026112211431836', way: 'transfer' },
		])
		const [paid] = of('payment')
		// It was said to have come on the day that had begun before the order was placed.
		expect(Date.parse(String(paid?.cameAt))).toBeLessThan(Date.parse(order.createdAt))
		expect(Date.parse(paid?.at ?? '')).toBeGreaterThan(Date.parse(order.createdAt))
		expect(of('refund')).toMatchObject([
			{ state: 'requested', reference: null, reason: 'A dent', amount: 10 },
			{ state: 'done', reference: 'RFD-1' },
		])
		expect(of('parcel').map(({ did, n }) => [did, n])).toEqual([
			['sent', 1],
			['delivered', 1],
		])
		expect(new Set(of('mail').map(({ template }) => template))).toEqual(
			new Set(['order-received', 'payment-received', 'parcel-sent', 'refund-begun', 'refund-done']),
		)
		expect(of('mail').every(({ state }) => state === 'sent')).toBe(true)
		const before = await admin.get(`/api/orders/${other.id}/timeline`)
		expect(before.body.events.map(({ kind }: Event) => kind).toSorted()).toEqual(['mail', 'step'])
	})

	itOnSqlite('is there for admins alone', async () => {
		const { visitor, admin, as } = await openPaidShop(open)
		const order = await placePaid(visitor())
		const path = `/api/orders/${order.id}/timeline`
		const buyer = await as('Buyer')
		expect((await visitor().get(`${path}?key=${order.trackingKey}`)).status).toBe(401)
		expect((await buyer.get(path)).status).toBe(403)
		expect((await admin.get('/api/orders/SB-2222-2222/timeline')).status).toBe(404)
	})
})
