import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { FileMistake } from '../../../file-schema.ts'
import { productOf } from '../../catalogue.ts'
import type { ComplianceRecord } from '../../compliance/schema.ts'
import { differing, fieldsOf, only } from '../../field-rules.ts'
import { isKit } from '../../kits/kits.ts'
import type { ProductFields } from '../../schema.ts'
import type { CatalogueTables } from '../../tables.ts'
import type { FileRow } from './import-file.ts'

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

const NEEDED = ['name', 'category', 'price', 'stock', 'description', 'image'] as const

/** A product that is new, or what its row lacks. @param ownBrand of one for which the file names none */
export function added({ row, id, given }: FileRow, ownBrand: string): Wanted | FileMistake[] {
	const kit = isKit({ sheet: given.sheet ?? null })
	const lacking = NEEDED.filter((name) => given[name] === undefined && !(kit && name === 'stock'))
	if (lacking.length > 0)
		return lacking.map((column) => ({
			row,
			column,
			message: message('import.field_required', { column }),
		}))
	const after = {
		brand: ownBrand,
		wattage: 0,
		pictures: [],
		sheet: null,
		archived: false,
		origin: null,
		importer: null,
		compliance: [],
		taxClass: null,
		...given,
		...(kit && { stock: 0 }),
	} as ProductFields
	const names = Object.keys(after) as (keyof ProductFields)[]
	return { row, id: id as ProductId, known: undefined, before: null, after, names }
}

/** A product that there is, as its row would have it. */
export function changed({ row, id, given }: FileRow, known: KnownRow): Wanted {
	const before = fieldsOf(productOf(known))
	const kit = isKit({ sheet: given.sheet === undefined ? before.sheet : given.sheet })
	const names = differing(before, kit ? { ...given, stock: undefined } : given)
	const after = { ...before, ...only(given, names), ...(kit && { stock: 0 }) }
	return { row, id: id as ProductId, known, before, after, names }
}
