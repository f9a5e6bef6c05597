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

/** Has the clock of a store run on from a time, for tests of what holds then alone. @param at ISO text */
export function runFrom(store: Pick<OpenStore, 'now'>, at: string): void {
	movableClock(store)(Date.parse(at) - store.now())
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
