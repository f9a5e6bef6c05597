import { firstOf } from '../../shared/servers/postgres-addresses.ts'
import { Unavailable } from '../../shared/unavailable.ts'
import { reasonOf } from './postgres-failure.ts'
import { NoPrimary, ServerRefused } from './servers/refused.ts'

interface Coded {
	code?: string
	message?: string
}

/** By SQLSTATE or by the system's code; of the server only public details. */
const SHORT: Record<string, string> = {
	'28P01': 'it refuses the password',
	'28000': 'it refuses the user',
	'3D000': 'it has no such database',
	'53300': 'it has no connection left',
	'57P03': 'it is starting up or shutting down',
	ECONNREFUSED: 'nothing listens at its address',
	ENOENT: 'nothing listens at its socket',
	ENOTFOUND: 'its host is not known',
	EAI_AGAIN: 'its host is not known',
}

/** Why no connection can be had, without the host or the user that was tried. */
export function connectWords(error: unknown): string {
	if (error instanceof ServerRefused) return error.message
	if (error instanceof NoPrimary) {
		const each = error.tried.map((tried, n) => `${n + 1}: ${connectWords(tried.error)}`)
		return `none of its ${each.length} servers can be written to (${each.join('; ')})`
	}
	const { code = '', message = '' } = Object(error) as Coded
	if (SHORT[code]) return SHORT[code]
	if (/time(?:d )?out/i.test(`${code} ${message}`)) return 'it takes too long to connect'
	return reasonOf(error) === 'down' ? 'the connection was lost' : 'it cannot be connected to'
}

/** The attempts by the names of the servers, for the log alone; undefined where there is but one. */
export const triedOf = (error: unknown): string[] | undefined =>
	error instanceof NoPrimary
		? error.tried.map((tried) => `${tried.name}: ${connectWords(tried.error)}`)
		: undefined

/** Mistakes that a person has to fix: no waiting does. */
const MISTAKES: Record<string, (names: { user: string; database: string }) => string> = {
	'28P01': ({ user }) => `it refuses the password that DATABASE_URL gives for the user ${user}.`,
	'28000': ({ user }) =>
		`it does not know the user ${user} of DATABASE_URL, or does not let it in from here (pg_hba.conf).`,
	'3D000': ({ database }) =>
		`it has no database named ${database}. Make it (createdb ${database}), or correct DATABASE_URL.`,
	'42501': ({ user, database }) =>
		`the user ${user} may not make tables in the database ${database}. Make it the database's owner.`,
}

export interface StartFailure {
	words: string
	/** Whether waiting may cure it. */
	isPassing: boolean
	/** For the log: each of several servers by its name. */
	tried?: string[] | undefined
}

/** Why the database cannot be opened, for the operator of the store. */
export function startFailure(error: unknown, url: string): StartFailure {
	if (error instanceof NoPrimary) return noPrimaryFailure(error, url)
	// Without a cause it is known to be down already.
	if (error instanceof Unavailable)
		return { words: `${connectWords(error.cause ?? { code: '57P03' })}.`, isPassing: true }
	const { code = '', message = '' } = Object(error) as Coded
	const mistake = MISTAKES[code]
	if (mistake) return { words: mistake(namesIn(url)), isPassing: false }
	if (/^SASL: .*password must be a (?:non-empty )?string/.test(message))
		return { words: 'it asks for a password, and DATABASE_URL has none.', isPassing: false }
	const isPassing = reasonOf(error) !== undefined || /time(?:d )?out/i.test(message)
	return { words: isPassing ? `${connectWords(error)}.` : message || code, isPassing }
}

/** A mistake is one where no server says anything else. */
function noPrimaryFailure(error: NoPrimary, url: string): StartFailure {
	const each = error.tried.map((tried) => startFailure(tried.error, url))
	const [mistake] = each
	if (mistake && each.every(({ isPassing }) => !isPassing)) return mistake
	return { words: `${connectWords(error)}.`, isPassing: true, tried: triedOf(error) }
}

function namesIn(url: string) {
	const { username, pathname, searchParams } = firstOf(url)
	const user = decodeURIComponent(username) || searchParams.get('user') || 'without a name'
	return { user, database: decodeURIComponent(pathname.slice(1)) || user }
}
