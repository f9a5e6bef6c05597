import { afterEach, expect, it, vi } from 'vitest'
import { describeOnSqlite, type TestStore } from '../test/store.ts'
import { createApi } from './app.ts'

const MEGABYTE = 1_048_576

/** Sends to one API bodies that begin and stop, and end when the gate is opened. */
function sender({ store }: TestStore, cookie: string, type = 'multipart/form-data; boundary=x') {
	const api = createApi(store)
	const gate = Promise.withResolvers<void>()
	const counted = { begun: 0, answers: [] as Response[] }
	async function send(
		path: string,
		size: number,
		isDeclared = true,
		firstBytes = 1024,
		address = '192.0.2.1',
	) {
		let isBegun = false
		const body = new ReadableStream<Uint8Array>(
			{
				async pull(controller) {
					if (isBegun) {
						if (size > firstBytes) await gate.promise
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
			'content-type': type,
			...(isDeclared && { 'content-length': String(size) }),
		}
		const init = { method: 'POST', body, headers, duplex: 'half' }
		const facts = { address, inProcess: false }
		const answer = await api.fetch(new Request(`http://store.test${path}`, init), facts)
		counted.answers.push(answer)
		return answer
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
	return admin.cookie
}

const UPLOAD = '/api/upload'
const JSON_TYPE = 'application/json'

afterEach(() => vi.useRealTimers())

describeOnSqlite('bodies that come at once', (open) => {
	it.each([
		[UPLOAD, 9.5, undefined],
		['/api/products/import?dryRun=true', 20, undefined],
		['/api/feedback', 1, JSON_TYPE],
	])('keep nobody out by what is yet to come of them: %s', async (path, size, type) => {
		const opened = await open()
		const { counted, many, open: openGate } = sender(opened, await signedUp(opened), type)
		const all = many(200, path, size * MEGABYTE)
		await vi.waitUntil(() => counted.begun === 200 * size * MEGABYTE)
		openGate()
		await all
		expect(counted.answers.filter(({ status }) => status === 503)).toEqual([])
	})

	it('are taken as far as there is memory for what has come; one network has a share, and a bounded number waits', async () => {
		const opened = await open()
		const cookie = await signedUp(opened)
		const flood = sender(opened, cookie, JSON_TYPE)
		const all = flood.many(60, '/api/feedback', MEGABYTE, true, MEGABYTE / 4)
		await vi.waitUntil(() => flood.counted.answers.length === 7)
		expect(flood.counted.answers.map(({ status }) => status)).toEqual(Array(7).fill(503))
		expect(flood.counted.answers[0]?.headers.get('retry-after')).toBe('5')
		expect(await flood.counted.answers[0]?.json()).toMatchObject({
			status: 503,
			code: 'unavailable',
			detail: 'The store is busy with other uploads. Please try again in a few seconds.',
		})
		// The announced length is that of the sent bytes: nothing more of it is waited for.
		const other = await flood.send('/api/feedback', MEGABYTE, true, MEGABYTE, '2001:db8::1')
		expect(other.status).toBe(400)
		flood.open()
		await all
		expect(flood.counted.answers.filter(({ status }) => status === 400)).toHaveLength(54)
	})

	it('are small documents until more has come of those that do not say how large they are', async () => {
		const opened = await open()
		const cookie = await signedUp(opened)
		const small = sender(opened, cookie, JSON_TYPE)
		const all = small.many(200, '/api/feedback', 1024, false)
		await vi.waitUntil(() => small.counted.begun === 200 * 1024)
		small.open()
		await all
		expect(small.counted.answers.filter(({ status }) => status === 503)).toEqual([])
		const large = sender(opened, cookie, JSON_TYPE)
		const others = large.many(120, '/api/feedback', MEGABYTE, false, 65_537)
		await vi.waitUntil(() => large.counted.answers.length === 8)
		expect(large.counted.answers[0]?.status).toBe(503)
		large.open()
		await others
		expect(large.counted.answers.filter(({ status }) => status === 503)).toHaveLength(8)
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
