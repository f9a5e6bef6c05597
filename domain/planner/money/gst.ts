import { add, type Paise, paise, taxWithin } from '../../../shared/money.ts'
import type { GstRule, PriceRange, Tier } from '../../reference-data/rates.ts'

export interface Split {
	price: Paise
	/** Without GST. */
	value: Paise
	gst: Paise
}

export interface InstalledSplit extends Split {
	goods: Split
	service: Split
}

/** GST on the whole of a supply with installation, per cent: 70 % at 5 and 30 % at 18 are 8.9. */
export const installedPct = ({ goodsPct, servicePct, goodsSharePct }: GstRule) =>
	(goodsSharePct * goodsPct + (100 - goodsSharePct) * servicePct) / 100

/** Splits a price that includes GST; the two parts sum to it. */
export function splitPrice(price: Paise, ratePct: number): Split {
	const gst = taxWithin(price, ratePct)
	return { price, value: paise(price - gst), gst }
}

/** Splits the price of a supply with installation, GST included; all parts sum to the whole. */
export function splitInstalled(price: Paise, rule: GstRule): InstalledSplit {
	const whole = splitPrice(price, installedPct(rule))
	const goodsValue = paise(Math.round((whole.value * rule.goodsSharePct) / 100))
	const goodsGst = paise(Math.min(whole.gst, Math.round((goodsValue * rule.goodsPct) / 100)))
	const goods = { price: add(goodsValue, goodsGst), value: goodsValue, gst: goodsGst }
	const service = {
		price: paise(price - goods.price),
		value: paise(whole.value - goodsValue),
		gst: paise(whole.gst - goodsGst),
	}
	return { ...whole, goods, service }
}

/** The range for another size, at the same price per kW. */
export const installedRange = ({ kw, lowPaise, highPaise }: PriceRange, kwp: number) => ({
	low: paise(Math.round((lowPaise * kwp) / kw)),
	high: paise(Math.round((highPaise * kwp) / kw)),
})

/** The scheme's own price of a system; above its last limit every kW costs as the last one. */
export function benchmarkPrice(tiers: readonly Tier[], kwp: number): Paise {
	let below = 0
	let price = 0
	for (const [index, { uptoKw, paisePerKw }] of tiers.entries()) {
		const upto = index === tiers.length - 1 ? kwp : Math.min(kwp, uptoKw)
		price += Math.max(0, upto - below) * paisePerKw
		below = uptoKw
	}
	return paise(Math.round(price))
}
