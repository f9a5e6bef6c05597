import type { Product } from '../../../domain/catalogue/schema'

/** What the table needs of a product. */
export type StockRow = Pick<Product, 'id' | 'name' | 'category' | 'price' | 'stock'> & {
	/** A kit's stock follows from its parts. */
	kit: boolean
}
