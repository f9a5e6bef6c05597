import { expect, it } from 'vitest'
import { once } from '../test/builders.ts'
import { allows, exampleOf, nameOf, operations } from '../test/openapi.ts'
import { expectNoFailure, expectProblem } from '../test/problem.ts'
import { onBothDatabases } from '../test/store.ts'

const STRANGE_IDS = [
	'no-such',
	'0',
	'-1',
	'1e308',
	'null',
	'__proto__',
	'constructor',
	'%00',
	'a%00b',
	'%0a%0d',
	'%7F',
	'..%2f..%2fetc%2fpasswd',
	'..%5c..%5cwindows',
	'%E0%A4%A',
	'%FF%FE',
	'%ED%A0%80',
	'%25',
	'%',
	'%F0%9F%8C%9E',
	'%27%20or%201%3D1%20--',
	'x'.repeat(10_000),
]

const STRANGE_VALUES = [
	'abc',
	'',
	'-1',
	'0',
	'1.5',
	'100000',
	'1e308',
	'9007199254740993',
	'NaN',
	'Infinity',
	'null',
	'%00',
	'%E0%A4%A',
	"' or 1=1 --",
	'x'.repeat(10_000),
]

/** A query's value is text; the document speaks of the number it is read as. */
const asNumber = (type: string | string[] | undefined, text: string) =>
	[type ?? []].flat().some((each) => each === 'integer' || each === 'number') ? Number(text) : text

onBothDatabases('a strange address', (open) => {
	it('with an id of nothing is refused by every call, whoever asks', async () => {
		const { as, visitor } = await open()
		const calls = (await operations(visitor())).filter(({ path }) => path.includes('{'))
		expect(calls.length).toBeGreaterThan(10)
		for (const caller of [visitor(), await as('Installer'), await as('Admin')])
			for (const operation of calls)
				for (const id of STRANGE_IDS) {
					const path = operation.path.replace(/\{\w+\}/g, id)
					const call = `${operation.method} ${path.slice(0, 80)}`
					const body = operation.body && exampleOf(operation.body)
					expectProblem(await caller.json(operation.method, path, body, once()), call)
				}
	}, 60_000)

	it('with a strange query is refused where the document says so, and never fails', async () => {
		const admin = await (await open()).as('Admin')
		const calls = (await operations(admin)).filter(({ query }) => query.length > 0)
		expect(calls.length).toBeGreaterThan(5)
		for (const operation of calls) {
			const target = operation.path.replace(/\{\w+\}/g, 'solar-panel-250w')
			for (const { name, schema } of operation.query)
				for (const value of STRANGE_VALUES) {
					const call = `${nameOf(operation)}?${name}=${value.slice(0, 30)}`
					const written = value.startsWith('%') ? value : encodeURIComponent(value)
					const answer = await admin.json(
						operation.method,
						`${target}?${name}=${written}`,
						operation.body && exampleOf(operation.body),
					)
					const read = asNumber(schema.type, value)
					if (value.startsWith('%') || allows(schema, read)) expectNoFailure(answer, call)
					else expectProblem(answer, call)
				}
		}
	}, 60_000)

	it('that no call has is a problem like any other', async () => {
		const { visitor } = await open()
		for (const path of ['/api', '/api/', '/api/nothing', '/api/products/a/b/c', '/api/%00']) {
			const answer = await visitor().get(path)
			expectProblem(answer, path)
			expect(answer.status, path).toBe(404)
		}
		for (const method of ['PUT', 'PATCH', 'DELETE'])
			expectProblem(await visitor().raw(method, '/api/products'), method)
	})
})
