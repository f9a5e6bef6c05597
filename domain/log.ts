import pino, { type Logger, type LoggerOptions } from 'pino'
import { unavailableIn } from '../shared/unavailable.ts'

/** The most bytes that wait for a standard output that takes nothing; further lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000

/**
 * Structured logs on standard output. Where that takes nothing, as a file on a full disk, the store goes
 * on without its log.
 * @param worker the number of the process among those of one store, for each line
 */
export function openLog(level: LoggerOptions['level'] & string, worker?: number): Logger {
	const out = pino.destination({
		fd: process.stdout.fd || 1,
		sync: false,
		maxLength: MAX_WAITING_BYTES,
	})
	let isFailing = false
	out.removeAllListeners('error')
	out.on('error', () => {
		isFailing = true
	})
	out.on('write', () => {
		isFailing = false
	})
	// At its end the process writes the waiting lines, and tries for ever where that fails.
	const { flushSync } = out
	out.flushSync = () => isFailing || flushSync.call(out)
	const log = pino({ level }, out)
	return worker === undefined ? log : log.child({ worker })
}

/** Logs an error in the background; that the database is away is logged once, where it is found out. */
export function logUnexpected(log: Logger, error: unknown, message: string): void {
	if (!unavailableIn(error)) log.error({ err: error }, message)
}
