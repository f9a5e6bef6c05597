/** Counts something as open, in this process or for several together; null where there is no room for it. */
export type CountOpen = (
	key: string,
	most: number,
) => (() => void) | null | Promise<(() => void) | null>

/** Counts the things each key has open at a time, such as the connections of a network. */
export class OpenCount<Key> {
	readonly #open = new Map<Key, number>()

	/** Counts one more. @returns a function that counts it off again; null where the key has `most` already */
	open(key: Key, most: number): (() => void) | null {
		const count = this.#open.get(key) ?? 0
		if (count >= most) return null
		this.#open.set(key, count + 1)
		let isOpen = true
		return () => {
			if (!isOpen) return
			isOpen = false
			const left = (this.#open.get(key) ?? 1) - 1
			if (left > 0) this.#open.set(key, left)
			else this.#open.delete(key)
		}
	}
}
