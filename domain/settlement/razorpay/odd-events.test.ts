import { expect, it } from 'vitest'
import { eventOf, send, soldShop } from '../../../test/payments/events.ts'
import { AMOUNT } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('events that Razorpay has signed', (open) => {
	const paidShop = () => soldShop(open)

	it('of odd amounts, words and days are answered as what they are, and move nothing', async () => {
		const { shop, control, buyer, name, takeWebhooks, webhooksSent } = await paidShop()
		takeWebhooks()
		const { paymentId } = control.pay(name)
		await webhooksSent()
		const payment = { ...control.state().payments[0], id: paymentId }
		const before = await buyer.money()
		const entities: Record<string, object> = {
			refund: {
				id: 'rfnd_1',
				payment_id: paymentId,
				amount: 100,
				currency: 'INR',
				status: 'processed',
				notes: [],
				created_at: 1,
			},
			dispute: {
				id: 'disp_1',
				payment_id: paymentId,
				amount: 100,
				currency: 'INR',
				status: 'open',
				reason_code: 'x',
			},
			payment,
		}
		const odd = [0, -1, 0.5, AMOUNT + 1, 2 ** 53, 1e300, '100', null, undefined, [], {}]
		const wrong = [...odd.map((amount) => ({ amount })), { currency: 'USD' }, { currency: null }]
		const names = [
			'refund.created',
			'refund.processed',
			'payment.captured',
			'payment.authorized',
			'payment.failed',
			'payment.dispute.created',
			'order.paid',
		]
		const statuses = new Set<number>()
		const deliver = async (event: string, fields: object, at: unknown = 1_790_000_000) => {
			const kind = event.split('.').at(-2) ?? ''
			const changed = kind === 'order' ? 'payment' : kind
			const payload = Object.fromEntries(
				Object.entries(entities).map(([each, entity]) => [
					each,
					{ entity: each === changed ? { ...entity, ...fields } : entity },
				]),
			)
			const { status } = await send(shop, { ...eventOf(event, payload), created_at: at })
			statuses.add(status)
		}
		for (const event of names) for (const fields of wrong) await deliver(event, fields)
		expect(await buyer.money()).toEqual(before)
		const words = {
			id: 'rfnd_\u0000',
			reason_code: '\u0000',
			error_description: 'a\u0000b\ud800',
			status: '\u0000',
			notes: { refund: '\u0000' },
		}
		for (const event of names)
			for (const [field, value] of Object.entries(words)) await deliver(event, { [field]: value })
		for (const at of [-1, 0.5, 2 ** 53, 1e300, null, '1']) await deliver('payment.failed', {}, at)
		await deliver('payment.dispute.created', { respond_by: 2 ** 53 - 1 })
		expect(statuses).toEqual(new Set([200]))
	})

	it('of a refund that names one of the store with another amount does not end that', async () => {
		const { shop, control, name, takeWebhooks, webhooksSent, runJobs, buyer, admin, moneyAsAdmin } =
			await paidShop()
		takeWebhooks()
		const { paymentId } = control.pay(name)
		await webhooksSent()
		const path = `${buyer.path}/refunds`
		await admin.post(path, { amount: 1000, reason: 'x' }, { 'idempotency-key': 'first' })
		await runJobs()
		const [refund] = control.state().refunds
		const entity = { ...refund, payment_id: paymentId, amount: 100, status: 'processed' }
		const payload = { refund: { entity }, payment: { entity: control.state().payments[0] } }
		expect((await send(shop, eventOf('refund.processed', payload))).status).toBe(200)
		expect((await moneyAsAdmin()).refunds).toMatchObject([{ state: 'sent', amount: 1000 }])
		// One made at Razorpay that does not fit beside the refunds on their way waits, and admins are notified.
		const other = { ...entity, id: 'rfnd_other', amount: AMOUNT, notes: [] }
		const beside = { ...payload, refund: { entity: other } }
		expect((await send(shop, eventOf('refund.processed', beside))).status).toBe(200)
		expect((await moneyAsAdmin()).refunds).toHaveLength(1)
		control.endRefund(refund?.id ?? '', 'failed')
		await webhooksSent()
		expect((await moneyAsAdmin()).refunds).toMatchObject([
			{ state: 'failed', amount: 1000 },
			{ state: 'done', amount: AMOUNT / 100 },
		])
	})
})
