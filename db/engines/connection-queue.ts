import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseHealth } from '../health.ts'
import { isLocked } from './sqlite-failure.ts'
import { Turns } from './turns.ts'

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 50

interface Attempt {
	/** As of `performance.now`. */
	deadline: number
	isRead: boolean
	/** Whether it is the work's first turn; while the file is locked no new write begins. */
	isFirst: boolean
}

/** Gives turns on the connection, also to statements that wait for another process that writes. */
export class ConnectionQueue {
	readonly #connection = new Turns()
	readonly #writers = new Turns()
	readonly #health: DatabaseHealth
	readonly #lockTimeoutMs: number
	/** Whether the last that was to be written found the file locked. */
	#isLocked = false

	/** @param lockTimeoutMs how long it is tried to write while another process does */
	constructor(health: DatabaseHealth, lockTimeoutMs: number) {
		this.#health = health
		this.#lockTimeoutMs = lockTimeoutMs
	}

	take = () => this.#connection.take()

	/**
	 * Does the work in its turn, and again while the file is locked. One at a time tries again, so that waiting writes do
	 * not keep reads from the connection.
	 * @returns the result, in a turn that is still to be ended
	 */
	async run<T>(work: () => Promise<T>, isRead: boolean): Promise<{ value: T; end: () => void }> {
		const deadline = performance.now() + this.#lockTimeoutMs
		const first = await this.#attempt(work, { deadline, isRead, isFirst: true })
		if (first) return first
		const leave = await this.#writers.take()
		try {
			for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
				const done = await this.#attempt(work, { deadline, isRead, isFirst: false })
				if (done) return done
				await delay(pause)
			}
		} finally {
			leave()
		}
	}

	/** @returns null where the file is locked and there is time left */
	async #attempt<T>(work: () => Promise<T>, { deadline, isRead, isFirst }: Attempt) {
		const end = await this.#connection.take()
		if (this.#isLocked && isFirst && !isRead) {
			end()
			return null
		}
		try {
			const value = await work()
			if (!isRead) this.#isLocked = false
			return { value, end }
		} catch (error) {
			const locked = isLocked(error)
			if (locked) this.#isLocked = true
			end()
			if (!locked) throw error
			if (performance.now() < deadline) return null
			this.#health.note(error)
			throw error
		}
	}
}
