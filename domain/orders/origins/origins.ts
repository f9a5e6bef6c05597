import { type Database, isPostgres, type Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { KeyedHash } from '../../../shared/keyed-hash.ts'
import type { AppContext } from '../../app-context.ts'
import type { PaymentProvider } from '../../payments/schema.ts'
import type { Origin, OriginKind } from '../internal/origins/origin-rules.ts'
import type { OrderStatus } from '../schema.ts'
import { orderTables } from '../tables.ts'
import { CLOSED_STATUSES } from '../transitions/status-rules.ts'

/** Origins as the database stores them: keyed hashes, which cannot be read back. */
export const hashed = (keyedHash: KeyedHash, origins: readonly Origin[]): Origin[] =>
	origins.map((origin) => ({
		...origin,
		value: keyedHash(`origin of an order: ${origin.kind}`, origin.value),
	}))

/** Makes another order of one of these origins wait for the end of this transaction. */
export async function lockOrigins(tx: Tx, origins: readonly Origin[]): Promise<void> {
	await orderTables(tx)
		.insertInto('order_origin_locks')
		.values(
			origins
				.map(({ value }) => ({ value }))
				.toSorted((one, other) => (one.value < other.value ? -1 : 1)),
		)
		.onConflict((conflict) =>
			conflict.column('value').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
		)
		.execute()
}

export async function insertOrigins(
	tx: Tx,
	orderId: OrderId,
	origins: readonly Origin[],
): Promise<void> {
	if (origins.length === 0) return
	await orderTables(tx)
		.insertInto('order_origins')
		.values(origins.map(({ kind, value }) => ({ order_id: orderId, kind, value })))
		.execute()
}

export interface OrderOfOrigin {
	id: OrderId
	status: OrderStatus
	way: PaymentProvider | null
	kinds: Set<OriginKind>
}

/** Open orders with one of these origins, and the kinds they share. */
export async function ordersOfOrigins(
	db: Database,
	origins: readonly Origin[],
): Promise<OrderOfOrigin[]> {
	const rows = await orderTables(db)
		.selectFrom('order_origins')
		.innerJoin('orders', 'orders.id', 'order_origins.order_id')
		.select(['orders.id', 'orders.status', 'orders.payment_way as way', 'order_origins.kind'])
		.where(
			'order_origins.value',
			'in',
			origins.map(({ value }) => value),
		)
		.where('orders.status', 'not in', CLOSED_STATUSES)
		.execute()
	return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((of) => {
		const [first] = of
		return first ? [{ ...first, kinds: new Set(of.map(({ kind }) => kind)) }] : []
	})
}

/** Deletes where orders came from that are over. */
export async function deleteOldOrigins({ db }: AppContext): Promise<void> {
	const tables = orderTables(db)
	await tables
		.deleteFrom('order_origins')
		.where('order_id', 'in', ({ selectFrom }) =>
			selectFrom('orders').select('id').where('status', 'in', CLOSED_STATUSES),
		)
		.execute()
	await deleteFreeLocks(db)
}

/**
 * Skips locked rows: waiting for one with others locked, it would make new orders wait in turn. SQLite has one writer
 * at a time.
 */
async function deleteFreeLocks(db: Database): Promise<void> {
	const tables = orderTables(db)
	const all = tables.selectFrom('order_origin_locks').select('value')
	const free = isPostgres(db) ? all.forUpdate().skipLocked() : all
	await tables.deleteFrom('order_origin_locks').where('value', 'in', free).execute()
}
