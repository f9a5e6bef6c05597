import { message } from '../../../../shared/messages/message.ts'
import type { FileMistake } from '../../../file-schema.ts'
import { isKit } from '../../kits/kits.ts'
import type { Product } from '../../schema.ts'
import { namesWithin, wrongKit } from '../kits/kit-parts.ts'
import type { FileRow } from './import-file.ts'
import type { Wanted } from './import-row.ts'

/** What the file says of the stock of kits, where it is not what they have: it is left out. */
export function notesOn(
	rows: FileRow[],
	wanted: Wanted[],
	present: (id: string) => number,
): FileMistake[] {
	const kits = new Set(wanted.flatMap(({ row, after }) => (isKit(after) ? row : [])))
	return rows.flatMap(({ row, id, given: { stock } }) =>
		!kits.has(row) || stock === undefined || stock === present(id)
			? []
			: { row, column: 'stock', message: message('import.stock_of_kit_left_out') },
	)
}

const changes = ({ names }: Wanted) => names.includes('sheet')

/** Whether the kits of the file have parts that can be: of those in the database or in the file itself. */
export function mistakesInKits(
	wanted: Wanted[],
	parts: Map<string, Pick<Product, 'sheet'>>,
	kits: Product[],
): FileMistake[] {
	const toBe = new Map(wanted.map(({ id, after }) => [id as string, after]))
	// Of kits whose sheet changes, it is their own row that says so.
	const changed = new Set<string>(wanted.filter(changes).map(({ id }) => id))
	const within = namesWithin(kits.filter(({ id }) => !changed.has(id)))
	return wanted.filter(changes).flatMap(({ row, id, after }) => {
		const known = (part: string) => toBe.get(part) ?? parts.get(part)
		const wrong = wrongKit(id, after.sheet, known, within.get(id)) ?? {}
		return Object.entries(wrong).map(([field, what]) => {
			const where = field.replace(/^sheet\.?/, '')
			const why = where ? message('import.within', { where, what }) : what
			return { row, column: 'sheet', message: why }
		})
	})
}
