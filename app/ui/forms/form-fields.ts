import { type FormProblem, fieldProblem } from './problem'

const ALERT = { role: 'alert' } as const

/**
 * What each field of a form is given: its name, what it starts with and what is wrong with it.
 * @param initial what fields start with until something was typed
 * @param all what every field of the form has besides
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
