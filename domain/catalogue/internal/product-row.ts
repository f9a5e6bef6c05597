import type { Insertable } from 'kysely'
import type { ProductId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'
import type { ProductFields } from '../schema.ts'
import type { CatalogueTables } from '../tables.ts'

type Row = Insertable<CatalogueTables['products']>

/**
 * The columns of a product's fields. Its stock is not among them: that moves through the ledger alone.
 * @param archivedAt since when it is archived, if it is
 */
export const columnsOf = (fields: ProductFields, at: number, archivedAt: number | null = null) => ({
	name: fields.name,
	brand: fields.brand,
	category: fields.category,
	wattage: fields.wattage,
	price_paise: paise(Math.round(fields.price * 100)),
	description: fields.description,
	image: fields.image,
	pictures: fields.pictures.length > 0 ? JSON.stringify(fields.pictures) : null,
	sheet: fields.sheet && JSON.stringify(fields.sheet),
	origin: fields.origin,
	importer: fields.importer,
	tax_class: fields.taxClass,
	unit: fields.unit,
	archived_at: fields.archived ? (archivedAt ?? at) : null,
	updated_at: at,
})

/** The row of a product that an admin adds, without stock. */
export const columnsOfNew = (
	id: ProductId,
	fields: ProductFields,
	position: number,
	at: number,
): Row => ({
	...columnsOf(fields, at),
	id,
	stock: 0,
	product_source: 'dynamic',
	position,
	version: 0,
	deleted_at: null,
	created_at: at,
})
