import type { Item } from '../../domain/planner/electrical/items.ts'
import { checkCart } from '../../domain/planner/fits/cart.ts'
import { sampleCatalogue } from '../../samples/catalogue/index.ts'
import { inEnglish } from '../in-english.ts'

export const catalogue: Item[] = sampleCatalogue.map((one) => ({ ...one, price: one.priceRupees }))

export function item(id: string): Item {
	const found = catalogue.find((one) => one.id === id)
	if (!found) throw new Error(`There is no ${id}.`)
	return found
}

export const cart = (counts: Record<string, number>) =>
	inEnglish(
		checkCart(
			Object.entries(counts).map(([id, quantity]) => ({ item: item(id), quantity })),
			catalogue,
		),
	)
