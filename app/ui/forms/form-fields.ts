import { type FormProblem, fieldProblem } from './problem'

const ALERT = { role: 'alert' } as const

/**
 * The props of each field of a form: its name, its initial value and its mistake.
 * @param initial the values of fields until others are typed
 * @param all the other props of every field of the form
 */
export const formFields =
	<Name extends string, const All extends object = object>(
		problem: FormProblem<Name> | null | undefined,
		initial: Partial<Record<NoInfer<Name>, string | undefined>> = {},
		all?: All,
	) =>
	(name: NoInfer<Name>) => ({
		...(all as All),
		name,
		defaultValue: problem?.values[name] ?? initial[name],
		error: fieldProblem(problem, name),
		errorProps: ALERT,
		withAsterisk: false,
	})
