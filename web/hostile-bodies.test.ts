import { expect, it, onTestFinished } from 'vitest'
import {
	bodiesOfReads,
	formsOfManyParts,
	invalidBodies,
	largeBodies,
	multipartForms,
	nestedJson,
} from '../test/attacks/bodies.ts'
import { listening } from '../test/pages.ts'
import { describeOnSqlite } from '../test/store.ts'

const MEGABYTE = 1_048_576

describeOnSqlite('bodies that strangers send to a live shop', (open) => {
	async function attacked(connections: number, requests: number) {
		const { store } = await open({ mode: 'live' })
		const { port, close } = await listening(store)
		onTestFinished(close)
		return { origin: `http://127.0.0.1:${port}`, connections, requests }
	}
	const all = (status: number, count: number) => ({ statuses: { [status]: count }, unanswered: 0 })

	it('are refused where a form has 17,000 fields, and the refusal arrives', async () => {
		const sent = await attacked(12, 24)
		expect(await formsOfManyParts(sent, 17_000)).toEqual(all(413, 24))
		expect(await multipartForms(sent, 17_000)).toEqual(all(413, 24))
		// Small enough, and still too many.
		expect(await formsOfManyParts(sent, 101)).toEqual(all(413, 24))
		expect(await multipartForms(sent, 101)).toEqual(all(413, 24))
	})

	it('are refused where they are large or nested, whether they say their length or not', async () => {
		const sent = await attacked(4, 8)
		expect(await nestedJson(sent, 500_000)).toEqual(all(413, 8))
		expect(await nestedJson(sent, 33)).toEqual(all(413, 8))
		const path = '/api/order-addresses/check'
		for (const isChunked of [true, false])
			expect(await largeBodies(sent, { bytes: 3 * MEGABYTE, isChunked, path })).toEqual(all(413, 8))
	})

	it('are not read where they come with what has none', async () => {
		const sent = await attacked(2, 4)
		for (const path of ['/api/products', '/api/session', '/healthz'])
			for (const method of ['GET', 'HEAD'] as const)
				for (const isChunked of [true, false])
					expect(await bodiesOfReads(sent, { method, isChunked, path })).toEqual(all(200, 4))
	})

	it('count where they are invalid', async () => {
		const sent = await attacked(3, 40)
		expect(await invalidBodies(sent)).toEqual({ statuses: { 400: 30, 429: 10 }, unanswered: 0 })
		expect(await largeBodies(sent, { bytes: 3 * MEGABYTE, isChunked: true })).toEqual(all(429, 40))
	})

	it('count apart and widely where a provider of payments sends them', async () => {
		const sent = await attacked(3, 400)
		const path = '/api/payments/razorpay/webhook'
		expect(await invalidBodies(sent, path)).toEqual(all(403, 400))
		expect(await nestedJson(sent, 33, path)).toEqual(all(413, 400))
	})
})
