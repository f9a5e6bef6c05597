import type { Product } from '../../../domain/catalogue/schema'

/** The fields of a product that the table needs. */
export type StockRow = Pick<Product, 'id' | 'name' | 'category' | 'price' | 'stock'> & {
	/** A kit's stock follows from its parts. */
	kit: boolean
	/** How many people wait until it is back in stock. */
	waiting: number
}
