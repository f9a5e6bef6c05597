import type { Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import type { OrderId, ProductId, UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { OpenOrderLimits } from '../../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { type Moved, takenForAll } from '../../../catalogue/stock.ts'
import { ordersOfOrigins } from '../../origins/origins.ts'
import { orderTables } from '../../tables.ts'
import type { Paying } from '../money/paying.ts'
import { type Line, wantedOf } from '../stock/stock-reservation.ts'
import { isOneBuyers, newcomersMost, type Origin, tooManyOpen } from './origin-rules.ts'

const PAID = ['part-paid', 'paid', 'part-refunded'] as const

/** Which of these accounts have paid for an order, in part or whole. */
async function payersAmong(tx: Tx, ids: readonly UserId[]): Promise<Set<UserId>> {
	if (ids.length === 0) return new Set()
	const rows = await orderTables(tx)
		.selectFrom('orders')
		.select('user_id')
		.distinct()
		.where('user_id', 'in', ids)
		.where('money_state', 'in', PAID)
		.execute()
	return new Set(rows.flatMap(({ user_id: id }) => id ?? []))
}

const hasPaid = async (tx: Tx, actor: Actor): Promise<boolean> =>
	isSignedIn(actor) && (await payersAmong(tx, [actor.id])).has(actor.id)

interface Placing {
	origins: readonly Origin[]
	isOnline: boolean
	actor: Actor
	limits: OpenOrderLimits
}

/** Whether another order may wait for its money beside those of its origin that do. @returns over_limit, naming the buyer's own */
export async function mayWait(
	tx: Tx,
	{ origins, actor, ...placing }: Placing,
): Promise<Result<void>> {
	const open = (await ordersOfOrigins(tx, origins)).filter(({ status }) => status === 'unpaid')
	const { isOnline, limits } = placing
	const by = tooManyOpen(open, origins, { isOnline, hasPaid: await hasPaid(tx, actor) }, limits)
	if (by === null) return ok(undefined)
	const orders = open.filter(({ kinds }) => [...kinds].some(isOneBuyers)).map(({ id }) => id)
	return fail('over_limit', message('orders.too_many_unpaid', { orders }), { facts: { orders } })
}

interface Holding {
	paying: Paying
	/** The goods that the order has taken from stock. */
	taken: readonly Moved[]
	lines: readonly Line[]
}

/**
 * Whether the unpaid orders of people who have never paid, this one among them, reserve no more than their share of
 * each product for days: transfers, and orders to be confirmed. It is called within the transaction that has taken the
 * goods of this order, and so has the products locked.
 * @returns over_limit naming the product
 */
export async function mayHold(
	{ policy: { openOrders: limits } }: AppContext,
	tx: Tx,
	actor: Actor,
	{ paying: { way, reservedUntil }, taken, lines }: Holding,
): Promise<Result<void>> {
	if (!limits || way === 'razorpay' || reservedUntil === null || (await hasPaid(tx, actor)))
		return ok(undefined)
	const { reserved, held } = await reservations(
		tx,
		taken.map(({ id }) => id),
	)
	const takes = lines.flatMap((line) => wantedOf(line).takes)
	for (const { id: productId, name, stock, change } of taken) {
		const pieces = stock + (reserved.get(productId) ?? 0)
		const inOne = takes.map((each) => (each.productId === productId ? each.quantity : 1))
		const most = newcomersMost(pieces, limits.newcomersShare, Math.max(...inOne))
		const ofAll = held.get(productId) ?? 0
		if (ofAll <= most) continue
		const left = Math.max(0, most - (ofAll + change))
		return fail('over_limit', message('orders.share_of_unpaid', { name, left }), {
			facts: { productId, name, most: left },
		})
	}
	return ok(undefined)
}

/** Pieces of products that unpaid orders hold, and those that people who have never paid hold for days. */
async function reservations(tx: Tx, products: readonly ProductId[]) {
	const waiting = await orderTables(tx)
		.selectFrom('orders')
		.select(['id', 'user_id', 'payment_way'])
		.where('status', '=', 'unpaid')
		.execute()
	const users = waiting.flatMap(({ user_id: id }) => id ?? [])
	const payers = await payersAmong(tx, users)
	const ofNewcomers = waiting.filter(
		({ payment_way: way, user_id: id }) => way !== 'razorpay' && !(id && payers.has(id)),
	)
	const idsOf = (orders: readonly { id: OrderId }[]) => orders.map(({ id }) => id)
	return {
		reserved: await takenForAll(tx, idsOf(waiting), products),
		held: await takenForAll(tx, idsOf(ofNewcomers), products),
	}
}
