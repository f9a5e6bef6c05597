import { inTransaction } from '../../db/transaction.ts'
import { recordDisputeEvent } from '../../domain/settlement/internal/razorpay/disputes.ts'
import type { OrderId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import type { OpenStore } from '../../store/open.ts'
import { rowsOf } from '../orders.ts'

/** What buyers' banks do to the payments of orders. */
export function disputesOf(store: OpenStore) {
	const { db } = store

	/** Its payments are online from the day on which they are entered. */
	async function payOnline(id: OrderId): Promise<void> {
		for (const { id: payment, provider } of await rowsOf(store, 'payments', id))
			if (provider !== 'razorpay')
				await db
					.updateTable('payments')
					.set({ provider: 'razorpay', provider_ref: `pay_${payment}`, bank_ref: null })
					.where('id', '=', payment)
					.execute()
	}

	/** The buyer's bank takes back the latest payment or a part of it, or what it took comes back. */
	async function report(id: OrderId, state: 'lost' | 'won', share: number): Promise<void> {
		const disputes = await rowsOf(store, 'payment_disputes', id)
		const lost = disputes.find((row) => row.state === 'lost')
		const payments = await rowsOf(store, 'payments', id)
		const latest = payments.findLast((row) => row.state === 'captured' && row.restores === null)
		const payment = state === 'won' ? payments.find((row) => row.id === lost?.payment_id) : latest
		if (!payment) return
		const amount = payment.amount_paise
		const taken = share > 50 ? amount : Math.ceil((amount * share) / 100)
		const reported = {
			id: (state === 'won' && lost?.ref) || `disp_${payment.id}_${disputes.length}`,
			...{ paymentId: payment.provider_ref ?? '', amount, currency: 'INR', state },
			...{ amountDeducted: paise(taken), reason: null, respondBy: null },
		}
		await inTransaction(db, (tx) =>
			recordDisputeEvent(store, tx, {
				...{ kind: 'dispute', name: `payment.dispute.${state}`, at: store.now() },
				...{ dispute: reported, payment: {} as never },
			}),
		)
	}

	return {
		payOnline,
		report,
		/** How often money was taken for disputes, and came back. */
		count: async () => {
			const taken = db.selectFrom('refunds').select('id').where('key', 'like', 'dispute %')
			const returned = db.selectFrom('payments').select('id').where('restores', 'is not', null)
			return [(await taken.execute()).length, (await returned.execute()).length]
		},
	}
}
