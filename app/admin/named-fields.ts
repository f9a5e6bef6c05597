const ALERT = { role: 'alert' } as const

/**
 * What each field of a form is given whose names are made: its name, what it starts with and what is wrong with it.
 * @param all what every field of the form has besides
 */
export const namedFields =
	<const All extends object = object>(
		values: Partial<Record<string, string>>,
		errors: Partial<Record<string, string>>,
		all?: All,
	) =>
	(name: string) => ({
		...(all as All),
		name,
		defaultValue: values[name] ?? '',
		error: errors[name],
		errorProps: ALERT,
	})
