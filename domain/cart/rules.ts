import type { Product } from '../catalogue/schema.ts'
import { fromRupees, type Paise, sum, times, toRupees, zero } from '../shared/money.ts'
import type { Cart, CartItem } from './schema.ts'

export interface Line {
	productId: string
	quantity: number
}

/** The quantity a line may have: at least 1, at most the stock, and a sentence when it was lowered. */
export function capped(wanted: number, product: Pick<Product, 'name' | 'stock'>) {
	const quantity = Math.max(1, Math.min(wanted, product.stock))
	const notice = wanted > product.stock ? shortageOf(product) : null
	return { quantity, notice }
}

const shortageOf = ({ name, stock }: Pick<Product, 'name' | 'stock'>) =>
	stock === 0 ? `${name} is out of stock.` : `Only ${stock} of ${name} in stock.`

const priceOf = (product: Product): Paise => fromRupees(product.price) ?? zero

function itemOf({ quantity }: Line, product: Product): CartItem {
	return {
		productId: product.id,
		name: product.name,
		image: product.image,
		price: product.price,
		quantity,
		lineTotal: toRupees(times(priceOf(product), quantity)),
		stock: product.archived ? 0 : product.stock,
		problem: problemOf(quantity, product),
	}
}

function problemOf(quantity: number, product: Product): string | null {
	if (product.archived) return `${product.name} is no longer sold.`
	return quantity > product.stock ? shortageOf(product) : null
}

/** The cart as it is shown: prices and stock from the catalogue, lines of vanished products left out. */
export function cartOf(
	lines: readonly Line[],
	find: (id: string) => Product | undefined,
	more: { notice?: string | null; canUndo?: boolean } = {},
): Cart {
	const known = lines.flatMap((line) => {
		const product = find(line.productId)
		return product ? [{ line, product }] : []
	})
	return {
		items: known.map(({ line, product }) => itemOf(line, product)),
		count: known.reduce((count, { line }) => count + line.quantity, 0),
		total: toRupees(sum(known.map(({ line, product }) => times(priceOf(product), line.quantity)))),
		notice: more.notice ?? null,
		canUndo: more.canUndo ?? false,
	}
}

/** Adds lines to lines: the same product's quantities are added, new ones follow at the end. */
export function merged(into: readonly Line[], more: readonly Line[]): Line[] {
	const lines = new Map(into.map((line) => [line.productId, line.quantity]))
	for (const { productId, quantity } of more)
		lines.set(productId, (lines.get(productId) ?? 0) + quantity)
	return [...lines].map(([productId, quantity]) => ({ productId, quantity }))
}
