import { expect, it } from 'vitest'
import { faultsIn } from '../../../store/backup/checks.ts'
import { contact, once } from '../../../test/builders.ts'
import { soldShop } from '../../../test/payments/events.ts'
import { AMOUNT, PRICE } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('money that a buyer’s bank takes back', (open) => {
	/** An order that is paid online, and what its buyer's bank does. */
	async function paidShop() {
		const shop = await soldShop(open)
		shop.takeWebhooks()
		const { paymentId } = shop.control.pay(shop.name)
		await shop.webhooksSent()
		async function dispute(what: string, more: { id?: string; deducted?: number } = {}) {
			const id = shop.control.dispute(paymentId, what, more)
			await shop.webhooksSent()
			expect(await faultsIn(shop.store.db)).toEqual([])
			return id
		}
		const refund = (amount: number) =>
			shop.admin.post(`${shop.buyer.path}/refunds`, { amount, reason: 'A dent' }, once())
		const balance = async () => (await shop.admin.get('/api/reports/balance')).body.months[0]
		return { ...shop, paymentId, dispute, refund, balance }
	}

	it('is owed again once the dispute is lost, and is the buyer’s again once it is won', async () => {
		const { dispute, moneyAsAdmin, buyer, refund, runJobs, control, webhooksSent, admin } =
			await paidShop()
		const id = await dispute('created')
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', refunded: 0, refundable: PRICE })
		for (let twice = 0; twice < 2; twice++) {
			await dispute('lost', { id })
			expect(await moneyAsAdmin()).toMatchObject({
				...{ state: 'due', paid: PRICE, refunded: PRICE, refundable: 0, due: PRICE },
				refunds: [{ state: 'done', payAgain: true, amount: PRICE, reference: id }],
			})
		}
		expect((await buyer.money()).next).toMatchObject({ amount: PRICE })
		const { events } = (await admin.get(`${buyer.path}/timeline`)).body
		const refunds = events.filter(({ kind }: { kind: string }) => kind === 'refund')
		expect(refunds).toMatchObject([{ state: 'done', amount: PRICE, reference: id }])
		expect((await refund(1)).body).toMatchObject({ code: 'over_limit' })
		await dispute('won', { id })
		expect(await moneyAsAdmin()).toMatchObject({
			...{ state: 'paid', paid: 2 * PRICE, refunded: PRICE, refundable: PRICE },
		})
		const { body: notices } = await admin.get('/api/notifications')
		expect(notices.map(({ message }: { message: string }) => message)).toContainEqual(
			expect.stringContaining('is won'),
		)
		// It goes back by the payment that the provider knows.
		expect((await refund(PRICE)).status).toBe(201)
		await runJobs()
		control.endRefund(control.state().refunds[0]?.id ?? '', 'processed')
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ state: 'refunded', refundable: 0 })
	})

	it('may be more than is left of its payment, or a part of it', async () => {
		const { dispute, refund, runJobs, moneyAsAdmin, control, webhooksSent } = await paidShop()
		await refund(1000)
		await runJobs()
		control.endRefund(control.state().refunds[0]?.id ?? '', 'processed')
		await webhooksSent()
		const id = await dispute('lost')
		expect(await moneyAsAdmin()).toMatchObject({ refunded: PRICE + 1000, refundable: 0 })
		await dispute('won', { id, deducted: AMOUNT })
		expect(await moneyAsAdmin()).toMatchObject({ refundable: PRICE - 1000 })
		await dispute('lost', { deducted: 250_00 })
		expect(await moneyAsAdmin()).toMatchObject({ refundable: PRICE - 1250 })
	})

	it('is not refunded beside, by a refund that fails or an order that is cancelled', async () => {
		const { dispute, refund, runJobs, moneyAsAdmin, control, webhooksSent, buyer } =
			await paidShop()
		await refund(PRICE)
		await runJobs()
		await dispute('lost')
		control.endRefund(control.state().refunds[0]?.id ?? '', 'failed')
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ refunded: PRICE, refundable: 0 })
		const path = `${buyer.path}/cancel?key=${buyer.key}`
		expect((await buyer.caller.post(path, contact)).status).toBe(200)
		await runJobs()
		expect(control.state().refunds).toHaveLength(1)
		expect(
			(await buyer.money()).refunds.filter(({ state }: { state: string }) => state !== 'failed'),
		).toHaveLength(1)
	})

	it('before this was recorded is recorded by the next daily check', async () => {
		const { store, dispute, moneyAsAdmin, checkProvider } = await paidShop()
		await dispute('created')
		await store.db
			.updateTable('payment_disputes')
			.set({ state: 'lost', deducted_paise: AMOUNT as never })
			.execute()
		await checkProvider()
		await checkProvider()
		expect(await moneyAsAdmin()).toMatchObject({ state: 'due', refunded: PRICE, refundable: 0 })
	})
})
