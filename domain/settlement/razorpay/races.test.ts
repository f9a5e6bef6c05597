import { expect, it } from 'vitest'
import { mailsOf } from '../../../test/outbox.ts'
import { AMOUNT, onlineShop, PANEL, PRICE } from '../../../test/payments/online-shop.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { signatureOf } from '../../payments/razorpay/signatures.ts'
import { takeWebhook } from '../internal/razorpay/webhook.ts'

const ROUNDS = 5

describeOnAllEngines('at once', (open) => {
	it('a webhook, a return and reconciliation settle an order once', async () => {
		const { buys, pay, control, takeWebhooks, webhooksSent, forward, runJobs, store } =
			await onlineShop(open)
		takeWebhooks()
		for (let round = 0; round < ROUNDS; round++) {
			const buyer = await buys()
			const { form } = (await buyer.begin()).body
			forward(61_000)
			control.webhooks.inManner({ order: round % 2 ? 'reversed' : 'shuffled', copies: 2 })
			const back = pay(form)
			await Promise.all([back(), runJobs(), buyer.begin(), back()])
			await webhooksSent()
			const order = await buyer.order()
			expect(order).toMatchObject({ status: 'pending', money: { state: 'paid', paid: PRICE } })
			const released = order.history.filter(
				({ action }: { action: string }) => action === 'release',
			)
			expect(released).toHaveLength(1)
			const { payments, refunds } = await buyer.money()
			expect([payments.length, refunds.length]).toEqual([1, 0])
			expect(await mailsOf(store, 'payment-received')).toHaveLength(round + 1)
		}
	})

	it('a payment and the expiry of its order leave the order paid and its goods taken once', async () => {
		const { buys, pay, control, takeWebhooks, webhooksSent, forward, runJobs, store } =
			await onlineShop(open)
		takeWebhooks()
		const before = await stockOf(store, PANEL)
		for (let round = 0; round < ROUNDS; round++) {
			const buyer = await buys()
			const { form } = (await buyer.begin()).body
			forward(15 * 60_000 + 1000)
			const paying = () => pay(form)()
			await Promise.all(round % 2 ? [paying(), runJobs()] : [runJobs(), paying()])
			await webhooksSent()
			expect(await buyer.order()).toMatchObject({
				status: 'pending',
				money: { state: 'paid', paid: PRICE, refunded: 0 },
			})
			expect(await stockOf(store, PANEL)).toBe(before - round - 1)
		}
		const captured = control.state().payments.filter(({ status }) => status === 'captured')
		expect(captured.map(({ amount }) => amount)).toEqual(Array(ROUNDS).fill(AMOUNT))
	})

	it('events of a refund that somebody has made at Razorpay are each recorded at their first try', async () => {
		const { buys, control, simulator, takeWebhooks, webhooksSent, store } = await onlineShop(open)
		takeWebhooks()
		const buyer = await buys()
		const { form } = (await buyer.begin()).body
		control.pay(form.fields.order_id)
		await webhooksSent()
		const [payment] = control.state().payments
		const refund = { payment_id: payment?.id, amount: 1000_00, currency: 'INR', notes: [] }
		const deliver = (event: string, status: string) => {
			const entity = { id: 'rfnd_elsewhere', status, created_at: 1, ...refund }
			const payload = { payment: { entity: payment }, refund: { entity } }
			const body = Buffer.from(JSON.stringify({ entity: 'event', event, created_at: 1, payload }))
			const signature = signatureOf(simulator.keys.webhookSecret, body)
			return takeWebhook(store, { body, signature, eventId: `${event} ${status}` })
		}
		const taken = await Promise.allSettled([
			deliver('refund.created', 'pending'),
			deliver('refund.created', 'processed'),
			deliver('refund.processed', 'processed'),
		])
		expect(taken.filter(({ status }) => status === 'rejected')).toEqual([])
		const { refunds } = await buyer.money()
		expect(refunds).toMatchObject([{ state: 'done', amount: 1000 }])
		// The provider's id says nothing to a buyer.
		const mails = await mailsOf(store, 'refund-done')
		expect(mails.map(({ data }) => data)).toEqual([expect.stringContaining('"reference":null')])
	})

	it('two windows of a buyer begin one payment', async () => {
		const { buys, control } = await onlineShop(open)
		const buyer = await buys()
		const answers = await Promise.all(Array.from({ length: 8 }, buyer.begin))
		expect(new Set(answers.map(({ body }) => body.form.fields.order_id)).size).toBe(1)
		expect(control.state().orders).toHaveLength(1)
	})
})
