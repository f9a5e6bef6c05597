import { numberOrTyped } from '../../../shared/numbers/typed-number'
import { parseSentJson } from '../../../shared/requests/json-shape'
import { yesOrNo } from '../../../shared/text/yes-or-no'
import type { Values } from '../../ui/forms/values'
import type { FieldSpec, RowsField } from './field-spec'

type Body = Record<string, unknown>

/** A path within another one. */
export const under = (at: string, name: string) => [at, name].filter(Boolean).join('.')

const BLANKS = { null: null, omit: undefined, 'empty list': [] }

const isFilled = (values: Values, path: string) =>
	Object.entries(values).some(([name, text]) => name.startsWith(`${path}.`) && text?.trim())

const position = (values: Values, path: string, n: number) => {
	const order = numberOrTyped(values[`${path}.${n}.order`] ?? '')
	return typeof order === 'number' ? order : Number.POSITIVE_INFINITY
}

/** The rows that are filled in, by their numbers in the form, in the order in which they are sent. */
export function rowsIn({ ordered, least = 0 }: RowsField, path: string, values: Values): number[] {
	const filled = new Set<number>()
	for (const [name, text] of Object.entries(values)) {
		if (!name.startsWith(`${path}.`) || !text?.trim()) continue
		const [n = '', field] = name.slice(path.length + 1).split('.')
		if (/^\d{1,4}$/.test(n) && !(ordered && field === 'order')) filled.add(Number(n))
	}
	for (let n = 0; filled.size < least; n++) filled.add(n)
	const found = [...filled].sort((a, b) => a - b)
	if (!ordered) return found
	return found
		.filter((n) => !values[`${path}.${n}.remove`])
		.sort((a, b) => position(values, path, a) - position(values, path, b) || a - b)
}

const isScalar = ({ fields: [only] }: RowsField) => only?.name === ''

function jsonOrTyped(text: string): unknown {
	try {
		return parseSentJson(text)
	} catch {
		return text
	}
}

/** The value sent for a field; undefined where nothing is sent. */
function valueIn(field: FieldSpec, values: Values, path: string): unknown {
	const text = (values[path] ?? '').trim()
	switch (field.as) {
		case 'ticks':
			return field.choices.flatMap(({ value }) => (values[`${path}.${value}`] ? value : []))
		case 'tick':
			return text === '' ? false : yesOrNo(text)
		case 'rows':
			return rowsIn(field, path, values).map((n) => {
				const [only] = field.fields
				return only && isScalar(field)
					? valueIn(only, values, `${path}.${n}`)
					: fieldBody(field.fields, values, `${path}.${n}`)
			})
		case 'part':
			return (field.ticked ? text !== '' : isFilled(values, path))
				? fieldBody(field.fields, values, path)
				: BLANKS[field.blank ?? 'omit']
	}
	if (text === '' && field.blank) return BLANKS[field.blank]
	switch (field.as) {
		case 'number':
			return numberOrTyped(text, field.of)
		case 'choice':
			if (field.of === 'flag') return yesOrNo(text)
			return field.of === 'number' ? numberOrTyped(text) : text
		case 'list':
			return text === '' ? [] : text.split(field.words ? /[\s,;]+/ : /\s*,\s*/)
		case 'json':
			return jsonOrTyped(text)
		default:
			return text
	}
}

/** Sets a value deep in an object, unless it is undefined; a number in its path is a place in a list. */
function put(into: Body, path: string, value: unknown) {
	const names = path.split('.')
	const last = names.pop() as string
	let at = into
	for (const [n, name] of names.entries()) {
		at[name] ??= /^\d+$/.test(names[n + 1] ?? last) ? [] : {}
		at = at[name] as Body
	}
	if (value !== undefined) at[last] = value
}

/**
 * The body of a call as a form has it. It is not judged: a text that is no number stays as typed, for the API to
 * refuse, and rows that are not filled in are left out.
 * @param at where the fields stand in the form
 */
export function fieldBody(fields: readonly FieldSpec[], values: Values, at = ''): Body {
	const body: Body = {}
	for (const field of fields) put(body, field.name, valueIn(field, values, under(at, field.name)))
	return body
}

const within = (body: unknown, path: string) =>
	path.split('.').reduce<unknown>((at, name) => (at as Body | null | undefined)?.[name], body)

function textOf(field: FieldSpec, value: unknown): string {
	if (value === null || value === undefined) return ''
	if (field.as === 'json') return JSON.stringify(value)
	if (Array.isArray(value)) return value.join(', ')
	return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function textsIn(field: FieldSpec, value: unknown, path: string): Values {
	switch (field.as) {
		case 'tick':
			return value === true ? { [path]: 'yes' } : {}
		case 'ticks':
			return Object.fromEntries(
				((value ?? []) as string[]).map((each) => [`${path}.${each}`, 'yes']),
			)
		case 'rows': {
			const texts = ((value ?? []) as unknown[]).map((row, n) => {
				const [only] = field.fields
				const at = `${path}.${n}`
				if (only && isScalar(field)) return textsIn(only, row, at)
				const order = field.ordered ? { [`${at}.order`]: String(n + 1) } : {}
				return { ...fieldValues(field.fields, row, at), ...order }
			})
			return Object.assign({}, ...texts)
		}
		case 'part':
			if (value === null || value === undefined) return {}
			return {
				...fieldValues(field.fields, value, path),
				...(field.ticked && { [path]: 'yes' }),
			}
		default:
			return { [path]: textOf(field, value) }
	}
}

/** A body as a form shows it: the text of each field by its path. */
export const fieldValues = (fields: readonly FieldSpec[], body: unknown, at = ''): Values =>
	Object.assign(
		{},
		...fields.map((field) => textsIn(field, within(body, field.name), under(at, field.name))),
	)

/** As typed, with the rows numbered as the API counts them: in their order, without those that are not sent. */
export function countedValues(fields: readonly FieldSpec[], values: Values, at = ''): Values {
	let counted = values
	for (const field of fields) {
		const path = under(at, field.name)
		if (field.as === 'part') counted = countedValues(field.fields, counted, path)
		if (field.as !== 'rows') continue
		const all = Object.entries(counted)
		const sent = rowsIn(field, path, counted).flatMap((from, n) => [
			...all.flatMap(([name, text]) => {
				const isOwn = name === `${path}.${from}` || name.startsWith(`${path}.${from}.`)
				return isOwn ? [[`${path}.${n}${name.slice(`${path}.${from}`.length)}`, text]] : []
			}),
			...(field.ordered ? [[`${path}.${n}.order`, String(n + 1)]] : []),
		])
		const others = all.filter(([name]) => !name.startsWith(`${path}.`))
		counted = Object.fromEntries([...others, ...sent])
	}
	return counted
}
