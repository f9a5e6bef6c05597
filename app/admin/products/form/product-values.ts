import type { Category, Product } from '../../../../domain/catalogue/schema'
import { parseSentJson } from '../../../../shared/requests/json-shape'
import type { Values } from '../../../ui/forms/values'

/** A product as it stands in the form: all of it text, the sheet as JSON, pictures between spaces. */
export type ProductValues = Record<
	| 'id'
	| 'name'
	| 'brand'
	| 'category'
	| 'wattage'
	| 'price'
	| 'stock'
	| 'description'
	| 'image'
	| 'pictures'
	| 'sheet'
	| 'origin'
	| 'importer'
	| 'compliance'
	| 'taxClass',
	string
>

export const CATEGORY_CHOICES: Category[] = [
	'Panels',
	'Kits',
	'Batteries',
	'Inverters',
	'Accessories',
	'Generators',
]

export const BLANK: ProductValues = {
	id: '',
	name: '',
	brand: '',
	category: '',
	wattage: '0',
	price: '',
	stock: '',
	description: '',
	image: '',
	pictures: '',
	sheet: '',
	origin: '',
	importer: '',
	compliance: '[]',
	taxClass: '',
}

export const productValuesOf = (product: Product): ProductValues => ({
	id: product.id,
	name: product.name,
	brand: product.brand,
	category: product.category,
	wattage: String(product.wattage),
	price: String(product.price),
	stock: String(product.stock),
	description: product.description,
	image: product.image,
	pictures: product.pictures.join(' '),
	sheet: product.sheet ? JSON.stringify(product.sheet) : '',
	origin: product.origin ?? '',
	importer: product.importer ?? '',
	compliance: JSON.stringify(product.compliance),
	taxClass: product.taxClass ?? '',
})

/** A sheet sent as JSON; null for none, and for what is no JSON. */
export function sheetIn(json: string): { kind?: string } | null {
	try {
		return parseSentJson(json)
	} catch {
		return null
	}
}

/** Whether this is the sheet of a kit, which has no stock of its own. */
export const isKitSheet = (json: string): boolean => sheetIn(json)?.kind === 'kit'

/** What was typed, field by field. */
export function productValuesIn(sent: Values): ProductValues {
	const values = { ...BLANK }
	for (const name of Object.keys(values) as (keyof ProductValues)[]) values[name] = sent[name] ?? ''
	return { ...values, sheet: sheetIn(values.sheet) ? values.sheet : '' }
}
