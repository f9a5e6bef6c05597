/** An attack and what came of it. */
export interface Outcome {
	attack: string
	tries: number
	/** Of the tries, those that got the attacker nothing. */
	held: number
}

/** Tries of which so many may have got through at most, such as the guesses that a limit allows. */
export const atMost = (
	attack: string,
	tries: number,
	through: number,
	allowed: number,
): Outcome => ({
	attack,
	tries,
	held: tries - Math.max(0, through - allowed),
})
