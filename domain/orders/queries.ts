import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { placeNameOfPin } from '../../shared/addresses/address.ts'
import { dayAt } from '../../shared/calendar.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { type Message, message, messageOfCode } from '../../shared/messages/message.ts'
import { add, fromRupees, times, toRupees, zero } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { namesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import { phonesOf } from '../installers/queries.ts'
import { type MoneyRows, moneyRowsOf } from '../payments/queries.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { isRegistered } from '../settings/rules.ts'
import { billingOf } from './internal/billing/billing.ts'
import { shownBuyer } from './internal/buyer.ts'
import { chargesOf } from './internal/charges.ts'
import { isUnconfirmed } from './internal/confirming/confirming-rules.ts'
import { type Decline, undoSecondsLeft, whyNotUndone } from './internal/declines/decline-rules.ts'
import { declinesOf, excludedInstallers } from './internal/declines/declines.ts'
import { offersEnding } from './internal/routing/offers.ts'
import { taxesOf } from './internal/taxes.ts'
import { orderMoneyView } from './money/money-state.ts'
import { netCostOfOrder } from './money/net-cost.ts'
import {
	hasLinkAlone,
	isBuyer,
	isBuyerOrAdmin,
	mayKnowBuyer,
	mayKnowOffer,
	maySee,
	type OrderFacts,
	openSteps,
} from './policy.ts'
import type { OrderWithMessages } from './schema.ts'
import { type OrderTables, orderTables } from './tables.ts'
import { isApproved } from './transitions/status-rules.ts'

export type OrderColumns = Selectable<OrderTables['orders']>

/** An order with who said no to it. */
export interface OrderRow extends OrderColumns {
	declines: readonly Decline[]
}
type Details = Pick<
	OrderWithMessages,
	| ('items' | 'history' | 'installer' | 'billing' | 'taxes')
	| ('money' | 'charges' | 'discount' | 'offerEndsAt' | 'netCost')
>

export const NOT_FOUND = message('orders.not_found')

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | undefined) => (at === undefined ? null : iso(at))

const HAS_MONEY: readonly OrderColumns['money_state'][] = [
	'due',
	'authorised',
	'part-paid',
	'paid',
	'part-refunded',
]

/**
 * The properties of an order that the rules use. @param now epoch milliseconds; without it nothing can be taken back
 */
export const factsOf = (row: OrderRow, now = Number.POSITIVE_INFINITY): OrderFacts => ({
	status: row.status,
	fulfilment: row.fulfilment,
	userId: row.user_id,
	installerId: row.installer_id,
	trackingKey: row.tracking_key,
	refusedBy: excludedInstallers(row.declines),
	hasMoney: HAS_MONEY.includes(row.money_state),
	undoableBy: row.declines
		.filter((decline) => whyNotUndone(progressOf(row), decline, now) === null)
		.map(({ installerId }) => installerId),
})

export const progressOf = ({ status, installer_id: installerId }: OrderRow) => ({
	status,
	installerId,
})

/** How long the caller may still take their decline back. */
function undoLeft(row: OrderRow, actor: Actor, facts: OrderFacts, now: number): number | null {
	if (!isSignedIn(actor) || !facts.undoableBy.includes(actor.id)) return null
	const mine = row.declines.find(({ installerId }) => installerId === actor.id)
	return mine ? undoSecondsLeft(mine, now) : null
}

/** The day by which a waiting order is sent, unless that day has passed. @param at epoch milliseconds */
export const sendByOf = ({ status, send_by: day }: OrderColumns, at: number): string | null =>
	status === 'pending' && day !== null && day >= dayAt(at) ? day : null

