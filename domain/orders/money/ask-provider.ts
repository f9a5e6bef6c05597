import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { recordReported } from '../../payments/commands.ts'
import type { ReportedPayment } from '../../payments/online.ts'
import {
	findPayment,
	moneyRowsOfOne,
	openTriesOf,
	type PaymentRow,
} from '../../payments/queries.ts'
import type { Store } from '../../store.ts'
import { lockOrder } from './lock-order.ts'
import { settle } from './settle.ts'

/**
 * Asks the provider what has become of every open try to pay an order, and keeps what it tells.
 * @throws Error where it cannot be reached
 */
export async function askProvider(store: Store, orderId: OrderId): Promise<void> {
	const tries = openTriesOf(await moneyRowsOfOne(store.db, orderId))
	for (const payment of tries) {
		// Nobody can have paid what the provider has not been asked to take.
		if (payment.provider_order === null) continue
		const reported = await store.online?.ask(askedOf(payment))
		if (!reported) throw new Error(`The provider of payment ${payment.id} cannot be reached`)
		await applyReported(store, payment, reported)
	}
}

export const askedOf = (payment: PaymentRow) => ({
	id: payment.id,
	orderId: payment.order_id,
	providerOrder: payment.provider_order,
	ref: payment.provider_ref,
	amount: payment.amount_paise,
})

/** Keeps what a provider tells of a payment, and settles its order in the same transaction. */
export async function applyReported(
	store: Store,
	payment: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	await inTransaction(store.db, (tx) => settleReported(store, tx, payment, reported))
	await store.catalogue.refresh()
}

/** As `applyReported`, within a transaction. */
export async function settleReported(
	store: Store,
	tx: Tx,
	{ id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	await lockOrder(tx, orderId)
	const before = new Set(await capturedOf(tx, orderId))
	for (const each of reported) {
		const payment = await findPayment(tx, id)
		if (payment) await recordReported(tx, payment, each, store.now())
	}
	const { payments } = await moneyRowsOfOne(tx, orderId)
	const came = payments.filter(({ id, state }) => state === 'captured' && !before.has(id))
	await settle(store, tx, orderId, came)
}

async function capturedOf(tx: Tx, orderId: OrderId) {
	const { payments } = await moneyRowsOfOne(tx, orderId)
	return payments.flatMap(({ id, state }) => (state === 'captured' ? [id] : []))
}
