/** The time in epoch milliseconds, never the same twice: what a test does first is earlier, however fast the machine. */
export function increasing(now: () => number): () => number {
	let last = 0
	return () => {
		last = Math.max(now(), last + 1)
		return last
	}
}
