import type { Values } from './values'

/** A problem as the API answers it: a sentence for the person, and one per field. */
export interface Problem {
	/** With 500 or above the person could not have avoided it. */
	status: number
	detail: string
	errors?: Record<string, string>
}

/** Why a form was refused, and its values, to be shown again. */
export interface FormProblem<Name extends string = string> {
	intent: string
	/** About the form as a whole; null where the messages are at its fields. */
	message: string | null
	/** The mistake of a field, by its name. */
	fields: Partial<Record<Name, string>>
	/** The values typed; passwords are left out. */
	values: Partial<Record<Name, string>>
}

/** The answer to a form that was not taken. */
export interface Refused<Name extends string = string> {
	problem: FormProblem<Name>
}

const isSecret = (name: string) => /password|secret/i.test(name)

/** The typed values that may be shown again. */
export const shownAgain = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))

/** The API names a mistake by its place in the body, `shipping.city`; the form by its field, `city`. */
const fieldOf = (path: string, names: ReadonlySet<string>) =>
	names.has(path) ? path : (path.split('.').find((part) => names.has(part)) ?? path)

/**
 * The API's sentences by the fields of a form; of several for one field, the first.
 * @param names the form's fields; a mistake elsewhere stays under its place in the body
 */
export function fieldProblems(errors: Record<string, string>, names: ReadonlySet<string>) {
	const byField: Record<string, string> = {}
	for (const [path, sentence] of Object.entries(errors)) byField[fieldOf(path, names)] ??= sentence
	return byField
}

export const fieldProblem = <Name extends string>(
	problem: FormProblem<Name> | null | undefined,
	name: NoInfer<Name>,
): string | undefined => problem?.fields[name]

/**
 * A problem in words: the message, or the mistakes of fields.
 * @param beside fields that show their own mistakes
 * @returns null where nothing is left to say
 */
export function sentenceOf<Name extends string>(
	problem: FormProblem<Name> | null | undefined,
	beside: readonly NoInfer<Name>[] = [],
): string | null {
	const others = Object.entries<string | undefined>(problem?.fields ?? {})
		.filter(([name]) => !(beside as readonly string[]).includes(name))
		.map(([, sentence]) => sentence)
	return (problem?.message ?? others.join(' ')) || null
}
