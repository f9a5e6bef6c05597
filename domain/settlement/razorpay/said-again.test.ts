import { expect, it } from 'vitest'
import { watched, writtenBy } from '../../../test/databases/statements.ts'
import { soldShop } from '../../../test/payments/events.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { signatureOf } from '../../payments/razorpay/signatures.ts'
import { returnFrom } from '../internal/razorpay/return.ts'
import { takeWebhook } from '../internal/razorpay/webhook.ts'

/** Of an event, with the transaction around them. */
const FEW = 12

describeOnAllEngines('a payment that is known', (open) => {
	it('is said again by three events and by its buyer, for which little is asked and nothing written', async () => {
		const { shop, control, takeWebhooks, webhooksSent, name, buyer } = await soldShop(open)
		takeWebhooks()
		const { fields } = control.pay(name)
		await webhooksSent()
		expect(await buyer.order()).toMatchObject({ money: { state: 'paid' } })
		const events = control.webhooks.all()
		expect(events).toHaveLength(3)
		for (const { body, event } of events) {
			const { store, statements } = watched(shop.store)
			const delivered = {
				body: new TextEncoder().encode(body),
				signature: signatureOf(shop.simulator.keys.webhookSecret, body),
				eventId: `once more ${event}`,
			}
			expect(await takeWebhook(store, delivered)).toEqual({ ok: true, value: undefined })
			// The second is the order's lock.
			expect(writtenBy(statements)).toEqual(['insert payment_events', 'update orders'])
			expect(statements.length).toBeLessThan(FEW)
		}
		const { store, statements } = watched(shop.store)
		const payment = await store.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
		const back = await returnFrom(store, payment.id, fields ?? {})
		expect(back).toMatchObject({ ok: true, value: { isPaid: true } })
		expect(writtenBy(statements)).toEqual([])
	})
})
