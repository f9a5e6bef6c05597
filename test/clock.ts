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

/** A time at which the built-in tariffs, subsidies and records hold. */
const IN_FORCE = Date.parse('2026-11-22T06:00:00Z')

/** Stops the clock of a store at a time at which the built-in tariffs, subsidies and records hold. */
export function stopInForce(store: Pick<OpenStore, 'now'>): void {
	store.now = () => IN_FORCE
}

/** Has the clock of a store run on from there. */
export function runFromInForce(store: Pick<OpenStore, 'now'>): void {
	movableClock(store)(IN_FORCE - store.now())
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
