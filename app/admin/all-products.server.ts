import type { RouterContextProvider } from 'react-router'
import { LOW_STOCK } from '../../domain/catalogue/rules'
import type { Product } from '../../domain/catalogue/schema'
import { api, readPage } from '../api.server'

type Context = Readonly<RouterContextProvider>

const MOST_AT_ONCE = 500

/** The whole catalogue, in the shop's own order. */
export async function allProducts(context: Context): Promise<Product[]> {
	const { products } = api(context).catalogue
	const all: Product[] = []
	for (;;) {
		const query = { limit: String(MOST_AT_ONCE), offset: String(all.length) }
		const { items, total } = await readPage(products.$get({ query }))
		all.push(...items)
		if (items.length === 0 || all.length >= total) return all
	}
}

/** Those whose name or id has the words typed. */
export function named(products: Product[], q: string): Product[] {
	const text = q.trim().toLowerCase()
	return products.filter(
		({ id, name }) => name.toLowerCase().includes(text) || id.toLowerCase().includes(text),
	)
}

/** Those the shelf has few of, fewest first. */
export const lowInStock = (products: Product[]): Product[] =>
	products.filter(({ stock }) => stock <= LOW_STOCK).sort((a, b) => a.stock - b.stock)
