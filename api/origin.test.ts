import { expect, it } from 'vitest'
import { operations } from '../test/openapi.ts'
import { expectProblem } from '../test/problem.ts'
import { describeOnSqlite } from '../test/store.ts'

const item = { productId: 'solar-panel-250w' }

/** Where a provider of payments sends buyers back to: a form of its own site, which is signed. */
const RETURN = '/api/payments/razorpay/callback'

describeOnSqlite('where a write comes from', (open) => {
	it('is asked by every call that writes but one: another site is refused', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const foreign: Record<string, string>[] = [
			{ origin: 'https://evil.example' },
			{ origin: 'http://store.test.evil.example' },
			{ origin: 'http://store.test:8080' },
			{ origin: 'https://store.test' },
			{ origin: 'null' },
			{ 'sec-fetch-site': 'cross-site' },
			{ 'sec-fetch-site': 'same-site' },
		]
		const writes = (await operations(admin)).filter(
			({ method, path }) => method !== 'GET' && path !== RETURN,
		)
		expect(writes.length).toBeGreaterThan(10)
		for (const { method, path } of writes)
			for (const headers of foreign) {
				const call = `${method} ${path} from ${JSON.stringify(headers)}`
				const answer = await admin.json(method, path.replace(/\{\w+\}/g, 'x'), {}, headers)
				expectProblem(answer, call)
				expect([answer.status, answer.body.code], call).toEqual([403, 'foreign_origin'])
			}
		for (const headers of foreign) {
			const { status } = await admin.raw('POST', `${RETURN}?payment=x`, 'a=1', {
				...headers,
				'content-type': 'application/x-www-form-urlencoded',
			})
			expect(status).toBe(404)
		}
	})

	it.each([
		[{}],
		[{ origin: 'http://store.test' }],
		[{ 'sec-fetch-site': 'same-origin' }],
		[{ 'sec-fetch-site': 'none' }],
	])('is well when it is the store itself or a program: %j', async (headers) => {
		const visitor = (await open()).visitor()
		expect((await visitor.post('/api/cart/items', item, headers)).status).toBe(200)
	})

	it('is told how to be known where TLS ends in front of the store', async () => {
		const visitor = (await open()).visitor()
		const { body } = await visitor.post('/api/cart/items', item, { origin: 'https://store.test' })
		expect(body.detail).toMatch(
			/Whoever runs the store sets PUBLIC_URL to https:\/\/store\.test\.$/,
		)
	})

	it('does not matter for reading', async () => {
		const visitor = (await open()).visitor()
		const { status } = await visitor.get('/api/products', { origin: 'https://evil.example' })
		expect(status).toBe(200)
	})
})
