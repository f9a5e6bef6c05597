import fc from 'fast-check'
import type { Schema } from '../openapi.ts'

/** Text that a person never types: for bodies, queries, headers and forms alike. */
export const HOSTILE = [
	'',
	' ',
	'\u0000',
	'a\u0000b',
	'\ud800',
	'\u202e\u200b',
	'\ufeff',
	'{}',
	'null',
	'NaN',
	'-0',
	'1e400',
	'9007199254740993',
	'-1',
	'true',
	'__proto__',
	'constructor',
	'toString',
	"' or 1=1 --",
	'"; drop table orders; --',
	'<script>alert(1)</script>',
	'{{7*7}}',
	'%00',
	'%E0%A4%A',
	'../../etc/passwd',
	'..',
	'.',
	'%2e%2e',
	'=cmd()',
	'a\r\nset-cookie: x=1',
	'🌞'.repeat(50),
	'é'.normalize('NFD').repeat(30),
	'x'.repeat(3000),
	'9'.repeat(400),
	'2026-02-30',
	'0000-00-00',
	'+275760-09-13T00:00:00.001Z',
	'सौर',
] as const

const NUMBERS = [
	0,
	-0,
	1,
	-1,
	0.1,
	1.005,
	1e-320,
	2 ** 31,
	2 ** 31 - 1,
	2 ** 53,
	2 ** 53 - 1,
	1e15,
	1e21,
	1e308,
	-1e308,
]

export const hostileText = fc.oneof(
	fc.constantFrom(...HOSTILE),
	fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	hostileText,
	fc.constantFrom<unknown>(...NUMBERS, null, true, false, [], {}, [null], [[]]),
	fc.array(fc.constantFrom<unknown>(...HOSTILE, 0, null), { maxLength: 4 }),
	fc.dictionary(
		fc.constantFrom(...HOSTILE, 'id', 'items'),
		fc.constantFrom<unknown>(...HOSTILE, 1),
		{
			maxKeys: 3,
		},
	),
)

const inside = (schema: Schema) => {
	const least = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + (schema.exclusiveMinimum ? 1 : 0)
	const most = Math.max(least, schema.maximum ?? least + 20)
	return { least, most }
}

function numberOf(schema: Schema, isWhole: boolean): fc.Arbitrary<unknown> {
	const { least, most } = inside(schema)
	const edges = [least, most, least - 1, most + 1, least + 0.5]
	const within = isWhole
		? fc.integer({ min: Math.ceil(least), max: Math.min(Math.floor(most), 2 ** 31) })
		: fc.double({ min: least, max: most, noNaN: true })
	return fc.oneof({ weight: 4, arbitrary: within }, fc.constantFrom(...edges))
}

/** Words that some rule of the store knows: they get further than others do. */
const KNOWN = [
	'411038',
	'Asha Kulkarni',
	'asha@example.com',
	'+91 98200 00000',
	'2026-04-01',
	'Punjab',
]

function textOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
	const longest = Math.min(schema.maxLength ?? 60, 3000)
	const edges = [longest, longest + 1, Math.max(0, (schema.minLength ?? 0) - 1)]
	return fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...KNOWN, ...ids) },
		{ weight: 2, arbitrary: fc.string({ maxLength: Math.min(longest, 40) }) },
		fc.constantFrom(...edges.map((length) => 'x'.repeat(length))),
	)
}

function rightFor(schema: Schema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return fc.oneof(...choices.map((choice) => valuesFor(choice, ids, depth)))
	if (schema.const !== undefined) return fc.constant(schema.const)
	if (schema.enum) return fc.constantFrom(...schema.enum)
	switch ([schema.type].flat()[0]) {
		case 'string':
			return textOf(schema, ids)
		case 'integer':
		case 'number':
			return numberOf(schema, [schema.type].flat()[0] === 'integer')
		case 'boolean':
			return fc.boolean()
		case 'null':
			return fc.constant(null)
		case 'array':
			return fc.array(valuesFor(schema.items ?? {}, ids, depth + 1), {
				minLength: Math.max(0, (schema.minItems ?? 0) - (depth % 2)),
				maxLength: Math.min((schema.maxItems ?? 4) + 1, (schema.minItems ?? 0) + 4),
			})
		default:
			return objectOf(schema, ids, depth)
	}
}

function objectOf(schema: Schema, ids: readonly string[], depth: number) {
	const entries = Object.entries(schema.properties ?? {})
	const model = Object.fromEntries(
		entries.map(([name, property]) => [name, valuesFor(property, ids, depth + 1)]),
	)
	const all = fc.record(model, { requiredKeys: schema.required ?? [] })
	const some = fc.record(model, { requiredKeys: [] })
	return fc.oneof({ weight: 8, arbitrary: all }, some)
}

/**
 * Values for a schema: mostly right ones, some at its limits, some that are wrong.
 * @param ids of existing things, for any text
 */
export function valuesFor(
	schema: Schema,
	ids: readonly string[],
	depth = 0,
): fc.Arbitrary<unknown> {
	const right = depth > 8 ? fc.constant(null) : rightFor(schema, ids, depth)
	return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: hostileValue })
}
