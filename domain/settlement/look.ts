import { inTransaction } from '../../db/transaction.ts'
import { applyReported, askedOf } from '../orders/money/ask-provider.ts'
import { keepProviderOrder } from '../payments/commands.ts'
import { findPayment, type PaymentRow } from '../payments/queries.ts'
import type { Store } from '../store.ts'

/**
 * Asks the provider what has become of one payment and settles its order by what it tells. A payment for which no order
 * was opened, since the store ended in between, has it opened now.
 * @returns false where the provider cannot be reached
 * @throws Error where what the provider has is of something else than was asked for
 */
export async function askAbout(store: Store, paymentId: string): Promise<boolean> {
	const payment = await opened(store, paymentId)
	if (!payment || !store.online) return false
	const reported = await store.online.ask(askedOf(payment))
	if (reported && reported.length > 0) await applyReported(store, payment, reported)
	return reported !== null
}

async function opened(store: Store, paymentId: string): Promise<PaymentRow | null> {
	const payment = await findPayment(store.db, paymentId)
	if (!payment) return null
	if (payment.provider_order !== null || payment.state !== 'created') return payment
	const name = await store.online?.open(askedOf(payment))
	if (!name) return null
	await inTransaction(store.db, (tx) => keepProviderOrder(tx, payment.id, name))
	return { ...payment, provider_order: name }
}

/** As `askAbout`, for somebody who waits for a page: what could not be had is left to reconciliation. */
export async function lookAt(store: Store, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
	await askAbout(store, id).catch((error) =>
		store.log.error({ err: error, payment: id }, 'a payment could not be looked at'),
	)
}
