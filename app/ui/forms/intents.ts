import type { FormProblem } from './problem'

const FIELD = 'intent'

/** A page's answer to any of its forms. */
interface Answer {
	problem: FormProblem<never> | null
}

/** That of these intents, where it is known which each problem is of. */
type ProblemFor<Problem, Asked> = Problem extends { intent: infer Intent }
	? string extends Intent
		? Problem
		: Intent extends Asked
			? Problem
			: never
	: never

/** The intents of a page's forms: declared once, for their buttons and for the page's action. */
export interface Intents<Name extends string> {
	/** The attributes of the button or the hidden field that asks for it. */
	field(name: Name): { name: typeof FIELD; value: Name }
	/** The same for a form that is made by a script. */
	entry(name: Name): Record<typeof FIELD, Name>
	/** The intent of a form; null where the page has no such intent, or the form names several. */
	in(form: FormData | null | undefined): Name | null
	/** Why a form that asked for one of these was not taken. */
	problem<A extends Answer, Asked extends Name>(
		answer: A | undefined,
		...names: Asked[]
	): ProblemFor<A['problem'], Asked> | null
}

/** The names of a page's intents. */
export type NameOf<I> = I extends Intents<infer Name> ? Name : never

export function intents<const Name extends string>(...names: Name[]): Intents<Name> {
	const only = names.length === 1 ? (names[0] ?? null) : null
	return {
		field: (name) => ({ name: FIELD, value: name }),
		entry: (name) => ({ [FIELD]: name }),
		in(form) {
			if (!form) return null
			const [asked, ...more] = form.getAll(FIELD)
			if (asked === undefined) return only
			return more.length > 0 ? null : (names.find((name) => name === asked) ?? null)
		},
		problem(answer, ...asked) {
			const problem = answer?.problem ?? null
			return asked.some((name) => name === problem?.intent) ? (problem as never) : null
		},
	}
}

/** The intents of a page with a single form, which need not name its intent. */
export const ONE_FORM = intents('send')
