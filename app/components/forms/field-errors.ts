import type { Values } from '../../ui/forms/values'
import type { FieldSpec } from './field-spec'
import { rowsIn, under } from './field-values'

/** A place of a form that shows an error: a field, a row or rows together. */
export interface Place {
	path: string
	/** Its name away from its place: `Step 2: Up to (kW)`. */
	label: string
}

/** With a capital letter at its beginning. */
export const titleOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const labelOf = (field: FieldSpec) =>
	field.as === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label

function placesOf(fields: readonly FieldSpec[], values: Values, at = '', before = ''): Place[] {
	return fields.flatMap((field) => {
		if (field.as === 'hidden') return []
		const path = under(at, field.name)
		const own = { path, label: before + labelOf(field) }
		if (field.as === 'part') return [own, ...placesOf(field.fields, values, path, before)]
		if (field.as !== 'rows') return [own]
		const each = rowsIn(field, path, values).flatMap((n) => {
			const row = { path: `${path}.${n}`, label: `${titleOf(field.one)} ${n + 1}` }
			return [row, ...placesOf(field.fields, values, row.path, `${row.label}: `)]
		})
		return [own, ...each]
	})
}

/** The place of a form that is nearest to where the API found a mistake. */
function placeOf(mistake: string, places: ReadonlyMap<string, unknown>) {
	const names = mistake.split('.')
	for (; names.length > 0; names.pop()) if (places.has(names.join('.'))) return names.join('.')
	return null
}

/** The problems of a form, at the places that show them. */
export interface PlacedErrors {
	/** By the path of the place. */
	errors: Partial<Record<string, string>>
	/** The places, in the order of the form. */
	wrong: Place[]
	/** The problems that no place of the form shows. */
	elsewhere: string[]
}

/** Finds the place of each mistake; of several at one place, the first is shown there. */
export function placeErrors(
	fields: readonly FieldSpec[],
	values: Values,
	mistakes: Partial<Record<string, string>>,
): PlacedErrors {
	const places = new Map(placesOf(fields, values).map((place) => [place.path, place]))
	const jsons = new Set(fields.flatMap(({ as, name }) => (as === 'json' ? name : [])))
	const errors: Partial<Record<string, string>> = {}
	const elsewhere: string[] = []
	for (const [mistake, sentence = ''] of Object.entries(mistakes)) {
		const place = placeOf(mistake, places)
		if (place === null) elsewhere.push(sentence)
		else
			errors[place] ??=
				jsons.has(place) && place !== mistake
					? `${mistake.slice(place.length + 1)}: ${sentence}`
					: sentence
	}
	return { errors, elsewhere, wrong: [...places.values()].filter(({ path }) => path in errors) }
}
