import { message } from '../../../shared/messages/message.ts'
import { fail } from '../../../shared/result.ts'
import type { MadeImport } from './undo-schema.ts'

/** An import as its table has it. */
interface ImportRow {
	id: string
	/** Epoch milliseconds. */
	created_at: number
	undone_at: number | null
	/** How many rows it wrote, and how many of them were there before. */
	rows: number
	changed: number
}

export const madeImport = ({
	id,
	created_at,
	undone_at,
	rows,
	changed,
}: ImportRow): MadeImport => ({
	id,
	at: new Date(created_at).toISOString(),
	added: rows - changed,
	changed,
	undone: undone_at !== null,
})

/** Why an import cannot be undone: somebody has, or it is too old. @param found undefined where there is none */
export const notToUndo = (found: Pick<ImportRow, 'undone_at'> | undefined) =>
	typeof found?.undone_at === 'number'
		? fail('conflict', message('import.undone_already'))
		: fail('not_found', message('import.not_to_undo'))
