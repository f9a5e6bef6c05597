import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { recordProviderOrder } from '../../payments/commands.ts'
import { moneyRowsOfOne, openAttemptsOf } from '../../payments/queries.ts'
import type { Store } from '../../store.ts'
import { providerPaymentOf } from './ask-provider.ts'

/**
 * Has the provider open an order for a new payment, outside any transaction. Where it cannot be reached, the
 * payment stays as it is and this is tried again when the buyer looks at it.
 */
export async function openAttempt(store: Store, orderId: OrderId): Promise<void> {
	if (!store.online) return
	const attempts = openAttemptsOf(await moneyRowsOfOne(store.db, orderId))
	const waiting = attempts.find(
		({ state, provider_order: name }) => state === 'created' && name === null,
	)
	if (!waiting) return
	const name = await store.online.open(providerPaymentOf(waiting))
	if (name === null) return store.log.warn({ payment: waiting.id }, 'a payment was not opened')
	await inTransaction(store.db, (tx) => recordProviderOrder(tx, waiting.id, name))
}
