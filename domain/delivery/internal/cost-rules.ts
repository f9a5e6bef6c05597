import type { Day } from '../../../shared/calendar.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { type Paise, sum, times } from '../../../shared/money.ts'
import type { Product } from '../../catalogue/schema.ts'
import { arrival, costIn, gramsOf } from '../rules.ts'
import type { DeliveryRates } from '../schema.ts'
import { bandFor } from './band-rules.ts'

export interface DeliveredLine {
	product: Pick<Product, 'sheet' | 'category'>
	price: Paise
	quantity: number
}

export interface DeliveredGoods {
	lines: readonly DeliveredLine[]
	/** The parts of the kits among them. */
	partOf: (id: string) => Product | undefined
}

export interface DeliveryCost {
	/** The name of the distance band; null where none reaches the place. */
	band: string | null
	/** Grams; null where nobody knows. */
	weight: number | null
	/** GST included; null where the shop has to be asked. */
	cost: Paise | null
	fromDay: Day | null
	toDay: Day | null
	says: Message
}

interface Weighed extends Pick<DeliveredGoods, 'partOf'> {
	lines: readonly Omit<DeliveredLine, 'price'>[]
}

/** The weight of goods together, in grams; null where nobody knows. */
export function weightOf(
	{ lines, partOf }: Weighed,
	rates: Pick<DeliveryRates, 'categoryKg'>,
): number | null {
	let weight = 0
	for (const { product, quantity } of lines) {
		const each = gramsOf(product, rates, partOf)
		if (each === null) return null
		weight += each * quantity
	}
	return weight
}

/**
 * The cost of delivering goods between two PIN codes, and their days of arrival.
 * @param at when they are ordered, epoch milliseconds
 */
export function costBy(
	rates: DeliveryRates,
	{ from, pin }: { from: string; pin: string },
	goods: DeliveredGoods,
	at: number,
): DeliveryCost {
	const weight = weightOf(goods, rates)
	const band = bandFor(rates.bands, from, pin)
	const asks = (says: Message): DeliveryCost => ({
		band: band?.name ?? null,
		weight,
		cost: null,
		fromDay: null,
		toDay: null,
		says,
	})
	if (!band) return asks(message('delivery.ask_place', { pin }))
	if (weight === null) return asks(message('delivery.ask_weight'))
	const price = sum(goods.lines.map((line) => times(line.price, line.quantity)))
	const cost = costIn(band, rates, { goods: price, weight })
	if (cost === null) return asks(message('delivery.ask_heavy', { kg: weight / 1000 }))
	const days = arrival(band, rates, at)
	return {
		band: band.name,
		weight,
		cost,
		...days,
		says: message('delivery.costs', { ...days, cost }),
	}
}
