import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ApiEnv } from '../../http/router.ts'
import { RawConnection, request, statusesIn } from '../../test/attacks/raw-connection.ts'
import { until } from '../../test/vitest/until.ts'
import { serveApp } from '../../test/web-server.ts'

async function connected(app: Hono<ApiEnv>) {
	const { port, server } = await serveApp(app)
	const connection = await RawConnection.open(port)
	onTestFinished(() => connection.close())
	return { connection, server }
}

/** An app that begins an answer for each request and ends it on command. */
function waiting() {
	const begun: (() => void)[] = []
	const app = new Hono<ApiEnv>().all('*', async (c) => {
		const { promise, resolve } = Promise.withResolvers<void>()
		begun.push(resolve)
		await promise
		return c.text(c.req.path)
	})
	return { app, begun }
}

/** Until everything that has come is read: as often as the loop of events may need. */
const settled = async () => {
	for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it('of many requests sent at once four are begun, and one more with each answer', async () => {
	const { app, begun } = waiting()
	const { connection } = await connected(app)
	const count = 60
	connection.socket.write(request('GET /x').repeat(count))
	connection.read()
	await until(() => expect(begun.length).toBe(4))
	await settled()
	expect(begun.length).toBe(4)
	for (let answered = 1; answered <= count; answered++) {
		begun[answered - 1]?.()
		const expected = Math.min(count, answered + 4)
		await until(() => expect(begun.length).toBe(expected), 1)
	}
	await until(() => expect(statusesIn(connection.heard)).toHaveLength(count))
})

const ECHO = new Hono<ApiEnv>().all('*', async (c) => {
	const n = Number(c.req.query('n'))
	if (n % 3 === 0) await new Promise((resolve) => setTimeout(resolve, n % 4))
	const body = c.req.method === 'POST' ? await c.req.text() : ''
	return c.text(`<${n}:${body.length}>`)
})

const post = (n: number, body: string) =>
	`${request(`POST /?n=${n}`, `Content-Length: ${body.length}`)}${body}`

/** As a body in parts. */
const chunked = (n: number, body: string) =>
	`${request(`POST /?n=${n}`, 'Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

const MANY_ENDS = '\r\n\r\n'.repeat(3000)

it.each([
	['of 50 without a body', 50, (n: number) => request(`GET /?n=${n}`), () => 0],
	['of 50 with bodies', 50, (n: number) => post(n, 'x'.repeat(n * 100)), (n: number) => n * 100],
	['with bodies of ends of heads', 30, (n: number) => post(n, MANY_ENDS), () => MANY_ENDS.length],
	['with bodies in parts', 30, (n: number) => chunked(n, MANY_ENDS), () => MANY_ENDS.length],
	[
		'with bodies like requests',
		30,
		(n: number) => post(n, request('GET /?n=999').repeat(40)),
		() => request('GET /?n=999').length * 40,
	],
])('all are answered in their order: %s', async (_, count, asked, length) => {
	const { connection } = await connected(ECHO)
	const numbers = Array.from({ length: count }, (_, n) => n)
	connection.read().socket.write(numbers.map((n) => asked(n)).join(''))
	await vi.waitFor(() => expect(statusesIn(connection.heard)).toHaveLength(count), 4000)
	const answers = [...connection.heard.matchAll(/<(\d+:\d+)>/g)].map(([, answer]) => answer)
	expect(answers).toEqual(numbers.map((n) => `${n}:${length(n)}`))
})

it('requests in pieces of any size are answered like any other', async () => {
	const { connection } = await connected(ECHO)
	connection.read().socket.setNoDelay(true)
	const text = Array.from({ length: 12 }, (_, n) => request(`GET /?n=${n}`)).join('')
	for (let at = 0, size = 1; at < text.length; at += size++) {
		connection.socket.write(text.slice(at, at + size))
		await settled()
	}
	await until(() => expect(statusesIn(connection.heard)).toEqual(Array(12).fill(200)))
})

it('nothing more is begun once an answer is the last of its connection, or the other side has gone', async () => {
	for (const isLast of [true, false]) {
		const { app, begun } = waiting()
		const { connection } = await connected(app)
		const first = request('GET /', ...(isLast ? ['Connection: close'] : []))
		connection.read().socket.write(first + request('GET /x').repeat(100))
		await until(() => expect(begun.length).toBe(isLast ? 1 : 4))
		if (!isLast) connection.close()
		await settled()
		for (const end of begun.splice(0)) end()
		await settled()
		expect(begun).toEqual([])
	}
})

it('what is refused before it reaches the app counts too', async () => {
	const { app, begun } = waiting()
	const { connection } = await connected(app)
	let parsed = 0
	const count = () => parsed++
	subscribe('http.server.request.start', count)
	onTestFinished(() => void unsubscribe('http.server.request.start', count))
	const odd = request('GET /x', 'Expect: the-unexpected')
	connection.read().socket.write(request('GET /first') + odd.repeat(200))
	await until(() => expect(begun.length).toBe(1))
	await settled()
	expect(parsed).toBe(4)
	begun[0]?.()
	await until(() => expect(statusesIn(connection.heard)).toHaveLength(201))
})
