/** Lets one in at a time, in the order they came. */
export class Turns {
	#last: Promise<void> = Promise.resolve()

	/** Waits for the turn. @returns a function that ends it */
	async take(): Promise<() => void> {
		const before = this.#last
		let end = () => {}
		this.#last = new Promise((resolve) => {
			end = resolve
		})
		await before
		return end
	}
}
