import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { FairQueue, type Origin } from '../internal/passwords/fair-queue.ts'
import { MAX_HASHES, MAX_WAITING_HASHES } from '../limits.ts'

interface PasswordScheme {
	hash: (password: string) => Promise<string>
	verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** Thrown where more want a password hashed than the process has time for. */
export class HashingBusy extends Error {
	constructor() {
		super('too many passwords are being hashed')
	}
}

/** A caller of unknown origin. */
const UNKNOWN: Origin = { networks: ['unknown'], person: null }

interface Waiting {
	begin: () => void
	refuse: (error: HashingBusy) => void
}

/** Hashes and verifies passwords, few at a time; the others wait, and each network has its turn. */
export class PasswordHasher implements PasswordScheme {
	scheme: PasswordScheme
	readonly #prepared = new AsyncLocalStorage<{ password: string; hash: string }>()
	readonly #origin = new AsyncLocalStorage<Origin>()
	readonly #waiting = new FairQueue<Waiting>(MAX_WAITING_HASHES)
	#running = 0

	constructor(scheme: PasswordScheme = { hash: hashPassword, verify: verifyPassword }) {
		this.scheme = scheme
	}

	/** @throws HashingBusy */
	hash = async (password: string): Promise<string> => {
		const prepared = this.#prepared.getStore()
		if (prepared?.password === password) return prepared.hash
		return this.#inTurn(() => this.scheme.hash(password))
	}

	/** @throws HashingBusy */
	verify = (given: { hash: string; password: string }): Promise<boolean> =>
		this.#inTurn(() => this.scheme.verify(given))

	/**
	 * Does work in which this password's hash is there at once, so that a transaction never waits for it.
	 * @throws HashingBusy before the work begins
	 */
	async prepared<T>(password: string, work: () => Promise<T>): Promise<T> {
		const hash = await this.hash(password)
		return this.#prepared.run({ password, hash }, work)
	}

	/** Does work in which passwords are hashed for a caller. */
	calledBy<T>(origin: Partial<Origin>, work: () => T): T {
		return this.#origin.run({ ...this.#caller, ...origin }, work)
	}

	get #caller(): Origin {
		return this.#origin.getStore() ?? UNKNOWN
	}

	#wait(): Promise<void> {
		return new Promise((begin, refuse) => {
			this.#waiting.add({ begin, refuse }, this.#caller)?.refuse(new HashingBusy())
		})
	}

	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running < MAX_HASHES) this.#running++
		else await this.#wait()
		try {
			return await work()
		} finally {
			// The next waiting request takes the place over, so that no other comes in between.
			const next = this.#waiting.next()
			if (next) next.begin()
			else this.#running--
		}
	}
}