function orderOf(
	{ policy, now }: AppContext,
	row: OrderRow,
	details: Details,
	actor: Actor,
	key?: string,
): OrderWithMessages {
	const at = now()
	const facts = factsOf(row, at)
	const buyerVisible = mayKnowBuyer(policy, actor, facts, key)
	const allowedActions = openSteps(policy, actor, facts, key)
	const requiresContact = hasLinkAlone(actor, facts, key)
	return {
		id: row.id,
		status: row.status,
		approved: isApproved(row.status),
		awaits: isUnconfirmed(row) ? 'confirmation' : row.status === 'unpaid' ? 'payment' : null,
		isPartSent: row.status === 'dispatched' && row.part_sent === 1,
		...details,
		...shownBuyer(row, details.history, buyerVisible),
		buyerVisible,
		buyerShown: buyerVisible,
		billing: isBuyerOrAdmin(actor, facts, key) ? details.billing : null,
		place: placeNameOfPin(row.zip_code),
		fulfilment: row.fulfilment,
		sendBy: sendByOf(row, at),
		offerEndsAt: mayKnowOffer(actor, facts, key) ? details.offerEndsAt : null,
		total: toRupees(row.total_paise),
		tax: toRupees(row.tax_paise),
		money: isBuyerOrAdmin(actor, facts, key) ? details.money : null,
		netCost: isBuyerOrAdmin(actor, facts, key) ? details.netCost : null,
		undoSecondsLeft: undoLeft(row, actor, facts, at),
		allowedActions,
		may: allowedActions,
		requiresContact,
		asksContact: requiresContact,
		trackingKey: isBuyer(actor, facts, key) ? row.tracking_key : null,
		createdAt: iso(row.created_at),
		updatedAt: iso(row.updated_at),
	}
}

type EventRow = Selectable<OrderTables['order_events']>

function noteOf({ note, note_code: code, note_params: params }: EventRow): Message | null {
	if (code) return messageOfCode(code, JSON.parse(params ?? '{}'))
	return note === null ? null : message('orders.noted', { text: note })
}

/** An event of an order's history, its note still to be worded. */
export const orderEventOf = (event: EventRow): OrderWithMessages['history'][number] => ({
	action: event.action,
	status: event.status,
	actor: event.actor_name,
	role: event.actor_role,
	note: noteOf(event),
	at: iso(event.created_at),
})

/** Lines, history and installers of many orders, a query each. */
async function detailsOf(
	ctx: AppContext,
	actor: Actor,
	rows: OrderRow[],
	known?: Map<OrderId, MoneyRows>,
): Promise<Map<OrderId, Details>> {
	const installers = rows.flatMap((row) => row.installer_id ?? [])
	const names = await namesOf(ctx.db, installers)
	const phones = hasRole(actor, 'Admin') ? await phonesOf(ctx.db, installers) : null
	const nameOf = (id: UserId | null) =>
		id ? { id, name: names.get(id) ?? 'Gone', contactNumber: phones?.get(id) ?? null } : null
	const ids = rows.map(({ id }) => id)
	const billing = await billingOf(ctx.db, ids)
	const charges = await chargesOf(ctx.db, ids)
	const ending = ids.length > 0 ? await offersEnding(ctx.db, ids) : new Map<OrderId, number>()
	const taxes = ctx.policy.tellsTax && rows.length > 0 ? await taxesOf(ctx.db, rows) : null
	const isSellerRegistered = isRegistered(ctx.settings.current())
	const taxed = (id: OrderId) => {
		const its = taxes?.get(id)
		const isTaxed = isSellerRegistered && !billing.get(id)?.withoutTax
		return its ? { isTaxed, ...its } : null
	}
	const money = ctx.policy.takesPayment ? (known ?? (await moneyRowsOf(ctx.db, ids))) : null
	const details = new Map<OrderId, Details>(
		rows.map((row) => [
			row.id,
			{
				items: [],
				history: [],
				installer: nameOf(row.installer_id),
				billing: billing.get(row.id) ?? null,
				taxes: taxed(row.id),
				money: orderMoneyView(row, money?.get(row.id)),
				netCost: netCostOfOrder(row, money?.get(row.id)?.schedule ?? []),
				charges: charges.get(row.id) ?? [],
				discount: row.discount_code === null ? null : { code: row.discount_code, amount: 0 },
				offerEndsAt: isoOrNull(ending.get(row.id)),
			},
		]),
	)
	if (ids.length === 0) return details
	const lines = await rowsOfOrder(orderTables(ctx.db), 'order_lines', ids, 'line')
	const parts = await partsOf(ctx.db, ids)
	for (const line of lines) {
		const its = details.get(line.order_id)
		if (its?.discount)
			its.discount.amount = toRupees(
				add(fromRupees(its.discount.amount) ?? zero, line.discount_paise),
			)
		its?.items.push({
			productId: line.product_id,
			name: line.name,
			image: ctx.catalogue.anyById(line.product_id)?.image ?? null,
			price: toRupees(line.price_paise),
			quantity: line.quantity,
			lineTotal: toRupees(times(line.price_paise, line.quantity)),
			discount: toRupees(line.discount_paise),
			parts: parts.get(`${line.order_id} ${line.line}`) ?? [],
		})
	}
	const events = await rowsOfOrder(orderTables(ctx.db), 'order_events', ids, 'created_at', 'id')
	for (const event of events) {
		details.get(event.order_id)?.history.push(orderEventOf(event))
	}
	return details
}

