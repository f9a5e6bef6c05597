/** An attack and its result. */
export interface Outcome {
	attack: string
	tries: number
	/** The tries that got the attacker nothing. */
	held: number
}

/** An attack that may succeed at most so many times, such as the guesses that a limit allows. */
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
