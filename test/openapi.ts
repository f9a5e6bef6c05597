import type { Caller } from './callers.ts'

/** As much of JSON Schema as the store's own document uses. */
export interface Schema {
	$ref?: string
	type?: string | string[]
	enum?: unknown[]
	const?: unknown
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
	minimum?: number
	exclusiveMinimum?: number
	maximum?: number
	minLength?: number
	maxLength?: number
	minItems?: number
	maxItems?: number
	pattern?: string
	items?: Schema
	properties?: Record<string, Schema>
	required?: string[]
	example?: unknown
}

export interface Operation {
	method: string
	/** With its parameters in braces. */
	path: string
	query: { name: string; schema: Schema }[]
	/** The schema of its JSON body, if it takes one. */
	body: Schema | undefined
	/** A JSON body must be there. */
	needsBody: boolean
	takesForm: boolean
	/** The statuses it may be answered with. */
	statuses: number[]
}

interface Described {
	parameters?: { name: string; in: string; schema: Schema }[]
	responses: Record<string, unknown>
	requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
}

/** Every call of the store's document, with its schemas resolved. */
export async function operations(caller: Caller): Promise<Operation[]> {
	const { body: document } = await caller.get('/api/openapi.json')
	const resolve = (schema: Schema): Schema =>
		JSON.parse(JSON.stringify(schema), (_key, value) =>
			value?.$ref ? resolve(document.components.schemas[value.$ref.split('/').at(-1)]) : value,
		)
	return Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(
		([path, methods]) =>
			Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
				const json = requestBody?.content['application/json']?.schema
				return {
					method: method.toUpperCase(),
					path,
					query: parameters
						.filter((parameter) => parameter.in === 'query')
						.map(({ name, schema }) => ({ name, schema: resolve(schema) })),
					body: json && resolve(json),
					needsBody: Boolean(json && requestBody?.required),
					takesForm: Boolean(requestBody?.content['multipart/form-data']),
					statuses: Object.keys(responses).map(Number),
				}
			}),
	)
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`

const typeOf = (value: unknown) =>
	value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Whether the document lets the value pass; a rule in code, which no schema has, passes here. */
export function allows(schema: Schema, value: unknown): boolean {
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return choices.some((choice) => allows(choice, value))
	if (schema.allOf) return schema.allOf.every((part) => allows(part, value))
	if (schema.const !== undefined) return value === schema.const
	if (schema.enum) return schema.enum.includes(value)
	const types = [schema.type ?? []].flat()
	const fits = types.some(
		(type) => type === typeOf(value) || (type === 'integer' && Number.isSafeInteger(value)),
	)
	if (types.length > 0 && !fits) return false
	if (typeof value === 'number') {
		const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema
		return value >= minimum && value <= maximum && value > exclusiveMinimum
	}
	if (typeof value === 'string') {
		const { minLength = 0, maxLength = Infinity, pattern } = schema
		const fitting = !pattern || new RegExp(pattern).test(value)
		return value.trim().length >= minLength && value.length <= maxLength && fitting
	}
	if (Array.isArray(value)) {
		const { minItems = 0, maxItems = Infinity } = schema
		return value.length >= minItems && value.length <= maxItems
	}
	return (schema.required ?? []).every((name) => Object.hasOwn(Object(value), name))
}

/** Something the schema lets pass; a rule in code may still refuse it. */
export function exampleOf(schema: Schema): unknown {
	const first = schema.anyOf?.[0] ?? schema.oneOf?.[0]
	if (first) return exampleOf(first)
	if (schema.example !== undefined) return schema.example
	if (schema.const !== undefined) return schema.const
	if (schema.enum) return schema.enum[0]
	switch ([schema.type].flat()[0]) {
		case 'string':
			return 'x'.repeat(Math.max(6, schema.minLength ?? 0))
		case 'number':
		case 'integer':
			return Math.max(1, schema.minimum ?? 1)
		case 'boolean':
			return true
		case 'array':
			return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}))
		default:
			return Object.fromEntries(
				Object.entries(schema.properties ?? {})
					.filter(([name]) => schema.required?.includes(name))
					.map(([name, property]) => [name, exampleOf(property)]),
			)
	}
}
