import { Rota } from './rota.ts'

/** The origin of a waiting request. */
export interface Origin {
	/** The caller's networks, the widest first. */
	networks: readonly string[]
	/** Names a known device or the signed-in account; null for any other. */
	person: string | null
}

/**
 * A queue for a slow resource, served in turn by network instead of in the order of arrival. Where it is full, the last
 * of the longest network is dropped. Some places are for known devices and signed-in callers alone, and as long as any
 * of them wait every second turn is theirs.
 */
export class FairQueue<T> {
	readonly #anybody = new Rota<T>()
	readonly #known = new Rota<T>()
	readonly #places: { anybody: number; known: number }
	#isTurnOfKnown = true

	constructor(places: { anybody: number; known: number }) {
		this.#places = places
	}

	/** @returns the item without a place: another that waited, or this one; null where all have one */
	add(item: T, { networks, person }: Origin): T | null {
		if (person !== null) {
			const refused = this.#known.addWithin(this.#places.known, item, [person])
			// A known caller without a place of their own waits with the others.
			if (refused !== item) return refused
		}
		return this.#anybody.addWithin(this.#places.anybody, item, networks)
	}

	/** Takes the next item out of the queue; undefined where it is empty. */
	next(): T | undefined {
		const lines = this.#isTurnOfKnown ? [this.#known, this.#anybody] : [this.#anybody, this.#known]
		this.#isTurnOfKnown = !this.#isTurnOfKnown
		return lines[0]?.next() ?? lines[1]?.next()
	}
}
