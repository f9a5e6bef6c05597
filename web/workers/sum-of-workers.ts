import type { Worker } from 'node:cluster'
import { type Figures, summed } from '../metrics/metrics.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

/** How long a worker may take to give its figures; one that hangs is left out of the sum. */
const ANSWER_MS = 2000

/** The metrics of all workers together. */
export class SumOfWorkers {
	readonly #waiting = new Map<number, (figures: Figures | null) => void>()
	readonly #workers: () => Worker[]
	#asked = 0

	/** @param workers those that are asked */
	constructor(workers: () => Worker[]) {
		this.#workers = workers
	}

	/** To be told what workers say. */
	hear(said: ToPrimary) {
		if (said.kind === 'figures') this.#take(said.id, said.figures)
	}

	/** In Prometheus form. */
	async text(): Promise<string> {
		const all = await Promise.all(
			this.#workers().map((worker, n) => this.#figuresOf(worker, n === 0)),
		)
		return summed(all.filter((figures) => figures !== null))
	}

	#figuresOf(worker: Worker, ofShop: boolean): Promise<Figures | null> {
		const id = ++this.#asked
		return new Promise((resolve) => {
			const timer = setTimeout(() => this.#take(id, null), ANSWER_MS)
			this.#waiting.set(id, (figures) => {
				clearTimeout(timer)
				resolve(figures)
			})
			worker.send({ kind: 'figures', id, ofShop } satisfies ToWorker, () => {})
		})
	}

	#take(id: number, figures: Figures | null) {
		this.#waiting.get(id)?.(figures)
		this.#waiting.delete(id)
	}
}
