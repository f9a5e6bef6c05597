import type { Logger } from 'pino'
import { announce } from '../../db/changes/announce.ts'
import type { Database } from '../../db/database.ts'
import type { SignedIn } from '../../shared/actor.ts'
import { type CountOpen, OpenCount } from '../../shared/requests/open-count.ts'
import { logUnexpected } from '../log.ts'
import { lastNumber, numberedBetween, numberWaiting } from './internal/event-sequence.ts'
import { eventOf } from './internal/rows.ts'
import { BATCH_SIZE, POLL_INTERVAL_MS } from './limits.ts'
import type { EventWithMessages } from './schema.ts'

interface Subscriber {
	onEvent: (id: number, event: EventWithMessages) => void
	/** Called when the store closes. */
	end: () => void
}

interface Listener extends Subscriber {
	actor: SignedIn
	/** The number up to which everything has been delivered to it. */
	delivered: number
}

const countHere = (): CountOpen => {
	const count = new OpenCount<string>()
	return (key, most) => count.open(key, most)
}

/** The feeds of this process, each notified at once of the commits of the process itself. */
const feeds = new Set<() => void>()

/** Lets the feeds of all processes read the committed notifications. */
export const notifyFeeds = () => {
	for (const look of feeds) look()
	announce('events')
}

/**
 * Delivers notifications to subscribers as they come, each once and in the order of their numbers. One reading of the
 * table serves all listeners; without listeners it is not read at all.
 */
export class NotificationFeed {
	readonly #db: Database
	readonly #log: Logger
	readonly #pollMs: number
	readonly #listeners = new Set<Listener>()
	/** Counts the streams that are open, by the account and by the network: those of this process, unless others count too. */
	streams: Record<'ofAccount' | 'ofNetwork', CountOpen> = {
		ofAccount: countHere(),
		ofNetwork: countHere(),
	}
	/** The number up to which this process has read. */
	#seen = 0
	#polling: Promise<void> | null = null
	#pollAgain = false
	#timer: NodeJS.Timeout | undefined
	#closed = false

	constructor(db: Database, log: Logger, pollMs = POLL_INTERVAL_MS) {
		this.#db = db
		this.#log = log
		this.#pollMs = pollMs
	}

	/** How many listen. */
	get listening(): number {
		return this.#listeners.size
	}

	/** The number below those of all later commits. */
	async now(): Promise<number> {
		await numberWaiting(this.#db)
		return lastNumber(this.#db)
	}

	/**
	 * Delivers the actor's notifications after the given number, those already there first.
	 * @param after the number at which an earlier listening ended; undefined is now
	 * @returns a function that ends the listening
	 */
	async listen(
		actor: SignedIn,
		after: number | undefined,
		subscriber: Subscriber,
	): Promise<() => void> {
		const last = await this.now()
		if (this.#closed) {
			subscriber.end()
			return () => {}
		}
		// A number beyond the last is from another database's life: there is nothing to catch up with.
		const listener: Listener = { ...subscriber, actor, delivered: Math.min(after ?? last, last) }
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
		await this.#polling
	}

	#start(last: number) {
		this.#seen = last
		this.#timer = setInterval(this.look, this.#pollMs).unref()
		feeds.add(this.look)
	}

	#leave(listener: Listener) {
		this.#listeners.delete(listener)
		if (this.#listeners.size > 0) return
		clearInterval(this.#timer)
		feeds.delete(this.look)
	}

	/** Looks now; asked while it looks, it looks once more, since it may have looked too early. */
	readonly look = (): void => {
		this.#pollAgain = true
		this.#polling ??= this.#readNew()
			.catch((error) => logUnexpected(this.#log, error, 'notifications could not be read'))
			.finally(() => {
				this.#polling = null
			})
	}

	async #readNew() {
		while (this.#pollAgain && this.#listeners.size > 0) {
			this.#pollAgain = false
			await numberWaiting(this.#db)
			const rows = await numberedBetween(this.#db, this.#seen, Number.MAX_SAFE_INTEGER, BATCH_SIZE)
			if (rows.length === BATCH_SIZE) this.#pollAgain = true
			this.#deliver(rows)
		}
	}

	#deliver(rows: Awaited<ReturnType<typeof numberedBetween>>) {
		const last = rows.at(-1)
		if (!last) return
		const from = this.#seen
		this.#seen = Math.max(from, last.event_sequence)
		for (const listener of this.#listeners) {
			// A listener that is still catching up gets these later.
			if (listener.delivered < from) continue
			const { actor, delivered, onEvent } = listener
			for (const row of rows) {
				const isTheirs = row.for_user_id === actor.id || row.for_role === actor.role
				if (row.event_sequence > delivered && isTheirs) onEvent(row.event_sequence, eventOf(row))
			}
			listener.delivered = Math.max(delivered, last.event_sequence)
		}
	}

	/** Until the listener has everything that this process has read; from then on `#deliver` serves it. */
	async #catchUp(listener: Listener) {
		while (listener.delivered < this.#seen && this.#listeners.has(listener)) {
			const upTo = this.#seen
			const rows = await numberedBetween(
				this.#db,
				listener.delivered,
				upTo,
				BATCH_SIZE,
				listener.actor,
			)
			for (const row of rows) listener.onEvent(row.event_sequence, eventOf(row))
			listener.delivered = rows.length < BATCH_SIZE ? upTo : (rows.at(-1)?.event_sequence ?? upTo)
		}
	}
}
