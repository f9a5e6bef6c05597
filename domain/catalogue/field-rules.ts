import { alike } from '../imports/value-rules.ts'
import type { Product, ProductFields } from './schema.ts'

const CHANGEABLE: Record<keyof ProductFields, true> = {
	name: true,
	brand: true,
	category: true,
	wattage: true,
	price: true,
	stock: true,
	description: true,
	image: true,
	pictures: true,
	sheet: true,
	origin: true,
	importer: true,
	taxClass: true,
	unit: true,
	compliance: true,
	archived: true,
}
const PRODUCT_FIELDS = Object.keys(CHANGEABLE) as (keyof ProductFields)[]

/** The editable fields of a product, as they are. */
export const fieldsOf = (product: Product): ProductFields => ({
	name: product.name,
	brand: product.brand,
	category: product.category,
	wattage: product.wattage,
	price: product.price,
	stock: product.stock,
	description: product.description,
	image: product.image,
	pictures: product.pictures,
	sheet: product.sheet,
	origin: product.origin,
	importer: product.importer,
	taxClass: product.taxClass,
	unit: product.unit,
	compliance: product.compliance,
	archived: product.archived,
})

type GivenFields = { [F in keyof ProductFields]?: ProductFields[F] | undefined }

/** The names of the fields given that are not as they are in `present`. */
export const differing = (present: ProductFields, given: GivenFields) =>
	PRODUCT_FIELDS.filter((name) => given[name] !== undefined && !alike(given[name], present[name]))

/** Those of the fields alone. */
export const only = (fields: GivenFields, names: readonly (keyof ProductFields)[]) =>
	Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
