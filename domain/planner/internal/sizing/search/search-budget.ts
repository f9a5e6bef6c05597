/** The candidates that one search of a plan looks at before it answers with the best so far. */
export const SEARCH_STEPS = 400_000
/** The candidates that a brief search looks at, however long it takes. */
const BRIEF_STEPS = 20_000
/** So often it is asked whether it is late. */
const STEPS_BETWEEN_LOOKS = 512

/** How much a plan has looked at, counted in steps, and whether it had to stop before it was through. */
export class SearchBudget {
	/** Whether something was not looked at: another choice might have been better. */
	isExhausted = false
	readonly #isLate: () => boolean
	readonly #brief: SearchBudget[] = []
	#steps = 0
	#left: number
	#untilLook = STEPS_BETWEEN_LOOKS

	/** @param isLate asked now and then: no more is looked at once it says so */
	constructor(isLate: () => boolean = () => false, left = SEARCH_STEPS) {
		this.#isLate = isLate
		this.#left = left
	}

	/** All steps so far. */
	get steps(): number {
		return this.#brief.reduce((sum, { steps }) => sum + steps, this.#steps)
	}

	/** A search begins, with steps of its own. */
	begin(): void {
		this.#left = SEARCH_STEPS
	}

	/** For a search of a few parts beforehand: short, so never late, and another follows where it is cut. */
	brief(): SearchBudget {
		const brief = new SearchBudget(undefined, BRIEF_STEPS)
		this.#brief.push(brief)
		return brief
	}

	/** So much more is looked at; false where there is no time for it. */
	spend(steps = 1): boolean {
		if (this.#left > 0) {
			this.#left -= steps
			this.#steps += steps
			this.#untilLook -= steps
			if (this.#untilLook <= 0) {
				this.#untilLook = STEPS_BETWEEN_LOOKS
				if (this.#isLate()) this.#left = 0
			}
			if (this.#left > 0) return true
		}
		this.isExhausted = true
		return false
	}
}
