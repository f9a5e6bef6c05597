import type { TechnicalSheet } from '../../../domain/catalogue/sheet.ts'
import type { Category } from '../../../shared/products/categories.ts'

/** A product of the built-in catalogue, as written by hand; prices in whole rupees, GST included. */
export interface SampleProduct {
	/** URL-safe, unique, also the name of its picture: `/pictures/{id}.webp`. */
	id: string
	name: string
	brand: string
	category: Category
	/** Watts of the product's own rating; 0 where it has none. */
	wattage: number
	priceRupees: number
	/** Pieces at the opening; 0 of a kit, which is there as often as its parts are. */
	stock: number
	description: string
	sheet: TechnicalSheet
}
