import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { recordTold } from '../../payments/commands.ts'
import type { ToldPayment } from '../../payments/online.ts'
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
		const told = await store.online?.ask(askedOf(payment))
		if (!told) throw new Error(`The provider of payment ${payment.id} cannot be reached`)
		await keepTold(store, payment, told)
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
export async function keepTold(
	store: Store,
	payment: Pick<PaymentRow, 'id' | 'order_id'>,
	told: readonly ToldPayment[],
): Promise<void> {
	await inTransaction(store.db, (tx) => settleTold(store, tx, payment, told))
	await store.catalogue.refresh()
}

/** As `keepTold`, within a transaction. */
export async function settleTold(
	store: Store,
	tx: Tx,
	{ id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
	told: readonly ToldPayment[],
): Promise<void> {
	await lockOrder(tx, orderId)
	const before = new Set(await capturedOf(tx, orderId))
	for (const each of told) {
		const payment = await findPayment(tx, id)
		if (payment) await recordTold(tx, payment, each, store.now())
	}
	const { payments } = await moneyRowsOfOne(tx, orderId)
	const came = payments.filter(({ id, state }) => state === 'captured' && !before.has(id))
	await settle(store, tx, orderId, came)
}

async function capturedOf(tx: Tx, orderId: OrderId) {
	const { payments } = await moneyRowsOfOne(tx, orderId)
	return payments.flatMap(({ id, state }) => (state === 'captured' ? [id] : []))
}
