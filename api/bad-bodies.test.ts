import { expect, it } from 'vitest'
import type { Answer } from '../test/callers.ts'
import { nameOf, type Operation, operations } from '../test/openapi.ts'
import { expectProblem } from '../test/problem.ts'
import { onOneDatabase } from '../test/store.ts'

const MEGABYTE = 1_048_576
const JSON_TYPE = { 'content-type': 'application/json' }

const BROKEN = [
	'',
	'{',
	'{"a":',
	'[1,2',
	'nope',
	"{'a':1}",
	'{"a":1}}',
	'\u0000',
	'['.repeat(100_000),
]

const OTHER_TYPES = [
	'text/plain',
	'application/x-www-form-urlencoded',
	'application/xml',
	'text/json',
	'application/jsonp',
	'',
]

/** Where the path names what there are few of, one of them; else what there is none of. */
const pathOf = ({ path }: Operation) =>
	path
		.replace('{table}', 'tariffs')
		.replace('{section}', 'delivery')
		.replace(/\{\w+\}/g, 'x')

/** Whether what was sent was looked at: a call that is not an admin’s, or about nothing, is refused before. */
const isReached = ({ status }: Answer) => status !== 403 && status !== 404

onOneDatabase('a body that cannot be read', (open) => {
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
		const { visitor } = await open()
		const caller = visitor()
		// A request takes its bytes from it as they are read; an array is copied whole for each.
		const bytes = new Blob([new Uint8Array(10 * MEGABYTE).fill(0x20)])
		const writes = (await operations(caller)).filter(
			({ method, takesForm }) => method !== 'GET' && !takesForm,
		)
		expect(writes.length).toBeGreaterThan(10)
		for (const operation of writes) {
			const path = pathOf(operation)
			const declared = { ...JSON_TYPE, 'content-length': String(bytes.size) }
			for (const headers of [declared, JSON_TYPE]) {
				const answer = await caller.raw(operation.method, path, bytes, headers)
				expectProblem(answer, nameOf(operation))
				expect(answer.status, nameOf(operation)).toBe(413)
			}
		}
	})

	it('may be just under a megabyte', async () => {
		const caller = (await open()).visitor()
		const body = `{"productId":"solar-panel-250w"${' '.repeat(MEGABYTE - 40)}}`
		const { status } = await caller.raw('POST', '/api/cart/items', body, JSON_TYPE)
		expect(status).toBe(200)
	})
})
