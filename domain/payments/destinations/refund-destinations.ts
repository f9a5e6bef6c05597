import { chunks } from '../../../db/chunks.ts'
import type { Database, Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { type Paise, sum } from '../../../shared/money.ts'
import { Sealing } from '../../settings/secrets/sealing.ts'
import { type MoneyRows, paymentFacts } from '../queries.ts'
import { refundable } from '../rules.ts'
import { paymentTables } from '../tables.ts'

/** So that the key of these texts is no other's. */
const PURPOSE = 'solbazaar refund destinations v1'

/** The sealing of destinations. @param secret the store's own */
export const destinationSealing = (secret: string) => new Sealing(secret, PURPOSE)

/** What can only be sent back by hand, since no provider has collected it. */
export interface ByHand {
	/** Refunds that wait to be sent. */
	open: Paise
	/** The amount that is left of payments and could be refunded. */
	left: Paise
}

export function byHand({ payments, refunds }: MoneyRows): ByHand {
	const received = payments.filter(({ provider }) => provider !== 'razorpay')
	const ids = new Set(received.map(({ id }) => id))
	const open = refunds.filter(
		({ payment_id, state }) => ids.has(payment_id) && (state === 'requested' || state === 'sent'),
	)
	return {
		open: sum(open.map(({ amount_paise }) => amount_paise)),
		left: refundable(received.map(paymentFacts)),
	}
}

const findRow = (db: Database, id: OrderId) =>
	paymentTables(db)
		.selectFrom('refund_destinations')
		.select('sealed')
		.where('order_id', '=', id)
		.executeTakeFirst()

/** Whether the buyer of an order has said where its refunds go. */
export const hasDestination = async (db: Database, id: OrderId): Promise<boolean> =>
	(await findRow(db, id)) !== undefined

/** The orders among these whose buyers have said where their refunds go. */
export async function withDestination(
	db: Database,
	ids: readonly OrderId[],
): Promise<Set<OrderId>> {
	const found = new Set<OrderId>()
	for (const some of chunks(ids)) {
		const rows = await paymentTables(db)
			.selectFrom('refund_destinations')
			.select('order_id')
			.where('order_id', 'in', some)
			.execute()
		for (const { order_id: id } of rows) found.add(id)
	}
	return found
}

/** The text of an order's destination; null where there is none, or it was sealed with another secret. */
export async function readDestination(
	db: Database,
	sealing: Sealing,
	id: OrderId,
): Promise<string | null> {
	const row = await findRow(db, id)
	return row ? sealing.open(id, row.sealed) : null
}

/** Saves the text of an order's destination in place of another. */
export async function saveDestination(
	tx: Tx,
	sealing: Sealing,
	{ id, text, at }: { id: OrderId; text: string; at: number },
): Promise<void> {
	const sealed = sealing.seal(id, text)
	await paymentTables(tx)
		.insertInto('refund_destinations')
		.values({ order_id: id, sealed, given_at: at })
		.onConflict((conflict) => conflict.column('order_id').doUpdateSet({ sealed, given_at: at }))
		.execute()
}

export async function deleteDestinations(tx: Tx, ids: readonly OrderId[]): Promise<void> {
	await paymentTables(tx).deleteFrom('refund_destinations').where('order_id', 'in', ids).execute()
}

/** The orders of all destinations there are. */
export async function ordersWithDestination(db: Database): Promise<OrderId[]> {
	const rows = await paymentTables(db)
		.selectFrom('refund_destinations')
		.select('order_id')
		.execute()
	return rows.map(({ order_id: id }) => id)
}

/** Seals the destinations anew that were sealed with a former secret of the store. */
export const reencryptDestinations = (
	{ db, sealing }: { db: Database; sealing: Sealing },
	former: string,
): Promise<void> =>
	inTransaction(db, async (tx) => {
		const old = destinationSealing(former)
		for (const id of await ordersWithDestination(tx)) {
			const row = await findRow(tx, id)
			const text = row ? old.open(id, row.sealed) : null
			if (text === null) continue
			await paymentTables(tx)
				.updateTable('refund_destinations')
				.set({ sealed: sealing.seal(id, text) })
				.where('order_id', '=', id)
				.execute()
		}
	})
