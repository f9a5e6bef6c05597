import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import { schedule } from '../../jobs/commands.ts'
import { openPayment } from '../../payments/commands.ts'
import type { Store } from '../../store.ts'

const MINUTE_MS = 60_000

interface NewOnlinePayment {
	orderId: OrderId
	scheduleN: number | null
	amount: Paise
	/** Epoch milliseconds. */
	at: number
}

/**
 * Begins a payment online, within a transaction; unless its provider has reported it a minute later, it is asked then.
 * @returns its id
 */
export async function beginOnline(store: Store, tx: Tx, begun: NewOnlinePayment): Promise<string> {
	const id = await openPayment(tx, { ...begun, provider: 'razorpay' })
	await scheduleCheck(store, tx, { id, n: 1, runAt: begun.at + MINUTE_MS })
	return id
}

interface Check {
	/** The payment's. */
	id: string
	/** Which check of it this is, from 1. */
	n: number
	runAt: number
}

/** Has the provider asked about a payment. */
export const scheduleCheck = (store: Store, tx: Tx, { id, n, runAt }: Check): Promise<void> =>
	schedule(store, tx, [
		{ kind: 'payment-check', key: `payment-check ${id} ${n}`, payload: { id, n }, runAt },
	])
