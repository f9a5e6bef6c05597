import { Unavailable, type UnavailableReason } from '../../shared/unavailable.ts'

/** SQLite's primary result codes (the low byte), as in https://sqlite.org/rescode.html */
const REASONS: Record<number, UnavailableReason> = {
	5: 'busy', // SQLITE_BUSY
	6: 'busy', // SQLITE_LOCKED
	7: 'busy', // SQLITE_NOMEM
	8: 'read-only', // SQLITE_READONLY
	10: 'disk-error', // SQLITE_IOERR
	11: 'damaged', // SQLITE_CORRUPT
	13: 'disk-full', // SQLITE_FULL
	14: 'disk-error', // SQLITE_CANTOPEN
	15: 'busy', // SQLITE_PROTOCOL
	26: 'damaged', // SQLITE_NOTADB
}

/** The error as its meaning for the store; itself where the statement is to blame. */
export function judgedSqlite(error: unknown): unknown {
	const code = (error as { errcode?: unknown } | null)?.errcode
	const reason = typeof code === 'number' ? REASONS[code & 0xff] : undefined
	return reason ? new Unavailable(reason, error) : error
}

const SQLITE_BUSY = 5

/** Whether another process has the file locked, so that the same statement may succeed later. */
export function isLocked(error: unknown): boolean {
	const cause = error instanceof Unavailable ? error.cause : error
	const code = (cause as { errcode?: unknown } | null)?.errcode
	return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
