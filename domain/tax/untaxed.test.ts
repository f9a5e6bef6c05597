import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sum } from '../../shared/money.ts'
import { classOf } from '../../test/sales.ts'
import { chargeLessTax, goodsLessTax, type Sale, taxOfSale } from './rules.ts'

const PANEL = classOf('panel', '8541', 500)
const CLASSES = [
	PANEL,
	classOf('battery', '8507', 1800),
	classOf('generator', '8502', 1800, true),
	classOf('lamp', '9405', 0),
]

const sale = (more: Partial<Sale>): Sale => ({
	...{ lines: [], charges: [], sellerState: 'Maharashtra', placeOfSupply: 'Maharashtra' },
	...{ toSez: true, installedByShop: false },
	installed: { goodsPct: 5, servicePct: 18, goodsSharePct: 70, hsnSac: '8501' },
	installation: classOf('installation', '9954', 1800),
	...more,
})

describe('a sale under a letter of undertaking', () => {
	const sold = fc.record({
		prices: fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 4 }),
		beside: fc.integer({ min: 1, max: 5_000_000 }),
		installedByShop: fc.boolean(),
	})

	it('has each price less its tax, and bears none', () => {
		fc.assert(
			fc.property(sold, ({ prices, beside, installedByShop }) => {
				const lines = prices.map((gross, index) => ({
					...{ gross: paise(gross), discount: paise(0) },
					taxClass: CLASSES[index % CLASSES.length] ?? PANEL,
				}))
				const work = { kind: 'installation' as const, gross: paise(beside), discount: paise(0) }
				const listed = sale({ installedByShop, lines, charges: [work] })
				const on = (name: 'line' | 'charge', n: number) =>
					sum(
						taxOfSale(listed)
							.filter((part) => part.of === name && part.n === n)
							.map(({ taxable }) => taxable),
					)
				const less = lines.map((each) => ({
					...each,
					gross: goodsLessTax(listed, each.gross, each.taxClass),
				}))
				const workLess = { ...work, gross: chargeLessTax(listed, work) }
				expect(less.map(({ gross }) => gross)).toEqual(lines.map((_, at) => on('line', at + 1)))
				expect(Math.abs(workLess.gross - on('charge', 1))).toBeLessThanOrEqual(lines.length)
				const parts = taxOfSale({
					...{ ...listed, lines: less, charges: [workLess], withoutTax: true },
				})
				expect(parts.map(({ rateBp, cgst, sgst, igst }) => [rateBp, cgst, sgst, igst])).toEqual(
					parts.map(() => [0, 0, 0, 0]),
				)
				expect(sum(parts.map(({ taxable }) => taxable))).toBe(
					sum([...less, workLess].map(({ gross }) => gross)),
				)
			}),
		)
	})

	it('divides installed goods by the law’s shares of the value', () => {
		const panels = { gross: paise(100_000), discount: paise(0), taxClass: PANEL }
		const parts = taxOfSale(sale({ withoutTax: true, installedByShop: true, lines: [panels] }))
		expect(parts.map(({ hsnSac, rateBp, taxable }) => [hsnSac, rateBp, taxable])).toEqual([
			['8501', 0, 70_000],
			['9954', 0, 30_000],
		])
	})
})
