import { afterEach, expect, it, vi } from 'vitest'
import { onOneDatabase, type TestStore } from '../test/store.ts'
import { createApi } from './app.ts'

const MEGABYTE = 1_048_576

/** Sends to one API bodies that begin and stop, and end when the gate is opened. */
function sender({ store }: TestStore, cookie: string) {
	const api = createApi(store)
	const gate = Promise.withResolvers<void>()
	const counted = { begun: 0, answers: [] as Response[] }
	async function send(path: string, size: number, isDeclared = true, firstBytes = 1024) {
		let isBegun = false
		const body = new ReadableStream<Uint8Array>(
			{
				async pull(controller) {
					if (isBegun) {
						await gate.promise
						return controller.close()
					}
					isBegun = true
					counted.begun += size
					controller.enqueue(new Uint8Array(firstBytes))
				},
			},
			{ highWaterMark: 0 },
		)
		const headers = {
			host: 'store.test',
			cookie,
			'content-type': 'multipart/form-data; boundary=x',
			...(isDeclared && { 'content-length': String(size) }),
		}
		const init = { method: 'POST', body, headers, duplex: 'half' }
		const facts = { address: '192.0.2.1', inProcess: false }
		counted.answers.push(await api.fetch(new Request(`http://store.test${path}`, init), facts))
	}
	return {
		counted,
		send,
		many: (count: number, ...[path, ...more]: Parameters<typeof send>) =>
			Promise.all(Array.from({ length: count }, () => send(path, ...more))),
		open: () => gate.resolve(),
	}
}

async function signedUp(opened: TestStore) {
	const admin = await opened.as('Admin')
	return [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

const UPLOAD = '/api/upload'

afterEach(() => vi.useRealTimers())

onOneDatabase('bodies that come at once', (open) => {
	it('are taken as far as there is memory for them; a bounded number waits', async () => {
		const opened = await open()
		const { counted, many, open: openGate } = sender(opened, await signedUp(opened))
		const all = many(39, UPLOAD, 9.5 * MEGABYTE)
		await vi.waitUntil(() => counted.answers.length === 2)
		expect(counted.begun).toBe(5 * 9.5 * MEGABYTE)
		expect(counted.answers[0]?.headers.get('retry-after')).toBe('5')
		expect(await counted.answers[0]?.json()).toMatchObject({
			status: 503,
			code: 'unavailable',
			detail: 'The store is busy with other uploads. Please try again in a few seconds.',
		})
		openGate()
		await all
		expect(counted.begun).toBe(37 * 9.5 * MEGABYTE)
		expect(counted.answers.map(({ status }) => status)).toEqual([503, 503, ...Array(37).fill(400)])
	})

	it('count as large as they may be where they do not say how large they are', async () => {
		const opened = await open()
		const { counted, many, open: openGate } = sender(opened, await signedUp(opened))
		const all = many(37, UPLOAD, 9.5 * MEGABYTE, false)
		await vi.waitUntil(() => counted.answers.length === 1)
		expect(counted.begun).toBe(4 * 9.5 * MEGABYTE)
		openGate()
		await all
	})

	it('are bounded for tables and documents too', async () => {
		const opened = await open()
		const cookie = await signedUp(opened)
		for (const [path, count, size, begun, status] of [
			['/api/products/import?dryRun=true', 35, 20, 2, 503],
			['/api/feedback', 81, 1, 16, 503],
		] as const) {
			const { counted, many, open: openGate } = sender(opened, cookie)
			const all = many(count, path, size * MEGABYTE)
			await vi.waitUntil(() => counted.answers.length === 1)
			expect([path, counted.begun, counted.answers[0]?.status]).toEqual([
				path,
				begun * size * MEGABYTE,
				status,
			])
			openGate()
			await all
		}
	})

	it('are small documents until more has come of those that do not say how large they are', async () => {
		const opened = await open()
		const small = sender(opened, '')
		const all = small.many(200, '/api/feedback', 1024, false)
		await vi.waitUntil(() => small.counted.begun === 200 * 1024)
		small.open()
		await all
		expect(small.counted.answers.filter(({ status }) => status === 503)).toEqual([])
		const large = sender(opened, '')
		const others = large.many(81, '/api/feedback', MEGABYTE, false, 65_537)
		await vi.waitUntil(() => large.counted.answers.length === 1)
		expect(large.counted.answers[0]?.status).toBe(503)
		large.open()
		await others
		expect(large.counted.answers.filter(({ status }) => status === 503)).toHaveLength(1)
	})

	it('are not read at all from whoever may not send them', async () => {
		const { counted, send } = sender(await open(), '')
		const paths = [UPLOAD, '/api/products/import', '/api/orders/x/checklist/survey/photos']
		for (const isDeclared of [true, false])
			for (const path of paths) await send(path, 2 * MEGABYTE, isDeclared)
		expect(counted.answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
		expect(counted.begun).toBe(0)
	})

	it('do not wait for a sender that has fallen silent', async () => {
		const opened = await open()
		const { counted, send } = sender(opened, await signedUp(opened))
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
		send(UPLOAD, 9 * MEGABYTE)
		while (counted.answers.length === 0) await vi.advanceTimersByTimeAsync(1000)
		expect(await counted.answers[0]?.json()).toMatchObject({
			status: 400,
			detail: 'The rest of the request did not arrive.',
		})
	})
})
