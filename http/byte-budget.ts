interface Bounds {
	/** How many bytes may be in use at a time; one that is larger goes alone. */
	maxBytes: number
	/** How many may wait for their turn; whoever comes after them is refused. */
	maxWaiting: number
	/** For so long one waits, milliseconds; then it is refused. */
	maxWaitMs: number
}

interface Waiting {
	bytes: number
	start: () => void
}

/** Lets through as many bytes as fit, in the order in which they come; a bounded number waits. */
export class ByteBudget {
	readonly #bounds: Bounds
	readonly #waiting: Waiting[] = []
	#inUse = 0

	constructor(bounds: Bounds) {
		this.#bounds = bounds
	}

	/** Bytes that are reserved at this moment. */
	get inUse(): number {
		return this.#inUse
	}

	/**
	 * Waits until so many bytes fit.
	 * @param signal ends the waiting
	 * @returns what gives them back; null for whoever has waited too long, or has too many before it
	 */
	reserve(bytes: number, signal?: AbortSignal): Promise<(() => void) | null> {
		if (this.#waiting.length === 0 && this.#fits(bytes)) return Promise.resolve(this.#take(bytes))
		if (signal?.aborted || this.#waiting.length >= this.#bounds.maxWaiting)
			return Promise.resolve(null)
		return new Promise((resolve) => {
			const settle = (release: (() => void) | null) => {
				clearTimeout(timer)
				signal?.removeEventListener('abort', leave)
				resolve(release)
			}
			const one: Waiting = { bytes, start: () => settle(this.#take(bytes)) }
			const leave = () => {
				this.#waiting.splice(this.#waiting.indexOf(one), 1)
				settle(null)
				this.#advance()
			}
			const timer = setTimeout(leave, this.#bounds.maxWaitMs)
			signal?.addEventListener('abort', leave)
			this.#waiting.push(one)
		})
	}

	#fits(bytes: number): boolean {
		return this.#inUse === 0 || this.#inUse + bytes <= this.#bounds.maxBytes
	}

	#take(bytes: number): () => void {
		this.#inUse += bytes
		let isReleased = false
		return () => {
			if (isReleased) return
			isReleased = true
			this.#inUse -= bytes
			this.#advance()
		}
	}

	#advance(): void {
		for (let [next] = this.#waiting; next && this.#fits(next.bytes); [next] = this.#waiting) {
			this.#waiting.shift()
			next.start()
		}
	}
}
