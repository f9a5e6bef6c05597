import type { Cell } from '../../../../shared/csv.ts'
import type { ProductFields } from '../../schema.ts'

/** The columns of a file of products, in the order in which they are written. */
export const CSV_COLUMNS = [
	'id',
	'name',
	'brand',
	'category',
	'wattage',
	'price',
	'stock',
	'description',
	'image',
	'pictures',
	'sheet',
	'archived',
	'origin',
	'importer',
	'compliance',
	'taxClass',
] as const

/** The cells of a product, one for each of these columns. */
export const cellsOf = (id: string, fields: ProductFields): Cell[] => [
	id,
	fields.name,
	fields.brand,
	fields.category,
	fields.wattage,
	fields.price.toFixed(2),
	fields.stock,
	fields.description,
	fields.image,
	fields.pictures.join(' '),
	fields.sheet ? JSON.stringify(fields.sheet) : '',
	fields.archived,
	fields.origin ?? '',
	fields.importer ?? '',
	fields.compliance.length > 0 ? JSON.stringify(fields.compliance) : '',
	fields.taxClass ?? '',
]
