import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** A hash takes 32 MB and one of four threads for a tenth of a second; files and names need threads too. */
const MAX_CONCURRENT = 2
/** Who comes when so many wait already would wait for more than a few seconds. */
const MAX_WAITING = 60

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

/** Hashes and verifies passwords, few at a time; the others wait their turn. */
export class PasswordHasher implements PasswordScheme {
	scheme: PasswordScheme
	readonly #prepared = new AsyncLocalStorage<{ password: string; hash: string }>()
	readonly #waiting: (() => void)[] = []
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

	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running < MAX_CONCURRENT) this.#running++
		else if (this.#waiting.length >= MAX_WAITING) throw new HashingBusy()
		else await new Promise<void>((resolve) => this.#waiting.push(resolve))
		try {
			return await work()
		} finally {
			// Whoever waits takes the place over, so that nobody comes in between.
			const next = this.#waiting.shift()
			if (next) next()
			else this.#running--
		}
	}
}
