import type { Metrics } from '../metrics/metrics.ts'
import type { OpenKind, Question, ToPrimary, ToWorker } from './messages.ts'

interface Told {
	/** Another worker serves in this one's place. */
	replaced: () => void
	/** The primary has ended. */
	left: () => void
}

/** A worker's connection to the primary. */
export class PrimaryLink {
	readonly #waiting = new Map<number, (answer: unknown) => void>()
	#asked = 0

	constructor(metrics: Metrics, { replaced, left }: Told) {
		process.on('message', async (said: ToWorker) => {
			if (said.kind === 'replaced') replaced()
			else if (said.kind === 'figures')
				this.#send({ kind: 'figures', id: said.id, figures: await metrics.figures(said.ofShop) })
			else this.#take(said.id, said.answer)
		})
		process.on('disconnect', () => {
			for (const id of [...this.#waiting.keys()]) this.#take(id, null)
			left()
		})
	}

	/** Says that this worker serves. */
	open(port: number) {
		this.#send({ kind: 'open', port })
	}

	/** @returns null where the primary is gone */
	ask<T>(question: Question): Promise<T | null> {
		return this.#ask<T>(++this.#asked, question)
	}

	/**
	 * Counts something as open for all workers together.
	 * @returns a function that counts it off again; null where the key has `most` already. Where the primary is gone
	 * nothing is counted
	 */
	async countOpen(kind: OpenKind, key: string, most: number): Promise<(() => void) | null> {
		const id = ++this.#asked
		const isOpen = await this.#ask<boolean>(id, { about: 'open', kind, key, most })
		return isOpen === false ? null : () => this.#send({ kind: 'closed', id })
	}

	#ask<T>(id: number, question: Question): Promise<T | null> {
		if (!process.connected) return Promise.resolve(null)
		return new Promise((resolve) => {
			this.#waiting.set(id, resolve as (answer: unknown) => void)
			this.#send({ kind: 'ask', id, question })
		})
	}

	#take(id: number, answer: unknown) {
		this.#waiting.get(id)?.(answer)
		this.#waiting.delete(id)
	}

	#send(said: ToPrimary) {
		// Where the primary has just ended, `disconnect` follows.
		if (process.connected) process.send?.(said, undefined, undefined, () => {})
	}
}
