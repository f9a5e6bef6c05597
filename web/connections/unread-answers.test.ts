import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '../../api/app.ts'
import { ResponseCache } from '../../domain/catalogue/response-cache.ts'
import type { ApiEnv } from '../../http/router.ts'
import { RawConnection, request, statusesIn } from '../../test/attacks/raw-connection.ts'
import { leaveAnswersUnread } from '../../test/attacks/unread-answers.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { until } from '../../test/vitest/until.ts'
import { serveApp } from '../../test/web-server.ts'
import { cacheableBy } from '../caching/cacheable.ts'
import { CachedResponses } from '../caching/cached-responses.ts'

const MEGABYTE = 1_048_576
/** Below the limit of a test: on a busy machine the bytes of an answer take seconds to come, milliseconds. */
const UNTIL_READ = 25_000
const LARGE = 'x'.repeat(12 * MEGABYTE)
const ABOUT = { address: '/about', path: /^\/about$/, dataPath: /^\/about\.data$/, cachedBy: [] }

/** Sockets on the store's side, in the order in which they were taken on. */
function socketsOf(server: {
	http: { on: (event: 'connection', take: (s: Socket) => void) => void }
}) {
	const sockets: Socket[] = []
	server.http.on('connection', (socket) => sockets.push(socket))
	return sockets
}

/** Until the socket takes no more of its waiting bytes. */
async function stalled(socket: Socket): Promise<number> {
	for (let same = 0, written = -1; same < 3; ) {
		same = written === socket.bytesWritten ? same + 1 : 0
		written = socket.bytesWritten
		await wait(50)
	}
	return socket.writableLength
}

describeOnSqlite('the API’s document', (open) => {
	it.each(['identity', 'gzip'])('is sent to all from the same bytes: %s', async (encoding) => {
		const { store } = await open()
		const { port } = await serveApp(createApi(store))
		const path = '/api/openapi.json'
		const ask = () =>
			fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
		const expected = await (await ask()).text()
		expect(JSON.parse(expected)).toMatchObject({ openapi: '3.1.0' })
		const before = process.memoryUsage().arrayBuffers
		const connections = await leaveAnswersUnread({ port, connections: 4, requests: 20, path })
		onTestFinished(() => {
			for (const connection of connections) connection.close()
		})
		await wait(300)
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * MEGABYTE)
		const [first] = connections
		first?.read()
		await vi.waitFor(() => expect(statusesIn(first?.heard ?? '')).toHaveLength(20), UNTIL_READ)
	})
})

it.each([
	['text of a call', 'text/html'],
	['a file', 'application/zip'],
	['cached bytes', 'cached'],
])(
	'an answer that nobody reads is written no further than a megabyte ahead: %s',
	async (_, type) => {
		const pieces = () => {
			let left = LARGE.length / 65_536
			return new ReadableStream<Uint8Array>({
				pull(controller) {
					controller.enqueue(Buffer.alloc(65_536, 'x'))
					if (--left === 0) controller.close()
				},
			})
		}
		const app = new Hono<ApiEnv>().get('*', (c) =>
			type === 'application/zip'
				? c.body(pieces(), 200, { 'content-type': type })
				: c.body(LARGE, 200, { 'content-type': 'text/html' }),
		)
		const cache = new CachedResponses({ responses: new ResponseCache(100 * MEGABYTE) })
		const cacheableOf = cacheableBy([ABOUT], [])
		const { port, server } = await serveApp(
			app,
			{},
			type === 'cached' ? { cache, cacheableOf } : null,
		)
		if (type === 'cached') await (await fetch(`http://127.0.0.1:${port}/about`)).text()
		const sockets = socketsOf(server)
		const [connection] = await leaveAnswersUnread({
			port,
			connections: 1,
			requests: 3,
			path: '/about',
		})
		onTestFinished(() => connection?.close())
		await until(() => expect(sockets).toHaveLength(1))
		expect(await stalled(sockets[0] as Socket)).toBeLessThan(MEGABYTE)
		connection?.read()
		await vi.waitFor(
			() => expect(connection?.heard.length).toBeGreaterThan(3 * LARGE.length),
			UNTIL_READ,
		)
	},
)

/** Serves large, slow or endless answers to clients that may read none of them for so long. */
async function impatient(unreadMs: number) {
	const app = new Hono<ApiEnv>()
		.get('/large', (c) => c.body(LARGE))
		.get('/slow', async (c) => {
			await wait(unreadMs * 1.5)
			return c.text('at last')
		})
		.get('/events', (c) => {
			let timer: NodeJS.Timeout
			const body = new ReadableStream<Uint8Array>({
				start(controller) {
					timer = setInterval(() => controller.enqueue(Buffer.from(': here\n\n')), 50)
				},
				cancel: () => clearInterval(timer),
			})
			return c.body(body, 200, { 'content-type': 'text/event-stream', connection: 'close' })
		})
	const { port, server } = await serveApp(app, { unreadMs })
	const sockets = socketsOf(server)
	return async (path: string) => {
		const connection = await RawConnection.open(port)
		onTestFinished(() => connection.close())
		connection.socket.write(request(`GET ${path}`))
		await until(() => expect(sockets.length).toBeGreaterThan(0))
		return { connection, socket: sockets.pop() as Socket }
	}
}

it('ends an answer of which nothing is taken', async () => {
	const ask = await impatient(200)
	const { socket } = await ask('/large')
	await once(socket, 'close')
})

it('lets whoever reads slowly, waits for the answer or listens to events go on', async () => {
	// The store and the reader share a process here: if it stops for so long, nothing was taken.
	const unreadMs = 3000
	const ask = await impatient(unreadMs)
	const began = performance.now()
	const [slow, patient, listening] = [await ask('/large'), await ask('/slow'), await ask('/events')]
	patient.connection.read()
	while (performance.now() - began < unreadMs * 1.3) {
		slow.connection.socket.read(2 * MEGABYTE)
		slow.connection.socket.read()
		await wait(80)
	}
	expect([slow, patient, listening].map(({ socket }) => socket.destroyed)).toEqual([
		false,
		false,
		false,
	])
	await vi.waitFor(() => expect(patient.connection.heard).toContain('at last'), UNTIL_READ)
})
