import type { Fields } from '../../ui/forms/fields.server'
import { type Values, valuesOf } from '../../ui/forms/values'
import type { FieldSpec } from './field-spec'
import { fieldBody } from './field-values'

const isChosen = (value: unknown): value is File => value instanceof File && value.size > 0

/**
 * How a form of these fields is read, for `onForm`: into the body of its call, which the API judges.
 * @param fields those of a form with these values
 * @param files the fields that may hold a file
 */
export const sentFields = <Body = Record<string, unknown>>(
	fields: (values: Values) => readonly FieldSpec[],
	...files: string[]
): Fields<Body> => ({
	read(form) {
		const values = valuesOf(form)
		const chosen = files.flatMap((name) =>
			form
				.getAll(name)
				.filter(isChosen)
				.map((file) => [name, file]),
		)
		return { ...fieldBody(fields(values), values), ...Object.fromEntries(chosen) } as Body
	},
	names: new Set(),
	files: new Set(files),
})
