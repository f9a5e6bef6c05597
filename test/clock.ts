import type { OpenStore } from '../store/open.ts'

/**
 * The time in epoch milliseconds, never the same twice: an earlier action has an earlier time, however fast the
 * machine.
 */
export function increasing(now: () => number): () => number {
	let last = 0
	return () => {
		last = Math.max(now(), last + 1)
		return last
	}
}

/**
 * Replaces the clock of a store by one that can be put forward. @returns a function that puts it forward, by
 * milliseconds
 */
export function movableClock(store: Pick<OpenStore, 'now'>): (ms: number) => void {
	const { now } = store
	let ahead = 0
	store.now = () => now() + ahead
	return (ms) => {
		ahead += ms
	}
}
