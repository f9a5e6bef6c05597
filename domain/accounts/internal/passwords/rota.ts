/**
 * Items that are taken out in turn by where they come from. An item's path leads from the widest group it belongs to
 * down to the narrowest, and each group takes turns among those within it.
 */
export class Rota<T> {
	/** In the order of their turns. */
	readonly #groups = new Map<string, Rota<T>>()
	readonly #items: T[] = []
	#size = 0

	get size(): number {
		return this.#size
	}

	/**
	 * Adds an item, and takes one out where there are more than `most` then: the last of the longest group, the item
	 * itself where its own group is as long as any.
	 * @returns the item taken out
	 */
	addWithin(most: number, item: T, path: readonly string[]): T | null {
		this.#add(item, path)
		return this.#size > most ? (this.#drop(path) ?? null) : null
	}

	/** Takes out the item whose turn it is. */
	next(): T | undefined {
		if (this.#size === 0) return undefined
		this.#size--
		const [first] = this.#groups
		if (!first) return this.#items.shift()
		const [name, group] = first
		const item = group.next()
		this.#groups.delete(name)
		if (group.size > 0) this.#groups.set(name, group)
		return item
	}

	#add(item: T, [name, ...path]: readonly string[]): void {
		this.#size++
		if (name === undefined) {
			this.#items.push(item)
			return
		}
		const group = this.#groups.get(name) ?? new Rota<T>()
		this.#groups.set(name, group)
		group.#add(item, path)
	}

	/** @param path of the item added last, whose groups come first among those of one length */
	#drop([name = '', ...path]: readonly string[]): T | undefined {
		this.#size--
		const own = this.#groups.get(name)
		let longest = { name, group: own }
		for (const [each, group] of this.#groups)
			if (group.size > (longest.group?.size ?? 0)) longest = { name: each, group }
		if (!longest.group) return this.#items.pop()
		const dropped = longest.group.#drop(longest.group === own ? path : [])
		if (longest.group.size === 0) this.#groups.delete(longest.name)
		return dropped
	}
}
