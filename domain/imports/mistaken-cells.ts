import type { Columns } from './columns.ts'
import { MAX_CELL_LENGTH } from './limits.ts'
import { columnText, type FileContents, type RowCells } from './read-file.ts'
import type { FileMistake } from './report-schema.ts'

interface Described {
	columns: Columns
	subjectOf?: (cells: RowCells) => string | null
}

/** The mistakes of a file, each with what its cell has and what its row is about. */
export function subjectsOf<Given>(
	mistakes: readonly FileMistake[],
	{ rows, wrongCells }: FileContents<Given>,
	{ columns, subjectOf }: Described,
): FileMistake[] {
	const wanted = new Set(mistakes.map(({ row }) => row))
	const cells = new Map(wrongCells)
	// A row may be right by itself and wrong beside the others.
	for (const { row, given } of rows)
		if (wanted.has(row))
			cells.set(
				row,
				Object.fromEntries(
					Object.entries(given as object).map(([name, value]) => [
						name,
						columnText(columns, name, value),
					]),
				),
			)
	return mistakes.map((mistake) => {
		const of = cells.get(mistake.row)
		if (!of) return mistake
		const value = mistake.column === null ? undefined : of[mistake.column]
		const subject = subjectOf?.(of)
		return {
			...mistake,
			value: value?.slice(0, MAX_CELL_LENGTH),
			subject: subject ? subject.slice(0, MAX_CELL_LENGTH) : undefined,
		}
	})
}
