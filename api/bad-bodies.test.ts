import { expect, it, vi } from 'vitest'
import type { Answer, Caller } from '../test/callers.ts'
import { nameOf, type Operation, operations } from '../test/openapi.ts'
import { expectProblem } from '../test/problem.ts'
import { describeOnSqlite } from '../test/store.ts'

const MEGABYTE = 1_048_576
const JSON_TYPE = { 'content-type': 'application/json' }
const TYPED_FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const BROKEN = ['', '{', '{"a":', '[1,2', 'nope', "{'a':1}", '{"a":1}}', '\u0000', '['.repeat(30)]

const OTHER_TYPES = [
	'text/plain',
	'application/x-www-form-urlencoded',
	'application/xml',
	'text/json',
	'application/jsonp',
	'',
]

/** The path with an existing value for each parameter with few values; else with an unknown id. */
const pathOf = ({ path }: Operation) =>
	path
		.replace('{table}', 'tariffs')
		.replace('{section}', 'delivery')
		.replace('{month}', '2026-10')
		.replace(/\{\w+\}/g, 'x')

/** Whether the sent body was looked at: a call that is not an admin’s, or about nothing, is refused before. */
const isReached = ({ status }: Answer) => status !== 403 && status !== 404

describeOnSqlite('a body that cannot be read', (open) => {
	it('is refused by every call that takes one: broken JSON', async () => {
		const admin = await (await open()).as('Admin')
		for (const operation of (await operations(admin)).filter(({ body }) => body)) {
			const path = pathOf(operation)
			for (const broken of BROKEN) {
				const call = `${nameOf(operation)} ${JSON.stringify(broken).slice(0, 20)}`
				const answer = await admin.raw(operation.method, path, broken, JSON_TYPE)
				expectProblem(answer, call)
				if (isReached(answer)) expect(answer.body.code, call).toBe('malformed')
			}
		}
	})

	it('is refused by every call that takes one: another type', async () => {
		const admin = await (await open()).as('Admin')
		for (const operation of (await operations(admin)).filter(({ body }) => body)) {
			const path = pathOf(operation)
			for (const type of OTHER_TYPES) {
				const call = `${nameOf(operation)} ${type}`
				const bytes = new TextEncoder().encode('{"read":true}')
				const headers = { 'content-length': String(bytes.length) }
				const answer = await admin.raw(operation.method, path, bytes, {
					...headers,
					...(type && { 'content-type': type }),
				})
				expectProblem(answer, call)
				if (isReached(answer)) expect(answer.status, call).toBe(415)
			}
		}
	})

	it('is refused when it is missing where there must be one', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		for (const operation of (await operations(admin)).filter(({ needsBody }) => needsBody)) {
			const path = pathOf(operation)
			expectProblem(await admin.raw(operation.method, path), nameOf(operation))
		}
	})

	it('is refused by every write when it is ten megabytes, declared or not', async () => {
		const caller = await (await open()).as('Admin')
		// A request takes its bytes from it as they are read; an array is copied whole for each.
		const bytes = new Blob([new Uint8Array(10 * MEGABYTE).fill(0x20)])
		const writes = (await operations(caller)).filter(
			({ method, takesForm }) => method !== 'GET' && !takesForm,
		)
		expect(writes.length).toBeGreaterThan(10)
		for (const operation of writes) {
			const path = pathOf(operation)
			const type = path.endsWith('/razorpay/callback') ? TYPED_FORM : JSON_TYPE
			const declared = { ...type, 'content-length': String(bytes.size) }
			for (const headers of [declared, type]) {
				const answer = await caller.raw(operation.method, path, bytes, headers)
				expectProblem(answer, nameOf(operation))
				if (isReached(answer)) expect(answer.status, nameOf(operation)).toBe(413)
			}
		}
	})

	it('may be just under a megabyte from somebody who is signed in', async () => {
		const { as, visitor } = await open()
		const body = `{"productId":"solar-panel-250w"${' '.repeat(MEGABYTE - 40)}}`
		const send = (caller: Caller, sent: string) =>
			caller.raw('POST', '/api/cart/items', sent, JSON_TYPE)
		expect((await send(await as('Buyer'), body)).status).toBe(200)
		const refused = await send(visitor(), body)
		expectProblem(refused, 'from a visitor')
		expect(refused.body).toMatchObject({
			status: 413,
			detail: 'The request is larger than 64 kB.',
		})
		expect((await send(visitor(), `${body.slice(0, 65_000)}}`)).status).toBe(200)
	})

	it('is refused by every call, unparsed, when it is nested deeper than 32 levels', async () => {
		const { people, visitor } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
		const parse = vi.spyOn(JSON, 'parse')
		for (const operation of (await operations(admin)).filter(({ body }) => body))
			for (const caller of [admin, buyer, visitor()]) {
				parse.mockClear()
				const answer = await caller.raw(operation.method, pathOf(operation), nested(33), JSON_TYPE)
				const parsed = parse.mock.calls.filter(([text]) => text.includes('[[['))
				expect(parsed, nameOf(operation)).toEqual([])
				if (isReached(answer) && answer.status !== 401)
					expect(answer.status, nameOf(operation)).toBe(413)
			}
		const added = nested(32).replace('{', '{"productId":"solar-panel-250w",')
		const taken = await visitor().raw('POST', '/api/cart/items', added, JSON_TYPE)
		expect(taken.status).toBe(200)
	})
})
