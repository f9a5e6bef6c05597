import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billsOf } from './bill-rules.ts'
import { sumsOf, taxesOfItems } from './part-rules.ts'
import type { DocumentItem, DocumentTax } from './schema.ts'

const tax = (rateBp: number, taxable: number): DocumentTax => {
	const half = Math.round((taxable * rateBp) / 20_000)
	return { part: 'goods', hsnSac: '8541', rateBp, taxable, cgst: half, sgst: half, igst: 0 }
}

const item = fc
	.record({
		rates: fc.uniqueArray(fc.constantFrom(0, 500, 1800), { minLength: 1 }),
		taxable: fc.integer({ min: 1, max: 9_00_000_00 }),
		quantity: fc.integer({ min: 0, max: 40 }),
	})
	.map(({ rates, taxable, quantity }): DocumentItem => {
		const taxes = rates.map((rateBp) => tax(rateBp, taxable))
		const { total } = sumsOf(taxes)
		const price = quantity > 0 ? Math.ceil(total / quantity) : total
		return {
			...{ of: 'line', n: 1, name: 'Goods', parts: [], quantity, taxes, total },
			...{ price, discount: price * quantity - total },
		}
	})

const BUYERS = [
	{ isTaxed: true, isRegistered: true },
	{ isTaxed: true, isRegistered: false },
	{ isTaxed: false, isRegistered: true },
]

it('the bills of a supply sum to it, taxes and all, and each of their items to its taxes', () => {
	fc.assert(
		fc.property(fc.array(item, { maxLength: 6 }), fc.constantFrom(...BUYERS), (items, buyer) => {
			const bills = billsOf(items, buyer)
			const on = bills.flatMap((bill) => bill.items)
			expect(sumsOf(taxesOfItems(on))).toEqual(sumsOf(taxesOfItems(items)))
			for (const { total, taxes, price, quantity, discount } of on) {
				expect(total).toBe(sumsOf(taxes).total)
				expect(price * quantity - discount).toBe(total)
			}
		}),
	)
})

it('exempt goods are never on a tax invoice, nor taxed ones on a bill of supply', () => {
	fc.assert(
		fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
			const rates = taxesOfItems(items).map(({ rateBp }) => rateBp)
			const isMixed = rates.includes(0) && rates.some((rate) => rate > 0)
			const calledOf = (isRegistered: boolean) =>
				billsOf(items, { isTaxed: true, isRegistered }).map(({ called, items: its }) => {
					const exempt = taxesOfItems(its).map(({ rateBp }) => rateBp === 0)
					if (called === 'tax-invoice') expect(exempt).not.toContain(true)
					if (called === 'bill-of-supply') expect(exempt).not.toContain(false)
					return called
				})
			const alone = rates.includes(0) ? 'bill-of-supply' : 'tax-invoice'
			expect(calledOf(true)).toEqual(isMixed ? ['tax-invoice', 'bill-of-supply'] : [alone])
			expect(calledOf(false)).toEqual([isMixed ? 'invoice-cum-bill-of-supply' : alone])
		}),
	)
})

it('a shop without a GSTIN writes an invoice', () => {
	const items = fc.sample(fc.array(item, { minLength: 1 }), 1).flat()
	const bills = billsOf(items, { isTaxed: false, isRegistered: true })
	expect(bills).toEqual([{ called: 'invoice', items }])
})
