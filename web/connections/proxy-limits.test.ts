import { once } from 'node:events'
import { type ClientRequest, request as requestHttp } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SCHEMES, SILENT, startBeforeTwo } from '../../test/proxies/before-two.ts'
import type { ProxyName } from '../../test/proxies/start-proxy.ts'
import { hasProgram } from '../../test/workers/has-program.ts'

const SLOW = { timeout: 60_000 }
/** Has a time of an example, which may be half an hour, be a second. */
const shortening = (time: RegExp) => (text: string) => text.replace(new RegExp(time, 'g'), '$1 1s')
const CUT_MS = 15_000

type Proxy = Awaited<ReturnType<typeof startBeforeTwo>>

/** Sends requests that stay open until the test is over. @returns the statuses of those answered so far, which grow */
function openMany({ base }: Proxy, path: string, count: number): number[] {
	const request = base.startsWith('https:') ? requestHttps : requestHttp
	const open: ClientRequest[] = []
	onTestFinished(() => {
		for (const each of open) each.destroy()
	})
	const statuses: number[] = []
	for (let n = 0; n < count; n++) {
		const asking = request(new URL(path, base), { agent: false, rejectUnauthorized: false })
		asking
			.on('error', () => {})
			.on('response', (answer) => {
				statuses.push(answer.statusCode ?? 0)
				answer.on('error', () => {}).resume()
			})
		asking.end()
		open.push(asking)
	}
	return statuses
}

const countOf = (statuses: number[], status: number) =>
	statuses.filter((each) => each === status).length

async function rawConnection({ base, port }: Proxy): Promise<Socket> {
	const socket = base.startsWith('https:')
		? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
		: connect(port, '127.0.0.1')
	await once(socket, base.startsWith('https:') ? 'secureConnect' : 'connect')
	socket.on('error', () => {}).resume()
	onTestFinished(() => void socket.destroy())
	return socket
}

const closed = (socket: Socket) =>
	expect
		.poll(() => socket.destroyed || socket.readableEnded, { timeout: CUT_MS, interval: 50 })
		.toBe(true)

/** The status of a body that says no length and is sent in pieces of 64 kB. */
function sendChunked({ base }: Proxy, path: string, bytes: number): Promise<number | string> {
	const request = base.startsWith('https:') ? requestHttps : requestHttp
	return new Promise((resolve) => {
		const options = { method: 'POST', agent: false, rejectUnauthorized: false } as const
		const asking = request(new URL(path, base), options, (answer) => {
			answer.resume()
			resolve(answer.statusCode ?? 0)
		})
		asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
		const piece = Buffer.alloc(64 * 1024)
		for (let sent = 0; sent < bytes; sent += piece.length) asking.write(piece)
		asking.end()
	})
}

/** As `sendChunked`, over HTTP/2, where no head says that there is a body. */
function sendOverHttp2({ base }: Proxy, path: string, bytes: number): Promise<number | string> {
	const session = connectHttp2(base, { rejectUnauthorized: false })
	onTestFinished(() => session.destroy())
	return new Promise((resolve) => {
		session.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
		const stream = session.request({ ':method': 'POST', ':path': path })
		stream.on('response', (headers) => resolve(headers[':status'] ?? 0))
		stream.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
		stream.resume().end(Buffer.alloc(bytes))
	})
}

const MEGABYTE = 2 ** 20

describe.each(Object.keys(SCHEMES) as ProxyName[])('the example for %s', (program) => {
	const isThere = hasProgram(program)
	// connections.nft counts for Caddy, and the store the live events.
	it.runIf(isThere && program !== 'caddy')(
		'holds 256 requests of a network at once',
		SLOW,
		async () => {
			const proxy = await startBeforeTwo(program)
			const statuses = openMany(proxy, SILENT, 270)
			await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(270 - 256)
			expect(countOf(statuses, 429)).toBe(270 - 256)
		},
	)

	it.runIf(isThere && program !== 'caddy')('holds 50 live streams of a network', SLOW, async () => {
		const proxy = await startBeforeTwo(program)
		const statuses = openMany(proxy, '/api/events', 60)
		await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(60)
		expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([50, 10])
	})

	it.runIf(isThere)('cuts a head that does not arrive in time', SLOW, async () => {
		const proxy = await startBeforeTwo(
			program,
			shortening(/(client_header_timeout|timeout http-request|read_header) +\d+s/),
		)
		const head = await rawConnection(proxy)
		head.write('GET / HTTP/1.1\r\nhost: shop.example\r\n')
		// It arrives by the byte, and never whole.
		const trickle = setInterval(() => head.writable && head.write('x'), 200)
		onTestFinished(() => clearInterval(trickle))
		await closed(head)
	})

	it.runIf(isThere)('cuts a body that does not arrive in time', SLOW, async () => {
		const proxy = await startBeforeTwo(
			program,
			shortening(/(client_body_timeout|wait-for-body time|read_body) +\d+[sm]/),
		)
		const body = await rawConnection(proxy)
		body.write('POST /cart HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 1000\r\n\r\nhalf')
		await closed(body)
	})

	it.runIf(isThere)('refuses a body that is too large and says no length', SLOW, async () => {
		const proxy = await startBeforeTwo(program)
		const refused = { nginx: [413], haproxy: [411], caddy: [413, 502] }[program]
		const cut = ['EPIPE', 'ECONNRESET']
		expect([...refused, ...cut]).toContain(await sendChunked(proxy, '/cart', 2 * MEGABYTE))
		if (SCHEMES[program] === 'https')
			expect(refused).toContain(await sendOverHttp2(proxy, '/cart', 2 * MEGABYTE))
		expect([...refused, ...cut]).toContain(await sendChunked(proxy, '/api/events', 2 * MEGABYTE))
		expect([...refused, ...cut]).toContain(await sendChunked(proxy, '/api/upload', 26 * MEGABYTE))
	})
})
