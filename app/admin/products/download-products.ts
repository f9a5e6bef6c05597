import type { Product } from '../../../domain/catalogue/schema'
import { type StockEdit, stockAfter } from '../stock/stock-edits'

const CATALOGUE = '/src/Data/Products.json'

/**
 * Downloads the catalogue as the store serves it, with the edits made in it.
 * @returns whether it could be had
 */
export async function downloadWith(edits: ReadonlyMap<string, StockEdit>): Promise<boolean> {
	const answer = await fetch(CATALOGUE).catch(() => null)
	if (!answer?.ok) return false
	const products: Product[] = await answer.json()
	const updated = products.map((product) => {
		const edit = edits.get(product.id)
		const stock = edit ? stockAfter(edit) : Number.NaN
		return Number.isInteger(stock) && stock >= 0 ? { ...product, stock } : product
	})
	const file = new Blob([JSON.stringify(updated, null, '\t')], { type: 'application/json' })
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = 'Products.json'
	link.click()
	URL.revokeObjectURL(link.href)
	return true
}
