import type { Paise } from '../../../shared/money.ts'
import type { CartContents } from './cart-contents.ts'

interface Line {
	productId: string
	quantity: number
}

function pieces(lines: readonly Line[]) {
	const all = new Map<string, number>()
	for (const { productId, quantity } of lines)
		all.set(productId, (all.get(productId) ?? 0) + quantity)
	return all
}

/** Whether two lists have as many of the same products. */
export function areSameGoods(some: readonly Line[], others: readonly Line[]): boolean {
	const [a, b] = [pieces(some), pieces(others)]
	return a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity)
}

/** Goods at the prices that were offered for them; one of which none was keeps its own. */
export function atOfferedPrices(
	goods: CartContents,
	offered: readonly { productId: string; price: Paise }[],
): CartContents {
	const prices = new Map(offered.map(({ productId, price }) => [productId, price]))
	const lines = goods.lines.map((line) => ({
		...line,
		price: prices.get(line.productId) ?? line.price,
	}))
	return { ...goods, lines }
}
