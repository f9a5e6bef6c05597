import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { Unit } from '../../shared/products/units.ts'
import type { ComplianceKind } from './compliance/schema.ts'
import type { Category, MovementReason } from './schema.ts'

export interface CatalogueTables {
	products: {
		id: ProductId
		name: string
		brand: string
		category: Category
		wattage: number
		price_paise: Paise
		stock: number
		description: string
		image: string
		/** Further pictures in their order, a JSON list of addresses. */
		pictures: string | null
		/** Kept, but not for sale. */
		archived_at: number | null
		product_source: 'built-in' | 'dynamic'
		/** A TechnicalSheet as JSON. */
		sheet: string | null
		/** The country it was made in. */
		origin: string | null
		importer: string | null
		/** The code of a tax class; null for the default of its category. */
		tax_class: string | null
		/** Null for that of its kind. */
		unit: Unit | null
		/** The sum and the number of the stars of shown reviews. */
		rating_total: Generated<number>
		rating_count: Generated<number>
		/** Place in the shop's own order, lowest first. */
		position: number
		/** The catalogue's version when this product last changed. */
		version: number
		deleted_at: number | null
		created_at: number
		updated_at: number
	}
	product_compliance: {
		product_id: ProductId
		/** Its place among the records of the product. */
		place: number
		kind: ComplianceKind
		number: string | null
		valid_from: Day
		/** The last day; null without an end. */
		valid_to: Day | null
		proof: string | null
		checked_on: Day | null
		is_sample: number
	}
	product_imports: {
		id: string
		/** The catalogue's version of the import. */
		version: number
		created_at: number
		undone_at: number | null
	}
	product_import_rows: {
		import_id: string
		product_id: ProductId
		/** The changed fields as they were, as JSON; null of a product that it added. */
		before: string | null
	}
	catalogue_state: { id: number; version: number; has_sample_compliance: number }
	stock_movements: {
		id: string
		product_id: ProductId
		change: number
		balance: number
		reason: MovementReason
		/** An admin's, of a change by hand. */
		note: Generated<string | null>
		order_id: OrderId | null
		actor_id: UserId | null
		actor_name: string
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends CatalogueTables {}
}

export const catalogueTables = ownTables<CatalogueTables>
