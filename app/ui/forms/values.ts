/** The text of a form by the names of its fields; of several with one name, the last. */
export type Values = Partial<Record<string, string>>

/** The fields of a form that hold text, in their order; files are left out. */
export const textsOf = (form: FormData | null | undefined): [name: string, value: string][] =>
	[...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** The text of a form that was sent or is on its way; files are left out. */
export const valuesOf = (form: FormData | null | undefined): Values =>
	Object.fromEntries(textsOf(form))
