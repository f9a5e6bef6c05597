import { DAY_MS } from '../../shared/durations.ts'

/** For so long an import can be undone. */
export const UNDO_MS = DAY_MS
/** The characters of the headings that a person maps: more than a file has columns. */
export const MAX_HEADINGS_LENGTH = 20_000
/** More of a cell is not shown. */
export const MAX_CELL_LENGTH = 100
/** By so much of a file its delimiter is known. */
export const HEAD_BYTES = 65_536
/** Rows of that part that are looked at. */
export const MAX_HEAD_ROWS = 200
/** The characters of a table in a call: as its body may be, with room for the rest. */
export const MAX_FILE_CHARACTERS = 900_000
