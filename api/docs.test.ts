import { expect, it } from 'vitest'
import { operations } from '../test/openapi.ts'
import { expectProblem } from '../test/problem.ts'
import { describeOnSqlite } from '../test/store.ts'

/** The calls that programs lean on, from the specification and the design. */
const PROMISED = [
	'GET /api/products',
	'GET /api/products/{id}',
	'POST /api/products',
	'PUT /api/products/{id}',
	'DELETE /api/products/{id}',
	'GET /api/products/{id}/stock-movements',
	'POST /api/upload',
	'POST /api/users',
	'POST /api/session',
	'GET /api/session',
	'DELETE /api/session',
	'GET /api/cart',
	'POST /api/cart/items',
	'PUT /api/cart/items/{productId}',
	'DELETE /api/cart/items/{productId}',
	'POST /api/orders',
	'GET /api/orders',
	'GET /api/orders/{id}',
	'POST /api/orders/{id}/accept',
	'POST /api/orders/{id}/decline',
	'POST /api/orders/{id}/cancel',
	'POST /api/feedback',
	'GET /api/feedback',
	'PATCH /api/feedback/{id}',
	'DELETE /api/feedback/{id}',
	'GET /api/notifications',
	'PATCH /api/notifications/{id}',
	'DELETE /api/notifications/{id}',
]

interface Described {
	paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>
}

/** Each call with the names of its parameters and its possible responses. */
const callsIn = ({ paths }: Described) =>
	Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { parameters = [], responses }]) => ({
			call: `${method} ${path}`,
			parameters: parameters.map(({ name }) => name),
			statuses: Object.keys(responses),
		})),
	)

/** The types of values in its schemas; version 3.0 knows no value of several kinds. */
function kindsIn(document: object): Set<string> {
	const kinds = new Set<string>()
	JSON.stringify(document, (key, value) => {
		if (key === 'type' && Array.isArray(value)) kinds.add('several kinds')
		else if (key === 'type' && typeof value === 'string') kinds.add(value)
		return value
	})
	return kinds
}

describeOnSqlite('the description of the API', (open) => {
	it('has every call that is promised', async () => {
		const visitor = (await open()).visitor()
		const calls = (await operations(visitor)).map(({ method, path }) => `${method} ${path}`)
		expect(calls).toEqual(expect.arrayContaining(PROMISED))
	})

	it('says the same to programs that read no later version of OpenAPI than 3.0', async () => {
		const visitor = (await open()).visitor()
		const { body: document } = await visitor.get('/api/openapi.json')
		const { body: older } = await visitor.get('/api/openapi-3.0.json')
		expect([document.openapi, older.openapi]).toEqual(['3.1.0', '3.0.3'])
		expect(callsIn(older)).toEqual(callsIn(document))
		expect(kindsIn(document)).toContain('several kinds')
		expect(kindsIn(older)).not.toContain('several kinds')
	})

	it('can be read as a page', async () => {
		const visitor = (await open()).visitor()
		const page = await visitor.get('/api/docs')
		expect(page.headers.get('content-type')).toMatch('text/html')
		for (const [, file = ''] of page.body.matchAll(/(?:href|src)="(\/api\/.+?)"/g)) {
			const { status, headers } = await visitor.get(file)
			expect(status, file).toBe(200)
			expect(headers.get('content-type')).toMatch(file.endsWith('css') ? 'text/css' : 'javascript')
		}
	})

	it('hands out its own files alone', async () => {
		const visitor = (await open()).visitor()
		for (const file of ['package.json', 'constructor', '__proto__', '..%2fpackage.json', '%00'])
			expectProblem(await visitor.get(`/api/docs/${file}`), file)
	})

	it('says of every call that it may answer that nothing has changed', async () => {
		const caller = await (await open()).as('Admin')
		for (const { method, path, statuses } of await operations(caller)) {
			if (method !== 'GET') continue
			const target = path.replace(/\{\w+\}/g, 'solar-panel-250w')
			const { status } = await caller.get(target, { 'if-none-match': '*' })
			expect(statuses, path).toContain(status)
		}
	})
})
