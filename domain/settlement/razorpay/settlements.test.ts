import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { soldShop } from '../../../test/payments/events.ts'
import { AMOUNT, PRICE } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const FEE = Math.round(AMOUNT * 0.02) + Math.round(AMOUNT * 0.02 * 0.18)
const TAX = Math.round(AMOUNT * 0.02 * 0.18)

describeOnAllEngines('what Razorpay pays out', (open) => {
	async function settledShop() {
		const sold = await soldShop(open)
		sold.takeWebhooks()
		const { paymentId } = sold.control.pay(sold.name)
		await sold.webhooksSent()
		await sold.control.refund(paymentId, 1000_00)
		await sold.webhooksSent()
		const settlement = sold.control.settle()
		if (!settlement) throw new Error('Nothing was settled')
		const today = dayAt(sold.store.now())
		const month = () => sold.admin.get(`/api/settlements?month=${today.slice(0, 7)}`)
		return { ...sold, settlement, today, month, paymentId: paymentId ?? '' }
	}

	it('is known within a day, with its fees, in the list, the export and the day book', async () => {
		const { checkProvider, settlement, month, admin, today, paymentId } = await settledShop()
		await checkProvider()
		await checkProvider()
		const net = AMOUNT - FEE - 1000_00
		expect(settlement.amount).toBe(net)
		expect((await month()).body).toMatchObject({
			totals: { amount: net / 100, fee: FEE / 100, feeTax: TAX / 100 },
			rows: [{ reference: settlement.id, utr: settlement.utr, items: 2, bankReference: null }],
		})
		const list = (await admin.get('/api/payments')).body
		expect(list.rows).toMatchObject([
			{ kind: 'refund', fee: null, settlement: settlement.id, utr: settlement.utr },
			{ kind: 'payment', fee: FEE / 100, feeTax: TAX / 100, settlement: settlement.id },
		])
		expect(list.totals.received).toBe(PRICE)
		const csv = (await admin.get('/api/exports/payments.csv')).body as string
		expect(csv).toContain(`${(FEE / 100).toFixed(2)},${(TAX / 100).toFixed(2)},${settlement.id}`)
		const book = (await admin.get(`/api/exports/day-book.csv?from=${today}&to=${today}`)).body
		expect(book).toContain(`provider-fee,${settlement.utr},,Razorpay,${(FEE - TAX) / 100}`)
		expect(book).toContain(`gst-on-provider-fee,${settlement.utr},,Razorpay,${TAX / 100}`)
		expect(paymentId).toBeTruthy()
	})

	it('is known from its report as well, once', async () => {
		const { settlement, month, admin, paymentId, today } = await settledShop()
		const [y, m, d] = today.split('-')
		const fee = ((FEE - TAX) / 100).toFixed(2)
		const [amount, credit] = [(AMOUNT / 100).toFixed(2), ((AMOUNT - FEE) / 100).toFixed(2)]
		const about = `${settlement.id},${d}/${m}/${y} 10:00:00,${settlement.utr}`
		const text = [
			'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr',
			`payment,${paymentId},${amount},INR,${fee},${(TAX / 100).toFixed(2)},0.00,${credit},${about}`,
			`refund,rfnd_1,1000.00,INR,0.00,0.00,1000.00,0.00,${about}`,
			`payment,pay_2,100.00,INR,1.00,0.18,0.00,98.00,${about}`,
			'',
		].join('\r\n')
		const send = () => admin.post('/api/settlement-file', { text })
		expect((await send()).body).toEqual({ recorded: 2, known: 0, unread: [4] })
		expect((await send()).body).toEqual({ recorded: 0, known: 2, unread: [4] })
		expect((await month()).body.totals).toEqual({
			amount: settlement.amount / 100,
			fee: FEE / 100,
			feeTax: TAX / 100,
		})
		expect((await admin.post('/api/settlement-file', { text: 'a,b\n1,2' })).status).toBe(422)
	})

	it('is found by its credit in the bank’s file, by UTR and amount, and is no payment of an order', async () => {
		const { checkProvider, settlement, month, admin, buyer } = await settledShop()
		await checkProvider()
		const utr = settlement.utr.toUpperCase()
		const credit = (rupees: number, narration: string) =>
			[
				'Date,Narration,Debit,Credit,Balance',
				`21/11/2026,NEFT CR-${narration}-RAZORPAY SOFTWARE,,${rupees},`,
			].join('\n')
		const sent = (text: string) => admin.post('/api/bank-file', { text })
		const rupees = settlement.amount / 100
		for (const other of [credit(rupees, 'NOBODY'), credit(rupees + 1, utr)])
			expect((await sent(other)).body.lines).toMatchObject([{ result: 'no-order' }])
		expect((await month()).body.rows).toMatchObject([{ bankReference: null }])

		const text = credit(rupees, utr)
		for (const _again of [1, 2])
			expect((await sent(text)).body).toMatchObject({
				payments: 0,
				lines: [{ result: 'settlement', orderId: null }],
			})
		const [row] = (await month()).body.rows
		expect(row.bankReference).toBe(settlement.utr)
		const kept = await admin.post('/api/bank-statements', { text })
		const path = `/api/bank-statements/${kept.body.id}/lines`
		const refused = await admin.post(path, { row: 2, orderId: buyer.id })
		expect(refused.status).toBe(409)
	})
})
