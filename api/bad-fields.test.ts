import { expect, it } from 'vitest'
import { once, product, shipping } from '../test/builders.ts'
import type { Caller } from '../test/callers.ts'
import { RIGHT_BODIES } from '../test/matrix/calls.ts'
import {
	allows,
	exampleOf,
	nameOf,
	type Operation,
	operations,
	type Schema,
} from '../test/openapi.ts'
import { expectNoFailure, expectProblem } from '../test/problem.ts'
import { describeOnSqlite } from '../test/store.ts'

/** Bodies that are right, where the schema alone does not tell how; one field at a time goes wrong. */
const RIGHT: Record<string, () => object> = {
	...RIGHT_BODIES,
	'POST /api/products': product,
	'PUT /api/products/{id}': product,
}

const WRONG: unknown[] = [
	null,
	true,
	'',
	' ',
	'abc',
	'x'.repeat(20_000),
	'a\u0000b',
	'\ud800',
	"' or 1=1 --",
	'__proto__',
	[],
	[null],
	{},
	{ $ne: null },
	0,
	-1,
	1.5,
	2 ** 53,
	1e308,
	-1e308,
]

/** Paths to every field of a body, those inside objects and arrays too. */
function fields(schema: Schema, at: string[] = []): { path: string[]; schema: Schema }[] {
	const inside = Object.entries(schema.properties ?? {})
	if (schema.items?.properties) inside.push(['0', schema.items])
	return inside.flatMap(([name, property]) => [
		{ path: [...at, name], schema: property },
		...fields(property, [...at, name]),
	])
}

const typeOf = (value: unknown) =>
	value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Whether some value of a type is right for the schema. */
function takes({ anyOf, oneOf, type = [] }: Schema, given: string): boolean {
	const choices = anyOf ?? oneOf
	if (choices) return choices.some((choice) => takes(choice, given))
	const types = [type].flat()
	const isNumber = given === 'number' && types.includes('integer')
	return types.length === 0 || types.includes(given) || isNumber
}

/** The wrong values for a field: of each type that it does not have, one value is enough, another for each place. */
const wrongFor = (schema: Schema, place: number) =>
	[...Map.groupBy(WRONG, typeOf)].flatMap(([type, values]) =>
		takes(schema, type) ? values : [values[place % values.length]],
	)

function changed(value: unknown, [name, ...rest]: string[], to: unknown): unknown {
	if (name === undefined) return to
	const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
	copy[name as keyof typeof copy] = changed(copy[name], rest, to) as never
	return copy
}

const right = (operation: Operation) =>
	RIGHT[nameOf(operation)]?.() ?? exampleOf(operation.body ?? {})

async function tryAll(caller: Caller, operation: Operation) {
	const { method, path, body = {} } = operation
	const target = path.replace('{table}', 'tariffs').replace(/\{\w+\}/g, 'solar-panel-250w')
	const send = (input: unknown) => caller.json(method, target, input, once())
	for (const [place, field] of [{ path: [], schema: body }, ...fields(body)].entries())
		for (const wrong of wrongFor(field.schema, place)) {
			const call = `${nameOf(operation)} ${field.path.join('.')}=${JSON.stringify(wrong).slice(0, 40)}`
			const answer = await send(changed(right(operation), field.path, wrong))
			if (allows(field.schema, wrong)) expectNoFailure(answer, call)
			else expectProblem(answer, call)
		}
}

describeOnSqlite('a body with a wrong field', (open) => {
	it('is refused by every call, with a message and without a failure', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const calls = (await operations(admin)).filter(({ body }) => body)
		expect(calls.length).toBeGreaterThan(10)
		for (const operation of calls) {
			const enters = /\/(users|session|password)$/.test(operation.path)
			await tryAll(enters ? visitor() : admin, operation)
		}
	}, 120_000)

	it('says of an order which field of which line it is', async () => {
		const { visitor } = await open()
		const input = {
			shipping: shipping({ city: 5, zipCode: '?' }),
			items: [
				{ productId: 'solar-panel-250w', quantity: 1 },
				{ productId: 'solar-panel-250w', quantity: 1.5 },
			],
		}
		const { body } = await visitor().post('/api/orders', input, once())
		expect(body.errors).toEqual({
			'shipping.city': 'City is required.',
			'shipping.zipCode': 'Type a PIN or ZIP code, such as 411001.',
			'items.1.quantity': 'Quantity must be a whole number of at least 1.',
		})
	})
})
