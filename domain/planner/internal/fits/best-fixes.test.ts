import { expect, it } from 'vitest'
import { message } from '../../../../shared/messages/message.ts'
import type { Item } from '../../electrical/items.ts'
import { bestFixes, MAX_LOOKS, type Possible } from './best-fixes.ts'

const HELPS = message('planner.fix.panels', { name: 'Item', quantity: 1 })

const item = (n: number): Item => ({
	id: `item-${n}`,
	name: `Item ${n}`,
	category: 'Panels',
	wattage: 0,
	sheet: null,
	price: 1000 + ((n * 7919) % 1000),
	stock: 5,
})
function tried(count: number, helps: (n: number) => boolean) {
	let looks = 0
	const possible = Array.from({ length: count }, (_, n): Possible => {
		const lookClosely = () => {
			looks++
			return helps(n) ? { quantity: 1, warnings: 0, sentence: HELPS } : null
		}
		return { item: item(n), quantity: 1, lookClosely }
	})
	return { fixes: bestFixes(possible), looks }
}

it('few of many products are looked at closely, and the cheapest of all are shown', () => {
	const { fixes, looks } = tried(1000, () => true)
	expect(looks).toBeLessThanOrEqual(20)
	const byPrice = Array.from({ length: 1000 }, (_, n) => item(n)).sort((a, b) => a.price - b.price)
	expect(fixes.map(({ productId }) => productId)).toEqual(byPrice.slice(0, 6).map(({ id }) => id))
})

it('more are looked at where few help, and never all of very many', () => {
	expect(tried(1000, () => false)).toEqual({ fixes: [], looks: MAX_LOOKS })
	const prices = Array.from({ length: 1000 }, (_, n) => item(n).price).sort((a, b) => a - b)
	const dear = tried(1000, (n) => item(n).price > (prices[40] ?? 0))
	expect(dear.fixes).toHaveLength(6)
	expect(dear.looks).toBeLessThan(MAX_LOOKS)
})
