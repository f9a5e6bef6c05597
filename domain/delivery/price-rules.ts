import type { Paise } from '../../shared/money.ts'
import { bandFor } from './internal/band-rules.ts'
import { type DeliveredGoods, weightOf } from './internal/cost-rules.ts'
import { costIn } from './rules.ts'
import type { DeliveryRates } from './schema.ts'

/** A way from a shop to a place, and the rates by which it delivers; plain data. */
export interface DeliveryWay {
	rates: DeliveryRates
	from: string
	pin: string
}

interface PricedGoods {
	lines: readonly Omit<DeliveredGoods['lines'][number], 'price'>[]
	/** Of all of them. */
	price: Paise
}

/** The price of delivering many goods on one way, GST included; null where the shop has to be asked. */
export function deliveryPricer({ rates, from, pin }: DeliveryWay) {
	const band = bandFor(rates.bands, from, pin)
	return ({ lines, price }: PricedGoods): Paise | null => {
		if (!band) return null
		const weight = weightOf({ lines, partOf: () => undefined }, rates)
		return weight === null ? null : costIn(band, rates, { goods: price, weight })
	}
}
