import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { pinHint, placeNameOfPin } from '../../shared/addresses/address.ts'
import type { Day } from '../../shared/calendar.ts'
import { message, type WithMessages } from '../../shared/messages/message.ts'
import { fromRupees, toRupees, zero } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { bandFor } from './internal/band-rules.ts'
import {
	costBy,
	type DeliveredGoods,
	type DeliveredLine,
	type DeliveryCost,
} from './internal/cost-rules.ts'
import { canManageRates } from './policy.ts'
import type { DeliveryWay } from './price-rules.ts'
import { departure } from './rules.ts'
import type { DeliveryQuery, DeliveryQuote, DeliveryRates, DeliveryTry } from './schema.ts'
import { deliveryTables } from './tables.ts'

/** The rates of a shop that has entered none: buyers read that the shop will tell them the cost. */
const NO_RATES: DeliveryRates = {
	classesKg: [],
	categoryKg: {
		Panels: null,
		Batteries: null,
		Inverters: null,
		Generators: null,
		Kits: null,
		Accessories: null,
	},
	cutOffHour: 12,
	daysOff: [0],
	bands: [],
}

export interface SavedRates {
	rates: DeliveryRates
	revision: number
}

/** The rates as they were last saved, or at a revision; null where there is none of that number. */
export async function ratesIn(db: Database, revision?: number): Promise<SavedRates | null> {
	if (revision === 0) return { rates: NO_RATES, revision: 0 }
	let saved = deliveryTables(db).selectFrom('delivery_rates').select(['revision', 'value'])
	if (revision !== undefined) saved = saved.where('revision', '=', revision)
	const row = await saved.orderBy('revision', 'desc').limit(1).executeTakeFirst()
	// Parsed by their schema before they were written.
	if (row) return { rates: JSON.parse(row.value), revision: row.revision }
	return revision === undefined ? { rates: NO_RATES, revision: 0 } : null
}

/** The rates, for a caller who can change them. @param revision the last one unless given */
export async function savedRates(
	ctx: AppContext,
	actor: Actor,
	revision?: number,
): Promise<Result<SavedRates>> {
	const read = await authorizedRead(canManageRates(actor), () => ratesIn(ctx.db, revision))
	if (!read.ok) return read
	return read.value ? ok(read.value) : fail('not_found', message('delivery.no_such_revision'))
}

type Quote = WithMessages<DeliveryQuote, 'message'>

/** The cost of delivering goods to a PIN code, and their days of arrival, by the rates as saved. */
export async function deliveryQuote(
	ctx: AppContext,
	_actor: Actor,
	query: DeliveryQuery,
): Promise<Result<Quote>> {
	const saved = await ratesIn(ctx.db)
	return quoteBy(ctx, saved?.rates ?? NO_RATES, query)
}

/** The same by rates that are not saved, for a caller who can change them. */
export async function tryRates(
	ctx: AppContext,
	actor: Actor,
	{ rates, ...query }: DeliveryTry,
): Promise<Result<Quote>> {
	const allowed = canManageRates(actor)
	return allowed.ok ? quoteBy(ctx, rates, query) : allowed
}

function quoteBy(
	ctx: AppContext,
	rates: DeliveryRates,
	{ pin, items }: DeliveryQuery,
): Result<Quote> {
	const unknown = pinHint(pin)
	if (unknown) return failField('pin', unknown)
	const lines: DeliveredLine[] = []
	for (const { productId, quantity } of items) {
		const product = ctx.catalogue.byId(productId)
		if (!product) {
			const missing = message('delivery.no_such_product', { id: productId })
			return failField('items', missing)
		}
		lines.push({ product, price: fromRupees(product.price) ?? zero, quantity })
	}
	const goods = { lines, partOf: (id: string) => ctx.catalogue.byId(id) }
	const from = ctx.settings.current().contact.pin
	const { band, weight, cost, fromDay, toDay, says } = costBy(
		rates,
		{ from, pin },
		goods,
		ctx.now(),
	)
	return ok({
		pin,
		place: placeNameOfPin(pin),
		band,
		kg: weight === null ? null : weight / 1000,
		cost: cost === null ? null : toRupees(cost),
		fromDay,
		toDay,
		message: says,
	})
}

/**
 * The day on which goods for a PIN code leave, by the rates that a database has; null where no band reaches it.
 * @param at when they are ordered, epoch milliseconds
 */
export async function departureTo(
	{ settings }: AppContext,
	db: Database,
	pin: string,
	at: number,
): Promise<Day | null> {
	const rates = (await ratesIn(db))?.rates ?? NO_RATES
	const from = settings.current().contact.pin
	return bandFor(rates.bands, from, pin) ? departure(rates, at) : null
}

/** The way to a PIN code by the rates as saved. */
export async function deliveryWayTo(
	{ db, settings }: AppContext,
	pin: string,
): Promise<DeliveryWay> {
	const saved = await ratesIn(db)
	return { rates: saved?.rates ?? NO_RATES, from: settings.current().contact.pin, pin }
}

/** What delivering goods to a PIN code costs, by the rates that a database has. @param at epoch milliseconds */
export async function deliveryOf(
	{ settings }: AppContext,
	db: Database,
	{ pin, ...goods }: DeliveredGoods & { pin: string },
	at: number,
): Promise<DeliveryCost> {
	const saved = await ratesIn(db)
	const from = settings.current().contact.pin
	return costBy(saved?.rates ?? NO_RATES, { from, pin }, goods, at)
}
