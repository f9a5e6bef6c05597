import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { pinHint, placeNameOfPin } from '../../shared/addresses/address.ts'
import { message, type Unworded } from '../../shared/messages/message.ts'
import { add, fromRupees, type Paise, times, toRupees, zero } from '../../shared/money.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { readIf } from '../read-if.ts'
import type { Store } from '../store.ts'
import { bandFor } from './bands.ts'
import { mayKeepRates } from './policy.ts'
import { arrival, costIn, gramsOf } from './rules.ts'
import type { DeliveryQuery, DeliveryQuote, DeliveryRates, DeliveryTry } from './schema.ts'
import { deliveryTables } from './tables.ts'

/** Of a shop that has entered none: whoever asks is told that the shop will say. */
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

/** The rates, to whoever may change them. @param revision the last one unless said */
export async function savedRates(
	store: Store,
	actor: Actor,
	revision?: number,
): Promise<Result<SavedRates>> {
	const read = await readIf(mayKeepRates(actor), () => ratesIn(store.db, revision))
	if (!read.ok) return read
	return read.value ? ok(read.value) : refuse('not_found', message('delivery.no_such_revision'))
}

type Quote = Unworded<DeliveryQuote, 'message'>

/** What it costs to deliver goods to a PIN code, and when they arrive, by the rates as saved. */
export async function deliveryQuote(
	store: Store,
	_actor: Actor,
	query: DeliveryQuery,
): Promise<Result<Quote>> {
	const saved = await ratesIn(store.db)
	return quoteBy(store, saved?.rates ?? NO_RATES, query)
}

/** The same by rates that are not saved, to whoever may change them. */
export async function tryRates(
	store: Store,
	actor: Actor,
	{ rates, ...query }: DeliveryTry,
): Promise<Result<Quote>> {
	const allowed = mayKeepRates(actor)
	return allowed.ok ? quoteBy(store, rates, query) : allowed
}

function quoteBy(store: Store, rates: DeliveryRates, { pin, items }: DeliveryQuery): Result<Quote> {
	const unknown = pinHint(pin)
	if (unknown) return refuse('invalid', unknown, { fields: { pin: unknown } })
	const goods = weighed(store, rates, items)
	if (!goods.ok) return goods
	const { weight, price } = goods.value
	const band = bandFor(rates.bands, store.settings.current().contact.pin, pin)
	const kg = weight === null ? null : weight / 1000
	const about = { pin, place: placeNameOfPin(pin), band: band?.name ?? null, kg }
	const asks = (why: Quote['message']): Result<Quote> =>
		ok({ ...about, cost: null, fromDay: null, toDay: null, message: why })
	if (!band) return asks(message('delivery.ask_place', { pin }))
	if (weight === null) return asks(message('delivery.ask_weight'))
	const cost = costIn(band, rates, { goods: price, weight })
	if (cost === null) return asks(message('delivery.ask_heavy', { kg: weight / 1000 }))
	const days = arrival(band, rates, store.now())
	const says = message('delivery.costs', { ...days, cost })
	return ok({ ...about, ...days, cost: toRupees(cost), message: says })
}

interface Goods {
	/** Grams; null where nobody knows. */
	weight: number | null
	price: Paise
}

function weighed(
	{ catalogue }: Store,
	rates: DeliveryRates,
	items: DeliveryQuery['items'],
): Result<Goods> {
	let weight: number | null = 0
	let price = zero
	for (const { productId, quantity } of items) {
		const product = catalogue.byId(productId)
		if (!product) {
			const missing = message('delivery.no_such_product', { id: productId })
			return refuse('invalid', missing, { fields: { items: missing } })
		}
		const each = gramsOf(product, rates, (id) => catalogue.byId(id))
		weight = weight === null || each === null ? null : weight + each * quantity
		price = add(price, times(fromRupees(product.price) ?? zero, quantity))
	}
	return ok({ weight, price })
}
