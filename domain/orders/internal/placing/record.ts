import type { Database, Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import type { Day } from '../../../../shared/calendar.ts'
import {
	NUMBER_ATTEMPTS,
	newId,
	newOrderId,
	newSecret,
	type OrderId,
} from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { audit, ofOrder } from '../../../audit/commands.ts'
import type { PricedOrder, SoldLine } from '../../../checkout/queries.ts'
import type { Shipping } from '../../schema.ts'
import { orderTables } from '../../tables.ts'
import type { Paying } from '../money/paying.ts'
import type { NetCostColumns } from './net-cost-columns.ts'

const KEY_REUSED = message('orders.key_reused')

export interface Placed {
	id: OrderId
	trackingKey: string
	/** Epoch milliseconds. */
	at: number
}

export type PricedLine = SoldLine

/** The rows of a new order. */
export interface NewRows {
	sale: PricedOrder
	paying: Paying
	/** The prefix of its number. */
	prefix: string
	/** The day by which it is sent; null where none is known. */
	sendBy: Day | null
	/** The net cost that is expected beside its total. */
	net: NetCostColumns
	at: number
}

export interface Request {
	scope: string
	key: string
	hash: string
}

/** The order this request has already made, if it has. */
export async function replay(
	db: Database,
	{ scope, key, hash }: Request,
): Promise<Result<Placed> | null> {
	const known = await orderTables(db)
		.selectFrom('orders')
		.select(['id', 'tracking_key', 'request_hash', 'created_at'])
		.where('idempotency_scope', '=', scope)
		.where('idempotency_key', '=', key)
		.executeTakeFirst()
	if (!known) return null
	if (known.request_hash !== hash) return fail('key_reused', KEY_REUSED)
	return ok({ id: known.id, trackingKey: known.tracking_key, at: known.created_at })
}

/** The first status of a new order: one that waits for its payment is hidden from installers. */
const statusOf = ({ reservedUntil }: Paying) =>
	reservedUntil === null ? ('pending' as const) : ('unpaid' as const)

/** @returns null when this request has made its order meanwhile. @throws Error when every id drawn is taken */
export async function insertOrder(
	tx: Tx,
	actor: Actor,
	shipping: Shipping,
	request: Request,
	{ sale, paying, prefix, sendBy, net, at }: NewRows,
): Promise<Placed | null> {
	const order = {
		user_id: isSignedIn(actor) ? actor.id : null,
		status: statusOf(paying),
		full_name: shipping.fullName,
		contact_number: shipping.contactNumber,
		email: shipping.email ?? null,
		street: shipping.street,
		city: shipping.city,
		zip_code: shipping.zipCode,
		zip_prefix: shipping.zipCode.slice(0, 3),
		country: shipping.country,
		state: shipping.state ?? null,
		place_of_supply: sale.placeOfSupply,
		system_hsn: sale.systemHsn,
		total_paise: sale.total,
		tax_paise: sale.tax,
		...net,
		fulfilment: sale.fulfilment,
		discount_code: sale.discount?.code ?? null,
		installer_id: null,
		tracking_key: newSecret(),
		idempotency_scope: request.scope,
		idempotency_key: request.key,
		request_hash: request.hash,
		payment_way: paying.way,
		released_at: paying.reservedUntil === null ? at : null,
		send_by: sendBy,
		reserved_until: paying.reservedUntil,
		created_at: at,
		updated_at: at,
	}
	for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt++) {
		// A violated constraint would end the transaction on PostgreSQL; a skipped row does not.
		const row = await orderTables(tx)
			.insertInto('orders')
			.values({ ...order, id: newOrderId(prefix) })
			.onConflict((conflict) => conflict.doNothing())
			.returning(['id', 'tracking_key'])
			.executeTakeFirst()
		if (row) return { id: row.id, trackingKey: row.tracking_key, at }
		if (await replay(tx, request)) return null
	}
	throw new Error(`No free order id in ${NUMBER_ATTEMPTS} attempts`)
}

export async function insertLines(tx: Tx, orderId: OrderId, lines: PricedOrder['lines']) {
	await orderTables(tx)
		.insertInto('order_lines')
		.values(
			lines.map((line, index) => ({
				order_id: orderId,
				line: index + 1,
				product_id: line.product.id,
				name: line.product.name,
				price_paise: line.price,
				tax_rate_bp: line.taxClass.rateBp,
				tax_paise: line.tax,
				quantity: line.quantity,
				discount_paise: line.discount,
				tax_class: line.taxClass.code,
				hsn: line.taxClass.hsnSac,
			})),
		)
		.execute()
}

/** Writes the charges of an order beside its lines. */
export async function insertCharges(tx: Tx, orderId: OrderId, charges: PricedOrder['charges']) {
	if (charges.length === 0) return
	await orderTables(tx)
		.insertInto('order_charges')
		.values(
			charges.map(({ kind, name, gross }, index) => ({
				order_id: orderId,
				n: index + 1,
				kind,
				name,
				gross_paise: gross,
			})),
		)
		.execute()
}

interface PlacedBy {
	fullName: string
	paying: Paying
	/** Whether the caller is an admin who places it for its buyer. */
	isForBuyer: boolean
	at: number
}

/** Its first history row, and the audit entry of an admin who places it for its buyer. */
export async function recordPlaced(
	tx: Tx,
	caller: Actor,
	orderId: OrderId,
	{ fullName, paying, isForBuyer, at }: PlacedBy,
) {
	const by = isForBuyer && isSignedIn(caller) ? caller : null
	await orderTables(tx)
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: orderId,
			action: 'place',
			status: statusOf(paying),
			actor_id: isSignedIn(caller) ? caller.id : null,
			actor_name: by?.name ?? fullName,
			actor_role: by?.role ?? 'Buyer',
			note: null,
			created_at: at,
		})
		.execute()
	if (by) await audit(tx, by, at, [{ action: 'placed', ...ofOrder(orderId) }])
}
