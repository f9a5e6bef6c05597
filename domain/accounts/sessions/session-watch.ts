import type { Logger } from 'pino'
import { announce } from '../../../db/changes/announce.ts'
import { chunks } from '../../../db/chunks.ts'
import type { Database } from '../../../db/database.ts'
import type { Role } from '../../../shared/actor.ts'
import { logUnexpected } from '../../log.ts'
import { isLive } from '../internal/sessions/sessions.ts'
import { POLL_INTERVAL_MS } from '../limits.ts'
import { accountTables } from '../tables.ts'

/** A session to be watched. */
export interface WatchedSession {
	id: string
	role: Role
}

/** Reads the session of a request's headers. */
type ReadSession = (headers: Headers) => Promise<WatchedSession | null>

interface Watcher {
	session: WatchedSession
	/** Called once, when the session has ended or has another role. */
	end: () => void
}

/** The watches of this process, each looking at once when the process itself has ended a session. */
const watches = new Set<SessionWatch>()

/** Says that sessions were ended or changed, and that this is committed. */
export const sessionsChanged = (): void => {
	for (const watch of watches) watch.look()
	announce('sessions')
}

/** Notifies the watchers of a session when it ends, in any process on the database. */
export class SessionWatch {
	readonly #db: Database
	readonly #log: Logger
	readonly #pollMs: number
	/** The session of a request's headers; it is not prolonged. */
	readonly read: ReadSession
	readonly #watchers = new Set<Watcher>()
	#timer: NodeJS.Timeout | undefined
	#looking: Promise<void> | null = null
	#lookAgain = false

	constructor(db: Database, log: Logger, read: ReadSession, pollMs = POLL_INTERVAL_MS) {
		this.#db = db
		this.#log = log
		this.#pollMs = pollMs
		this.read = read
	}

	/** @returns a function that ends the watching */
	watch(session: WatchedSession, end: () => void): () => void {
		const watcher = { session, end }
		if (this.#watchers.size === 0) {
			this.#timer = setInterval(this.look, this.#pollMs).unref()
			watches.add(this)
		}
		this.#watchers.add(watcher)
		// It may have ended between being read and being watched.
		this.look()
		return () => this.#leave(watcher)
	}

	/** Looks now; asked while it looks, it looks once more, since it may have looked too early. */
	look = (): void => {
		this.#lookAgain = true
		this.#looking ??= this.#lookAround()
			.catch((error) => logUnexpected(this.#log, error, 'sessions could not be read'))
			.finally(() => {
				this.#looking = null
			})
	}

	/** Ends every watching, without a word to the watchers. */
	async close(): Promise<void> {
		for (const watcher of [...this.#watchers]) this.#leave(watcher)
		await this.#looking
	}

	#leave(watcher: Watcher) {
		if (!this.#watchers.delete(watcher) || this.#watchers.size > 0) return
		clearInterval(this.#timer)
		watches.delete(this)
	}

	async #lookAround() {
		while (this.#lookAgain && this.#watchers.size > 0) {
			this.#lookAgain = false
			const watched = [...this.#watchers]
			const roles = await this.#rolesOf([...new Set(watched.map(({ session }) => session.id))])
			for (const watcher of watched) {
				if (roles.get(watcher.session.id) === watcher.session.role) continue
				this.#leave(watcher)
				watcher.end()
			}
		}
	}

	/** The roles of the sessions that are still valid. */
	async #rolesOf(ids: string[]): Promise<Map<string, Role>> {
		const roles = new Map<string, Role>()
		for (const chunk of chunks(ids)) {
			const rows = await accountTables(this.#db)
				.selectFrom('sessions')
				.select(['id', 'role'])
				.where('id', 'in', chunk)
				.where(isLive(Date.now()))
				.execute()
			for (const { id, role } of rows) roles.set(id, role)
		}
		return roles
	}
}
