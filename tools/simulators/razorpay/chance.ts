/** Numbers from 0 to 1 that look drawn and are the same for a seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

/** In an order of chance. */
export function shuffled<T>(items: readonly T[], chance: () => number): T[] {
	const all = [...items]
	for (let last = all.length - 1; last > 0; last--) {
		const other = Math.floor(chance() * (last + 1))
		;[all[last], all[other]] = [all[other] as T, all[last] as T]
	}
	return all
}
