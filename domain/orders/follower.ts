import type { Selectable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Span } from '../../shared/format/dates.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { Result } from '../../shared/result.ts'
import type { MoneyRows } from '../payments/queries.ts'
import type { OrderTables } from './tables.ts'

/** An order that is locked, and its money. */
export interface OrderWithMoney {
	order: Selectable<OrderTables['orders']>
	rows: MoneyRows
}

/** The work of later modules on the events of an order, in the same transaction. */
export interface OrderFollower<Context> {
	/** It is this installer's now, and may have been another's. */
	assigned?(tx: Tx, orderId: OrderId, installerId: UserId): Promise<void>
	/**
	 * Its installer gives it up.
	 * @param at epoch milliseconds
	 * @returns the appointment that ends with that; a refusal, which undoes it
	 */
	handedBack?(tx: Tx, orderId: OrderId, at: number): Promise<Result<Span | null>>
	/** Its payments and refunds are as its money says. */
	reconciled?(context: Context, tx: Tx, locked: OrderWithMoney): Promise<void>
	/** Those of these orders whose names still have to be kept. @param now epoch milliseconds */
	keepsNames?(tx: Tx, orders: readonly OrderId[], now: number): Promise<OrderId[]>
	/** Removes the names of the buyers of these orders. @param nobody the text that stands for a name */
	anonymised?(tx: Tx, orders: OrderId[], nobody: string): Promise<void>
}
