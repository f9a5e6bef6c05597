import pg from 'pg'
import { Unavailable, type UnavailableReason } from '../../shared/unavailable.ts'
import { NoPrimary, ServerRefused } from './servers/refused.ts'

/** SQLSTATEs and their classes, as in appendix A of PostgreSQL's manual. */
const REASONS: Record<string, UnavailableReason> = {
	'08': 'down', // connection exception
	'25006': 'read-only', // a stand-by that has not taken over
	'40001': 'busy', // serialization failure
	'40P01': 'busy', // deadlock
	'53': 'busy', // insufficient resources, too many connections
	'53100': 'disk-full',
	'55P03': 'busy', // lock not available
	'57014': 'busy', // statement timeout
	'57P': 'down', // shut down, crashed, starting up
	'58030': 'disk-error',
	XX001: 'damaged',
	XX002: 'damaged',
}

/** The driver's messages for a lost connection, which has no SQLSTATE. */
const LOST = /^(?:Connection terminated|Client (?:was closed|has encountered)|Query read timeout)/

const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT)/

export function reasonOf(error: unknown): UnavailableReason | undefined {
	const { code = '', message = '' } = Object(error) as { code?: string; message?: string }
	if (error instanceof NoPrimary || error instanceof ServerRefused) return 'down'
	if (error instanceof pg.DatabaseError)
		return REASONS[code] ?? REASONS[code.slice(0, 3)] ?? REASONS[code.slice(0, 2)]
	return LOST.test(message) || NETWORK.test(code) ? 'down' : undefined
}

/** The error as its meaning for the store; itself where the statement is to blame. */
export function judgedPostgres(error: unknown): unknown {
	const reason = reasonOf(error)
	return reason ? new Unavailable(reason, error) : error
}
