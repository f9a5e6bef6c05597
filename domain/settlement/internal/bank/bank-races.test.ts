import { expect, it } from 'vitest'
import { inTransaction } from '../../../../db/transaction.ts'
import { paise } from '../../../../shared/money.ts'
import {
	capturedOnline,
	fakeProvider,
	openPaidShop,
	PANEL,
	PRICE,
	placePaid as place,
} from '../../../../test/money.ts'
import { stockOf } from '../../../../test/stock.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'
import { applyReported } from '../../../orders/money/apply-reported.ts'
import { beginOnline } from '../../../orders/money/online-payment.ts'
import { findPayment } from '../../../payments/queries.ts'

const statement = (...lines: string[]) =>
	['Date,Narration,Ref No,Debit,Credit', ...lines].join('\n')

describeOnAllEngines('two bank files, a record by hand and a webhook at once', (open) => {
	it('record each real payment once, send the surplus back, and release the order once', async () => {
		const { store, visitor, admin, receive } = await openPaidShop(open)
		store.online = fakeProvider()
		for (let n = 0; n < 5; n++) {
			const before = await stockOf(store, PANEL)
			const { id } = await place(visitor())
			const attempt = await inTransaction(store.db, (tx) =>
				beginOnline(store, tx, {
					orderId: id,
					scheduleN: 1,
					amount: paise(Math.round(PRICE * 100)),
					at: store.now(),
				}),
			)
			const payment = await findPayment(store.db, attempt)
			if (!payment) throw new Error('not begun')
			const rrn = String(632712345000 + n)
			const line = `23/11/2026,UPI/${rrn}/ASHA/${id},,,${PRICE}`
			const imports = [statement(line), statement(line, '23/11/2026,RENT,,5,')]
			const acts = [
				...imports.map((text) => () => admin.post('/api/bank-file', { text })),
				() => receive(id, { reference: `UTR 0000${rrn}`, date: '2026-11-23' }),
				() => applyReported(store, payment, [capturedOnline(`pay_${n}`, payment.amount_paise)]),
			]
			await Promise.all([...acts.slice(n % 4), ...acts.slice(0, n % 4)].map((act) => act()))
			const { body } = await admin.get(`/api/orders/${id}/payments`)
			const captured = body.payments.filter(({ state }: { state: string }) => state === 'captured')
			const transfers = captured.filter(({ way }: { way: string }) => way === 'transfer')
			expect(transfers.length).toBeLessThanOrEqual(1)
			expect(captured.length - transfers.length).toBe(1)
			expect(body.paid).toBeCloseTo(captured.length * PRICE, 2)
			expect(body.refunded + body.owed).toBeCloseTo(body.paid - PRICE, 2)
			const { body: order } = await admin.get(`/api/orders/${id}`)
			expect(order.status).toBe('pending')
			expect(await stockOf(store, PANEL)).toBe(before - 1)
			const released = order.history.filter(
				({ status }: { status: string }) => status === 'pending',
			)
			expect(released).toHaveLength(1)
		}
	})
})
