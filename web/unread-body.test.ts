import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, expect, it, vi } from 'vitest'
import type { ApiEnv } from '../http/router.ts'
import { until } from '../test/vitest/until.ts'
import { listenerOf } from './listener.ts'

const MEGABYTE = 1_048_576
const closing: (() => void)[] = []
afterEach(() => {
	for (const close of closing.splice(0)) close()
})

async function serve() {
	const app = new Hono<ApiEnv>()
		.post('/refused', (c) => c.text('no', 401))
		.post('/limited', bodyLimit({ maxSize: 1000, onError: (c) => c.text('too large', 413) }), (c) =>
			c.text('small'),
		)
		.post('/read', async (c) => c.text(String((await c.req.text()).length)))
		.get('/', (c) => c.text('page'))
	const server = createServer(listenerOf(app, null)).listen(0, '127.0.0.1')
	await once(server, 'listening')
	closing.push(() => server.close())
	return (server.address() as AddressInfo).port
}

/** A connection to an app that refuses some bodies and reads others; `heard` is the response so far. */
async function connection(port?: number) {
	const socket: Socket = connect(port ?? (await serve()), '127.0.0.1')
	const said = { heard: '', errors: [] as Error[], closed: false }
	socket.on('data', (bytes) => {
		said.heard += bytes
	})
	socket.on('error', (error) => said.errors.push(error))
	socket.on('close', () => {
		said.closed = true
	})
	closing.push(() => socket.destroy())
	const ask = (line: string, ...headers: string[]) =>
		socket.write([`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'))
	const heard = (pattern: RegExp) => until(() => expect(said.heard).toMatch(pattern))
	return { socket, said, ask, heard }
}

it.each([
	[
		'a refusal before the body',
		'POST /refused',
		/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n.*no$/is,
	],
	['a body too large', 'POST /limited', /^HTTP\/1\.1 413 .*\r\nconnection: close\r\n.*large$/is],
	['a body nobody wants', 'GET /', /^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*page$/is],
])(
	'%s: the answer comes at once and is the last, and what follows is taken in',
	async (_, line, answer) => {
		const { socket, said, ask, heard } = await connection()
		ask(line, `Content-Length: ${20 * MEGABYTE}`)
		socket.write(Buffer.alloc(MEGABYTE))
		await heard(answer)
		expect(said.closed).toBe(false)
		for (let sent = 1; sent < 20; sent++) socket.write(Buffer.alloc(MEGABYTE))
		await vi.waitFor(() => expect(said.closed).toBe(true), 4000)
		expect(said.errors).toEqual([])
	},
)

it('a few bodies of a network are taken in at a time, and the next once one has ended, gone or fallen silent', async () => {
	const port = await serve()
	const senders = await Promise.all(
		Array.from({ length: 12 }, async () => {
			const sender = await connection(port)
			sender.ask('POST /refused', 'Content-Length: 100000')
			return sender
		}),
	)
	const answered = () => senders.filter(({ said }) => said.heard.startsWith('HTTP/1.1 401'))
	await until(() => expect(answered().length).toBeGreaterThanOrEqual(3), 5)
	expect(answered().length).toBeLessThan(8)
	answered()[0]?.socket.destroy()
	answered()[1]?.socket.write(Buffer.alloc(100_000))
	await vi.waitFor(() => expect(answered()).toHaveLength(12), 3000)
})

it('a body too large of unknown length is answered likewise', async () => {
	const { socket, said, ask, heard } = await connection()
	ask('POST /limited', 'Transfer-Encoding: chunked')
	const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`
	socket.write(chunk)
	await heard(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is)
	for (let sent = 0; sent < 50; sent++) socket.write(chunk)
	socket.write('0\r\n\r\n')
	await vi.waitFor(() => expect(said.closed).toBe(true), 4000)
	expect(said.errors).toEqual([])
})

it('a connection whose bodies are read serves the next request too', async () => {
	const { socket, said, ask, heard } = await connection()
	ask('POST /read', 'Content-Length: 200000')
	socket.write('x'.repeat(100_000))
	socket.write('x'.repeat(100_000))
	await heard(/200000$/)
	ask('POST /refused', 'Content-Length: 0')
	await heard(/no$/)
	ask('GET /')
	await heard(/page$/)
	expect(said.heard).not.toMatch(/connection: close/i)
	expect(said.closed).toBe(false)
})
