/** The text of a form by the names of its fields; of several with one name, the last. */
export type Values = Partial<Record<string, string>>

/** The text of a form that was sent or is on its way; files are left out. */
export function valuesOf(form: FormData | null | undefined): Values {
	const texts = [...(form ?? [])].filter(
		(entry): entry is [string, string] => typeof entry[1] === 'string',
	)
	return Object.fromEntries(texts)
}
