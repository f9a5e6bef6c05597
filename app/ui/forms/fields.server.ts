import { data } from 'react-router'
import { z } from 'zod'
import { PAISA } from '../../../shared/numbers/number-schema'
import { numberOrTyped } from '../../../shared/numbers/typed-number'
import { yesOrNo } from '../../../shared/text/yes-or-no'
import { isNoId } from './path-id'
import { type Values, valuesOf } from './values'

/** How a form is read. */
export interface Fields<Input, Name extends string = string> {
	/** @throws 404 where it is about an id that is none */
	read: (form: FormData) => Input
	/** The fields it has, to show the API's mistakes beside. */
	names: ReadonlySet<Name>
	/** The fields that may hold a file; all others are text. */
	files: ReadonlySet<string>
}

/** A field with the id of the form's subject. An empty one, `.` and `..` are 404. */
export const Id = z.string().meta({ inPath: true })

type Row<T> = T extends readonly (infer Each)[] ? Each : never

/** The names of a form's fields: a part of the body has its fields beside the others, and so has each row of a list. */
export type NameIn<T> = {
	[Key in keyof T & string]: FieldNames<Key, NonNullable<T[Key]>>
}[keyof T & string]
type FieldNames<Key, T> = T extends File | string | number | boolean
	? Key
	: T extends readonly unknown[]
		? Row<T> extends object
			? NameIn<Row<T>>
			: Key
		: NameIn<T>

/** How the fields named are read where the body has them otherwise than the form, from all typed values. */
type Readers<Input> = { [Key in keyof Input]?: (values: Values) => Input[Key] }

const known = new WeakMap<z.ZodObject, Fields<unknown, never>>()

/**
 * How a form is read into the body of a call, by the call's own schema: as text, number, yes or no, null where it is
 * blank and may be, or a list of the values under one name. It is not judged: missing values are left out, and a text
 * that is no number stays as typed, for the API to refuse.
 */
export function fieldsOf<S extends z.ZodObject>(
	schema: S,
	readers: Readers<z.input<S>> = {},
): Fields<z.input<S>, NameIn<z.input<S>>> {
	const isPlain = Object.keys(readers).length === 0
	const before = known.get(schema)
	if (isPlain && before) return before as Fields<z.input<S>, NameIn<z.input<S>>>
	const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
	const own = Object.entries(whole.properties ?? {})
	const fields = {
		// A field with a reader of its own is one field, however the body has it.
		names: new Set(own.flatMap((field) => (field[0] in readers ? field[0] : namesIn(field)))),
		files: new Set(own.flatMap(([name, shape]) => (isFile(shape) ? name : []))),
		read(form: FormData) {
			const values = valuesOf(form)
			const read = own.map(([name, shape]) => {
				const reader = (readers as Record<string, (values: Values) => unknown>)[name]
				return [name, reader ? reader(values) : readField(form, name, shape, isNeeded(whole, name))]
			})
			return Object.fromEntries(read.filter(([, value]) => value !== undefined))
		},
	} as unknown as Fields<z.input<S>, NameIn<z.input<S>>>
	if (isPlain) known.set(schema, fields as Fields<unknown, never>)
	return fields
}

/** A form whose fields are not known beforehand: all of its text. @param files the fields that may hold a file */
export const anyText = (...files: string[]): Fields<Values> => ({
	read: valuesOf,
	names: new Set(),
	files: new Set(files),
})

/** As much of a JSON schema as says how a field is read. */
interface Shape {
	type?: string | string[]
	format?: string
	inPath?: boolean
	properties?: Record<string, Shape>
	required?: string[]
	items?: Shape
	anyOf?: Shape[]
	multipleOf?: number
}

const isOfRupees = ({ multipleOf, anyOf = [] }: Shape): boolean =>
	multipleOf === PAISA || anyOf.some(isOfRupees)

const isFile = ({ format }: Shape) => format === 'binary'
const isNullable = ({ type, anyOf = [] }: Shape) =>
	[type].flat().includes('null') || anyOf.some((each) => each.type === 'null')
const typeOf = ({ type, anyOf = [] }: Shape) =>
	[type, ...anyOf.map((each) => each.type)].flat().find((each) => each && each !== 'null')

function namesIn([name, { properties, items }]: [string, Shape]): string[] {
	const parts = properties ?? items?.properties
	return parts ? Object.entries(parts).flatMap(namesIn) : [name]
}

const isNeeded = ({ required = [] }: Shape, name: string) => required.includes(name)

/** Undefined where the form has no such field, and for a part that may be missing where it has none of its fields. */
function readField(form: FormData, name: string, shape: Shape, needed: boolean): unknown {
	if (shape.properties) {
		const part = readPart(form, shape)
		return needed || Object.keys(part).length > 0 ? part : undefined
	}
	if (shape.items) return readList(form, name, shape.items)
	if (isFile(shape)) return form.getAll(name).find(isChosen)
	const text = form.getAll(name).findLast((value) => typeof value === 'string')
	if (shape.inPath && isNoId(text ?? '')) throw data(null, { status: 404 })
	return text === undefined ? undefined : meant(text, shape)
}

const isChosen = (value: FormDataEntryValue) => value instanceof File && value.size > 0

const readPart = (form: FormData, part: Shape) =>
	Object.fromEntries(
		Object.entries(part.properties ?? {})
			.map(([name, shape]) => [name, readField(form, name, shape, isNeeded(part, name))] as const)
			.filter(([, value]) => value !== undefined),
	)

/** Each text sent under the name; of rows, the first of each of their fields makes the first one. */
function readList(form: FormData, name: string, items: Shape): unknown[] {
	if (!items.properties) return textsIn(form, name).map((text) => meant(text, items))
	const columns = Object.entries(items.properties).map(
		([column, shape]) => [column, textsIn(form, column).map((text) => meant(text, shape))] as const,
	)
	const length = Math.max(...columns.map(([, values]) => values.length))
	return Array.from({ length }, (_, n) =>
		Object.fromEntries(
			columns.flatMap(([column, values]) => (n in values ? [[column, values[n]]] : [])),
		),
	)
}

const textsIn = (form: FormData, name: string) =>
	form.getAll(name).filter((value) => typeof value === 'string')

/** The value that a text stands for. */
function meant(text: string, shape: Shape): unknown {
	if (text === '' && isNullable(shape)) return null
	switch (typeOf(shape)) {
		case 'boolean':
			return yesOrNo(text)
		case 'number':
			return numberOrTyped(text, isOfRupees(shape) ? 'rupees' : 'decimal')
		case 'integer':
			return numberOrTyped(text, 'whole')
		default:
			return text
	}
}
