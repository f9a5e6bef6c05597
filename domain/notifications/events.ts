import type { Logger } from 'pino'
import type { Database } from '../../db/open.ts'
import type { SignedIn } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { logUnexpected } from '../log.ts'
import { lastNumber, numberedBetween, numberWaiting } from './numbering.ts'
import { eventOf } from './queries.ts'
import type { NotificationEvent } from './schema.ts'

/** How often the table is looked at while anyone listens: what other processes write is found so. */
const EVERY = 1000
const BATCH = 500

interface Ear {
	hear: (id: number, event: NotificationEvent) => void
	/** Called when the store closes. */
	end: () => void
}

interface Listener extends Ear {
	actor: SignedIn
	/** The number up to which it has been told everything. */
	heard: number
}

/** The feeds of this process, each told at once of what the process itself has committed. */
const lookouts = new Set<() => void>()

/** Says that notifications were committed. */
export const tellWritten = () => {
	for (const look of lookouts) look()
}

/**
 * Tells those who listen of notifications as they come, each once and in the order of their numbers.
 * One reading of the table serves all listeners; with nobody listening it is not read at all.
 */
export class NotificationFeed {
	readonly #db: Database
	readonly #log: Logger
	readonly #listeners = new Set<Listener>()
	/** How many streams each account has. */
	readonly #streams = new Map<UserId, number>()
	/** The number up to which this process has read. */
	#seen = 0
	#looking: Promise<void> | null = null
	#lookAgain = false
	#timer: NodeJS.Timeout | undefined
	#closed = false

	constructor(db: Database, log: Logger) {
		this.#db = db
		this.#log = log
	}

	/** How many listen. */
	get listening(): number {
		return this.#listeners.size
	}

	/** Lets an account have one stream more. @returns what gives it back; null where it has `most` */
	admit(id: UserId, most: number): (() => void) | null {
		const count = this.#streams.get(id) ?? 0
		if (count >= most) return null
		this.#streams.set(id, count + 1)
		let given = false
		return () => {
			if (given) return
			given = true
			const left = (this.#streams.get(id) ?? 1) - 1
			if (left > 0) this.#streams.set(id, left)
			else this.#streams.delete(id)
		}
	}

	/** The number after which whatever is committed from now on comes. */
	async now(): Promise<number> {
		await numberWaiting(this.#db)
		return lastNumber(this.#db)
	}

	/**
	 * Tells of the actor's notifications after the given number, those already there first.
	 * @param after where an earlier listening ended; undefined is now
	 * @returns what ends the listening
	 */
	async listen(actor: SignedIn, after: number | undefined, ear: Ear): Promise<() => void> {
		const last = await this.now()
		if (this.#closed) {
			ear.end()
			return () => {}
		}
		// A number beyond the last is from another database's life: there is nothing to catch up with.
		const listener: Listener = { ...ear, actor, heard: Math.min(after ?? last, last) }
		if (this.#listeners.size === 0) this.#start(last)
		this.#listeners.add(listener)
		await this.#catchUp(listener)
		return () => this.#leave(listener)
	}

	/** Ends every listening. */
	async close() {
		this.#closed = true
		for (const listener of [...this.#listeners]) {
			this.#leave(listener)
			listener.end()
		}
		await this.#looking
	}

	#start(last: number) {
		this.#seen = last
		this.#timer = setInterval(this.#look, EVERY).unref()
		lookouts.add(this.#look)
	}

	#leave(listener: Listener) {
		this.#listeners.delete(listener)
		if (this.#listeners.size > 0) return
		clearInterval(this.#timer)
		lookouts.delete(this.#look)
	}

	/** Looks now; asked while it looks, it looks once more, since it may have looked too early. */
	#look = () => {
		this.#lookAgain = true
		this.#looking ??= this.#lookAround()
			.catch((error) => logUnexpected(this.#log, error, 'notifications could not be read'))
			.finally(() => {
				this.#looking = null
			})
	}

	async #lookAround() {
		while (this.#lookAgain && this.#listeners.size > 0) {
			this.#lookAgain = false
			await numberWaiting(this.#db)
			const rows = await numberedBetween(this.#db, this.#seen, Number.MAX_SAFE_INTEGER, BATCH)
			if (rows.length === BATCH) this.#lookAgain = true
			this.#tell(rows)
		}
	}

	#tell(rows: Awaited<ReturnType<typeof numberedBetween>>) {
		const last = rows.at(-1)
		if (!last) return
		const from = this.#seen
		this.#seen = Math.max(from, last.seq)
		for (const listener of this.#listeners) {
			// One that is still catching up comes to these by itself.
			if (listener.heard < from) continue
			const { actor, heard, hear } = listener
			for (const row of rows) {
				const isTheirs = row.for_user_id === actor.id || row.for_role === actor.role
				if (row.seq > heard && isTheirs) hear(row.seq, eventOf(row))
			}
			listener.heard = Math.max(heard, last.seq)
		}
	}

	/** Until the listener has heard all that this process has read; from then on `#tell` serves it. */
	async #catchUp(listener: Listener) {
		while (listener.heard < this.#seen && this.#listeners.has(listener)) {
			const upTo = this.#seen
			const rows = await numberedBetween(this.#db, listener.heard, upTo, BATCH, listener.actor)
			for (const row of rows) listener.hear(row.seq, eventOf(row))
			listener.heard = rows.length < BATCH ? upTo : (rows.at(-1)?.seq ?? upTo)
		}
	}
}
