import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { keepProviderOrder } from '../../payments/commands.ts'
import { moneyRowsOfOne, openTriesOf } from '../../payments/queries.ts'
import type { Store } from '../../store.ts'

/**
 * Has the provider open an order for a payment that was begun, outside any transaction. Where it cannot be reached, the
 * payment stays begun and this is tried again when the buyer looks at it.
 */
export async function openTry(store: Store, orderId: OrderId): Promise<void> {
	if (!store.online) return
	const tries = openTriesOf(await moneyRowsOfOne(store.db, orderId))
	const waiting = tries.find(
		({ state, provider_order: name }) => state === 'created' && name === null,
	)
	if (!waiting) return
	const name = await store.online.open({
		id: waiting.id,
		orderId,
		providerOrder: null,
		ref: null,
		amount: waiting.amount_paise,
	})
	if (name === null) return store.log.warn({ payment: waiting.id }, 'a payment was not opened')
	await inTransaction(store.db, (tx) => keepProviderOrder(tx, waiting.id, name))
}
