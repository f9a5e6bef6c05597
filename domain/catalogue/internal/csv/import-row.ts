import { message } from '../../../../shared/messages/message.ts'
import type { FileRow } from '../../../imports/read-file.ts'
import type { FileMistake } from '../../../imports/report-schema.ts'
import { isKit } from '../../kits/kits.ts'
import type { ProductFields } from '../../schema.ts'
import type { GivenProduct } from './columns.ts'

type ProductRow = FileRow<GivenProduct>

const NEEDED = ['name', 'category', 'price', 'stock', 'description', 'image'] as const

/** A product that is new, or the parts its row lacks. @param ownBrand the brand where the file names none */
export function addedProduct(
	{ row, given: { id: _, ...given } }: ProductRow,
	ownBrand: string,
): ProductFields | FileMistake[] {
	const kit = isKit({ sheet: given.sheet ?? null })
	const lacking = NEEDED.filter((name) => given[name] === undefined && !(kit && name === 'stock'))
	if (lacking.length > 0)
		return lacking.map((column) => ({
			row,
			column,
			message: message('import.field_required', { column }),
		}))
	return {
		brand: ownBrand,
		wattage: 0,
		pictures: [],
		sheet: null,
		archived: false,
		origin: null,
		importer: null,
		compliance: [],
		taxClass: null,
		unit: null,
		...given,
		...(kit && { stock: 0 }),
	} as ProductFields
}

/** A product that there is, as its row would have it. */
export function changedProduct(
	{ given: { id: _, ...given } }: ProductRow,
	before: ProductFields,
): ProductFields {
	const after = { ...before, ...given } as ProductFields
	return isKit(after) ? { ...after, stock: 0 } : after
}
