import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../../shared/money.ts'
import type { GstRule } from '../../reference-data/rates.ts'
import { benchmarkPrice, installedPct, installedRange, splitInstalled, splitPrice } from './gst.ts'

const RULE: GstRule = { goodsPct: 5, servicePct: 18, goodsSharePct: 70 }

it('is 8.9 % on a supply with installation', () => expect(installedPct(RULE)).toBe(8.9))

it('is split from a price that includes it', () => {
	expect(splitPrice(paise(105_00), 5)).toEqual({ price: 105_00, value: 100_00, gst: 5_00 })
	expect(splitInstalled(paise(108_900_00), RULE)).toEqual({
		price: 108_900_00,
		value: 100_000_00,
		gst: 8_900_00,
		goods: { price: 73_500_00, value: 70_000_00, gst: 3_500_00 },
		service: { price: 35_400_00, value: 30_000_00, gst: 5_400_00 },
	})
})

it('is split so that all parts sum to the whole', () => {
	const pct = fc.integer({ min: 0, max: 100 })
	const rules = fc.record({ goodsPct: pct, servicePct: pct, goodsSharePct: pct })
	const prices = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise)
	fc.assert(
		fc.property(prices, rules, (price, rule) => {
			const { goods, service, ...whole } = splitInstalled(price, rule)
			for (const part of [whole, goods, service]) {
				expect(part.value + part.gst).toBe(part.price)
				expect(Math.min(part.price, part.value, part.gst)).toBeGreaterThanOrEqual(0)
			}
			for (const name of ['price', 'value', 'gst'] as const)
				expect(goods[name] + service[name]).toBe(whole[name])
		}),
	)
})

it('knows what an installed system costs, and what its installation', () => {
	const range = { kw: 3, lowPaise: 165_000_00, highPaise: 230_000_00 }
	expect(installedRange(range, 3)).toEqual({ low: 165_000_00, high: 230_000_00 })
	expect(installedRange(range, 6)).toEqual({ low: 330_000_00, high: 460_000_00 })
	const tiers = [
		{ uptoKw: 2, paisePerKw: 50_000_00 },
		{ uptoKw: 3, paisePerKw: 45_000_00 },
	]
	expect([1, 2, 3, 5].map((kwp) => benchmarkPrice(tiers, kwp))).toEqual([
		50_000_00, 100_000_00, 145_000_00, 235_000_00,
	])
})
