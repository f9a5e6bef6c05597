import type { OpenStore } from '../store/open.ts'

/** The time in epoch milliseconds, never the same twice: what a test does first is earlier, however fast the machine. */
export function increasing(now: () => number): () => number {
	let last = 0
	return () => {
		last = Math.max(now(), last + 1)
		return last
	}
}

/** Has the clock of a store be one that can be put forward. @returns what puts it forward, by milliseconds */
export function movableClock(store: Pick<OpenStore, 'now'>): (ms: number) => void {
	const { now } = store
	let ahead = 0
	store.now = () => now() + ahead
	return (ms) => {
		ahead += ms
	}
}