/** The products and quantities of the lines of these orders, in the order of their lines. */
export const linesOf = (db: Database, ids: OrderId[]) =>
	orderTables(db)
		.selectFrom('order_lines')
		.select(['order_id', 'line', 'product_id', 'name', 'quantity', 'price_paise', 'discount_paise'])
		.where('order_id', 'in', ids)
		.orderBy('order_id')
		.orderBy('line')
		.execute()

type Parts = OrderWithMessages['items'][number]['parts']

/** The parts taken for one unit of each line that is a kit, by order and line. */
export async function partsOf(db: Database, ids: OrderId[]): Promise<Map<string, Parts>> {
	const tables = orderTables(db)
	const rows = await rowsOfOrder(tables, 'order_line_parts', ids, 'order_id', 'line', 'place')
	const parts = new Map<string, Parts>()
	for (const { order_id, line, product_id: productId, name, quantity } of rows) {
		const key = `${order_id} ${line}`
		parts.set(key, [...(parts.get(key) ?? []), { productId, name, quantity }])
	}
	return parts
}

/** The orders of these rows, in their order, with lines and history. @param known their money, where it has been read */
export async function ordersOf(
	ctx: AppContext,
	actor: Actor,
	rows: OrderRow[],
	key?: string,
	known?: Map<OrderId, MoneyRows>,
): Promise<OrderWithMessages[]> {
	const details = await detailsOf(ctx, actor, rows, known)
	return rows.flatMap((row) => {
		const its = details.get(row.id)
		return its ? orderOf(ctx, row, its, actor, key) : []
	})
}

/** The rows with who said no to each. */
export async function withRefusals(db: Database, rows: OrderColumns[]): Promise<OrderRow[]> {
	const declines = await declinesOf(
		db,
		rows.map(({ id }) => id),
	)
	return rows.map((row) => ({ ...row, declines: declines.get(row.id) ?? [] }))
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
	const row = await orderTables(db)
		.selectFrom('orders')
		.selectAll()
		.where('id', '=', id as OrderId)
		.executeTakeFirst()
	return row && (await withRefusals(db, [row]))[0]
}

/** One order, for a caller with access; for others it does not exist. */
export async function getOrder(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderWithMessages>> {
	const row = await findOrder(ctx.db, id)
	if (!row || !maySee(ctx.policy, actor, factsOf(row, ctx.now()), key))
		return fail('not_found', NOT_FOUND)
	const [order] = await ordersOf(ctx, actor, [row], key)
	return order ? ok(order) : fail('not_found', NOT_FOUND)
}
