import { message } from '../../../../shared/messages/message.ts'
import type { RowChange } from '../../../imports/keyed-rows.ts'
import type { FileRow } from '../../../imports/read-file.ts'
import type { FileMistake } from '../../../imports/report-schema.ts'
import { isKit } from '../../kits/kits.ts'
import type { Product, ProductFields } from '../../schema.ts'
import { namesWithin, wrongKit } from '../kits/kit-parts.ts'
import type { GivenProduct } from './columns.ts'

type ProductChange = RowChange<ProductFields>

/** Notes on the stock of kits in the file, where it differs from theirs: it is left out. */
export function notesOn(
	rows: FileRow<GivenProduct>[],
	changes: ProductChange[],
	present: (id: string) => number,
): FileMistake[] {
	const kits = new Set(changes.flatMap(({ row, after }) => (isKit(after) ? row : [])))
	return rows.flatMap(({ row, given: { id, stock } }) =>
		!kits.has(row) || stock === undefined || stock === present(id)
			? []
			: { row, column: 'stock', message: message('import.stock_of_kit_left_out') },
	)
}

/** Whether the kits of the file have parts that can be: of those in the database or in the file itself. */
export function mistakesInKits(
	changes: ProductChange[],
	parts: Map<string, Pick<Product, 'sheet'>>,
	kits: Product[],
): FileMistake[] {
	const toBe = new Map(changes.map(({ key, after }) => [key, after]))
	const changed = changes.filter(({ columns }) => columns.includes('sheet'))
	// Of kits whose sheet changes, it is their own row that says so.
	const changedIds = new Set<string>(changed.map(({ key }) => key))
	const within = namesWithin(kits.filter(({ id }) => !changedIds.has(id)))
	return changed.flatMap(({ row, key, after }) => {
		const known = (part: string) => toBe.get(part) ?? parts.get(part)
		const wrong = wrongKit(key, after.sheet, known, within.get(key)) ?? {}
		return Object.entries(wrong).map(([field, what]) => {
			const where = field.replace(/^sheet\.?/, '')
			const why = where ? message('import.within', { where, what }) : what
			return { row, column: 'sheet', message: why }
		})
	})
}
