import { expect, it } from 'vitest'
import { once } from '../test/builders.ts'
import type { Answer, Caller } from '../test/callers.ts'
import { allows, exampleOf, nameOf, operations, type Schema } from '../test/openapi.ts'
import { expectNoFailure, expectProblem } from '../test/problem.ts'
import { describeOnAllEngines } from '../test/store.ts'

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
	isNumber(type) ? Number(text) : text

const isNumber = (type: string | string[] | undefined) =>
	[type ?? []].flat().some((each) => each === 'integer' || each === 'number')

/** A blank field of numbers is one that is not given. */
const isLeftOut = ({ type }: Schema, text: string) => text === '' && isNumber(type)

/** All of them, beginning with another at each place. */
const fromPlace = <T>(place: number, all: readonly T[]) => [
	...all.slice(place % all.length),
	...all.slice(0, place % all.length),
]

const isTurnedAway = ({ status }: Answer) => status === 401 || status === 403

describeOnAllEngines('a strange address', (open, itOnSqlite) => {
	it('with an id of nothing is refused by every call, whoever asks', async () => {
		const { as, visitor } = await open()
		const calls = (await operations(visitor())).filter(({ path }) => path.includes('{'))
		expect(calls.length).toBeGreaterThan(10)
		for (const caller of [visitor(), await as('Installer'), await as('Admin')])
			for (const [index, operation] of calls.entries())
				for (const id of fromPlace(index, STRANGE_IDS)) {
					const path = operation.path.replace(/\{\w+\}/g, id)
					const call = `${operation.method} ${path.slice(0, 80)}`
					const body = operation.body && exampleOf(operation.body)
					const answer = await caller.json(operation.method, path, body, once())
					expectProblem(answer, call)
					// A caller without permission is refused before the id is looked at: one id is enough, another for each call.
					if (isTurnedAway(answer)) break
				}
	}, 60_000)

	/** Sends every strange value of every query, or those alone that the document lets pass. */
	async function sendQueries(admin: Caller, isSent: (isAllowed: boolean) => boolean) {
		const calls = (await operations(admin)).filter(({ query }) => query.length > 0)
		expect(calls.length).toBeGreaterThan(5)
		for (const operation of calls) {
			const target = operation.path.replace(/\{\w+\}/g, 'solar-panel-250w')
			for (const { name, schema } of operation.query)
				for (const value of STRANGE_VALUES) {
					const isAllowed =
						value.startsWith('%') ||
						isLeftOut(schema, value) ||
						allows(schema, asNumber(schema.type, value))
					if (!isSent(isAllowed)) continue
					const call = `${nameOf(operation)}?${name}=${value.slice(0, 30)}`
					const written = value.startsWith('%') ? value : encodeURIComponent(value)
					const answer = await admin.json(
						operation.method,
						`${target}?${name}=${written}`,
						operation.body && exampleOf(operation.body),
					)
					if (isAllowed) expectNoFailure(answer, call)
					else expectProblem(answer, call)
				}
		}
	}

	it('with a strange query that the document lets pass never fails', async () => {
		await sendQueries(await (await open()).as('Admin'), (isAllowed) => isAllowed)
	}, 60_000)

	itOnSqlite(
		'with a strange query is refused where the document says so',
		async () => {
			await sendQueries(await (await open()).as('Admin'), (isAllowed) => !isAllowed)
		},
		60_000,
	)

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
