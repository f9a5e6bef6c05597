/** A problem as it was answered: with 500 or above it is nothing the person could have done. */
interface Problem {
	status: number
	detail: string
	errors?: Record<string, string>
}

/** Why a form was not taken: a message per field, or one for the whole of it. */
export interface Refusal {
	errors: Record<string, string>
	message: string | null
}

export const NO_REFUSAL: Refusal = { errors: {}, message: null }

/** @param unexpected what to say when it is nothing the person could have done */
export function refusalOf(problem: Problem, unexpected: string): Refusal {
	if (problem.status >= 500) return { errors: {}, message: unexpected }
	if (problem.errors) return { errors: problem.errors, message: null }
	return { errors: {}, message: problem.detail }
}
