import type { ProductId } from '../../../shared/ids.ts'
import type { ComplianceRecord } from '../compliance/schema.ts'
import type { ProductFields } from '../schema.ts'
import type { CatalogueTables } from '../tables.ts'

/** A product's row, with its records. */
export type KnownRow = CatalogueTables['products'] & { records: ComplianceRecord[] }

/** A product as a row of the file would have it. */
export interface Wanted {
	row: number
	id: ProductId
	/** Its row in the database; undefined for one that is to be added. */
	known: KnownRow | undefined
	before: ProductFields | null
	after: ProductFields
	/** The fields that differ; all of them for a new product. */
	names: (keyof ProductFields)[]
}
