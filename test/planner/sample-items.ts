import type { Item, Part } from '../../domain/planner/electrical/items.ts'
import { checkCart } from '../../domain/planner/fits/cart.ts'
import { sampleCatalogue } from '../../store/samples/catalogue/index.ts'
import { inEnglish } from '../in-english.ts'

export const sampleItems: Item[] = sampleCatalogue.map((one) => ({
	...one,
	price: one.priceRupees,
}))
/** Where the store has no three-phase inverters. */
export const singlePhaseItems = sampleItems.filter(
	({ sheet }) => sheet?.kind !== 'inverter' || sheet.phases === 1,
)
/** With as many of each kit as its parts allow. */
export const sampleWithKits: Item[] = sampleItems.map((item) => {
	if (item.sheet?.kind !== 'kit') return item
	const stocks = item.sheet.parts.map(({ productId, quantity }) =>
		Math.floor((sampleItems.find(({ id }) => id === productId)?.stock ?? 0) / quantity),
	)
	return { ...item, stock: Math.min(...stocks) }
})

/** @throws Error where there is none such */
export function item(id: string): Item {
	const found = sampleItems.find((one) => one.id === id)
	if (!found) throw new Error(`There is no ${id}.`)
	return found
}

/** So many of each item. */
export const linesOf = (counts: Record<string, number>): Part[] =>
	Object.entries(counts).map(([id, quantity]) => ({ item: item(id), quantity }))

export const cart = (counts: Record<string, number>) =>
	inEnglish(checkCart(linesOf(counts), sampleItems))
