import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyOrder } from '../../../test/sales.ts'
import { itemOf } from './items.ts'
import { partsOfItems, sumsOf, taxesOfItems } from './part-rules.ts'
import type { DocumentItem } from './schema.ts'
import { countedAsSystem, isOfSystem, systemIn } from './system-rules.ts'

type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never

const HSN = '8501'

/** The items of the invoice of an order. */
function itemsOf({ lines, charges, taxParts }: Order): DocumentItem[] {
	const of = (of: 'line' | 'charge', n: number) => ({
		...{ of, n, name: '', parts: [] },
		taxes: taxParts.filter((part) => part.of === of && part.n === n),
	})
	return [
		...lines.map(({ n, price, quantity, discount }) =>
			itemOf({ ...of('line', n), price, quantity, discount }, 0, quantity, true),
		),
		...charges.map(({ n, gross: price, discount }) =>
			itemOf({ ...of('charge', n), price, quantity: 1, discount }, 0, 1, true),
		),
	]
}

it('goods and work of a system, and what is no part of it, are the order to the paisa', () => {
	fc.assert(
		fc.property(anyOrder, (order) => {
			const items = itemsOf(order)
			const system = systemIn(items, HSN)
			if (!system) {
				expect(items.filter(isOfSystem)).toEqual([])
				return
			}
			const { goods, service, others } = system
			const all = [goods, service, ...taxesOfItems(others)]
			expect(sumsOf(all)).toEqual(sumsOf(order.taxParts))
			expect([goods.hsnSac, goods.rateBp, service.hsnSac]).toEqual([HSN, 500, '9954'])
			for (const { total, taxes, price, quantity, discount } of others) {
				expect(sumsOf(taxes).total).toBe(total)
				expect(price * quantity - discount).toBe(total)
			}
			// Each line is divided by itself, to the nearest paisa.
			const share = goods.taxable / (goods.taxable + service.taxable)
			expect(Math.abs(share - 0.7) * (goods.taxable + service.taxable)).toBeLessThan(
				4 * items.length,
			)
		}),
	)
})

it('what is never of one supply stays a line of its own', () => {
	fc.assert(
		fc.property(anyOrder, (order) => {
			const own = order.lines.filter(({ taxClass }) => taxClass.neverComposite).map(({ n }) => n)
			const system = systemIn(itemsOf(order), HSN)
			const others = system?.others.filter(({ of }) => of === 'line').map(({ n }) => n)
			if (system) expect(others).toEqual(own)
		}),
	)
})

it('a system counts as one set in the summary by HSN', () => {
	fc.assert(
		fc.property(anyOrder, (order) => {
			const items = countedAsSystem(itemsOf(order))
			const counted = partsOfItems(items.filter(isOfSystem))
			const isThere = items.some((item) => item.of === 'line' && isOfSystem(item))
			expect(counted.reduce((all, { quantity }) => all + quantity, 0)).toBe(isThere ? 1 : 0)
		}),
	)
})
