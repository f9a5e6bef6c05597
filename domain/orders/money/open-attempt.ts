import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { recordProviderOrder } from '../../payments/commands.ts'
import { moneyRowsOfOne, openAttemptsOf } from '../../payments/queries.ts'
import type { Store } from '../../store.ts'
import { providerPaymentOf } from './ask-provider.ts'

/** So long somebody waits for a page that needs no answer of the provider to be of use, in milliseconds. */
export const SHORT_WAIT_MS = 2000

/**
 * Has the provider open an order for a new payment, outside any transaction. Where it does not answer in time, the
 * payment stays as it is and this is tried again when the buyer looks at it; what the provider has opened
 * meanwhile is the same order.
 * @param waitMs how long at most; without it as long as the provider may take
 */
export async function openAttempt(store: Store, orderId: OrderId, waitMs?: number): Promise<void> {
	if (!store.online) return
	const attempts = openAttemptsOf(await moneyRowsOfOne(store.db, orderId))
	const waiting = attempts.find(
		({ state, provider_order: name }) => state === 'created' && name === null,
	)
	if (!waiting) return
	const signal = waitMs === undefined ? undefined : AbortSignal.timeout(waitMs)
	const name = await store.online.open(providerPaymentOf(waiting), signal)
	if (name === null) return store.log.warn({ payment: waiting.id }, 'a payment was not opened')
	await inTransaction(store.db, (tx) => recordProviderOrder(tx, waiting.id, name))
}
