import type { Worker } from 'node:cluster'
import { OpenCount } from '../../shared/requests/open-count.ts'
import type { OpenKind } from './messages.ts'

/** Counts what all workers have open together. What a worker had open goes with it. */
export class OpenOfWorkers {
	readonly #counts: Record<OpenKind, OpenCount<string>> = {
		connections: new OpenCount(),
		streamsOfAccount: new OpenCount(),
		streamsOfNetwork: new OpenCount(),
	}
	readonly #closing = new WeakMap<Worker, Map<number, () => void>>()

	/** @param id by which the worker closes it @returns whether it is within the limit */
	open(worker: Worker, id: number, { kind, key, most }: Opened): boolean {
		const close = this.#counts[kind].open(key, most)
		if (close) this.#of(worker).set(id, close)
		return close !== null
	}

	close(worker: Worker, id: number) {
		const open = this.#of(worker)
		open.get(id)?.()
		open.delete(id)
	}

	#of(worker: Worker): Map<number, () => void> {
		const known = this.#closing.get(worker)
		if (known) return known
		const open = new Map<number, () => void>()
		this.#closing.set(worker, open)
		worker.once('exit', () => {
			for (const close of open.values()) close()
			open.clear()
		})
		return open
	}
}

/** Something that a worker has opened for a key, which may have only so many of its kind. */
export interface Opened {
	kind: OpenKind
	key: string
	most: number
}
