/** A heap that returns the item with the least bound first. */
export class Heap<T extends { bound: number }> {
	readonly #all: T[] = []

	push(one: T): void {
		const all = this.#all
		let at = all.length
		while (at > 0) {
			const above = (at - 1) >> 1
			const parent = all[above] as T
			if (parent.bound <= one.bound) break
			all[at] = parent
			at = above
		}
		all[at] = one
	}

	pop(): T | undefined {
		const all = this.#all
		const first = all[0]
		const last = all.pop()
		if (!last || all.length === 0) return first
		let at = 0
		for (;;) {
			let below = 2 * at + 1
			if (below >= all.length) break
			if (below + 1 < all.length && (all[below + 1] as T).bound < (all[below] as T).bound) below++
			const child = all[below] as T
			if (child.bound >= last.bound) break
			all[at] = child
			at = below
		}
		all[at] = last
		return first
	}
}
