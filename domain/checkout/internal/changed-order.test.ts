import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../../shared/money.ts'
import { register } from '../../../test/documents/billing-documents.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { goodsOf } from './cart-contents.ts'
import { changedSale } from './changed-order.ts'

const SEED = 20261123
const SOLD = ['solar-panel-250w', 'solar-panel-500w', 'solar-inverter-3kw', 'solar-cable-4mm2-100m']

describeOnSqlite('an order with other goods', (open) => {
	it('has lines, charges and tax parts that sum to its total, and is installed for what its kilowatts cost', async () => {
		const { store } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const at = store.now()
		const change = async (counts: number[], off: number, isInstalled: boolean) => {
			const wanted = SOLD.flatMap((productId, index) => {
				const quantity = counts[index] ?? 0
				return quantity > 0 ? [{ productId, quantity }] : []
			})
			const goods = await goodsOf(store.db, wanted, at)
			if (!goods.ok) throw new Error(goods.problem.code)
			const charges = isInstalled
				? [{ kind: 'installation' as const, name: 'Installation', gross: paise(1) }]
				: [{ kind: 'delivery' as const, name: 'Delivery', gross: paise(990_00) }]
			const agreed = {
				goods: goods.value,
				fulfilment: 'installation' as const,
				charges,
				discount: paise(off),
				code: null,
				address: { zipCode: '411038', state: 'Maharashtra' },
				isTaxed: true,
				...{ toSez: false, withoutTax: false },
				placeOfSupply: 'Maharashtra',
			}
			const sale = await changedSale(store, store.db, goods.value, agreed, at)
			if (!sale.ok) throw new Error(sale.problem.code)
			return sale.value
		}
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
				fc.integer({ min: 1, max: 12 }),
				fc.integer({ min: 0, max: 90_000_00 }),
				fc.boolean(),
				async ([, ...counts], panels, off, isInstalled) => {
					const sale = await change([panels, ...counts], off, isInstalled)
					const lines = sale.lines.reduce((all, line) => all + line.gross - line.discount, 0)
					const charged = sale.charges.reduce((all, { gross }) => all + gross, 0)
					expect(lines + charged).toBe(sale.total)
					const taxed = (sale.taxes ?? []).reduce(
						(all, part) => all + part.taxable + part.cgst + part.sgst + part.igst,
						0,
					)
					expect(taxed).toBe(sale.total)
					expect(sale.taxes?.some(({ part }) => part === 'service')).toBe(isInstalled)
					if (!isInstalled) expect(charged).toBe(990_00)
				},
			),
			{ seed: SEED, numRuns: 40 },
		)
		const [few, many] = [await change([8, 0, 1, 0], 0, true), await change([40, 0, 1, 0], 0, true)]
		expect(many.charges[0]?.gross).toBeGreaterThan(few.charges[0]?.gross ?? 0)
	})
})
