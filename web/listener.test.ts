import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { ApiEnv } from '../http/router.ts'
import { listenerOf } from './listener.ts'

const closing: (() => void)[] = []
afterEach(() => {
	for (const close of closing.splice(0)) close()
})

/** Sends the lines of a request as they are to an app that answers with the details it received. */
async function asker(edge: { publicUrl?: string; trustedProxies?: number } = {}) {
	const app = new Hono<ApiEnv>().all('*', (c) =>
		c.json({ url: c.req.url, native: c.req.raw.clone().url, address: c.env.address }),
	)
	const listener = listenerOf(app, null, { publicUrl: undefined, trustedProxies: 0, ...edge })
	const server = createServer(listener).listen(0, '127.0.0.1')
	closing.push(() => server.close())
	await once(server, 'listening')
	return async (...lines: string[]) => {
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
		socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
		const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
		return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
	}
}

it('the app is told the address, scheme and host the caller knows', async () => {
	const ask = await asker({ publicUrl: 'https://shop.example', trustedProxies: 1 })
	const { body } = await ask(
		'POST /cart?a=%C3%A4 HTTP/1.1',
		'Host: x',
		'X-Forwarded-For: 192.0.2.1',
	)
	const url = 'https://shop.example/cart?a=%C3%A4'
	expect(body).toEqual({ url, native: url, address: '192.0.2.1' })
})

it('without either the app is told the socket’s address and Host', async () => {
	const ask = await asker()
	const { body } = await ask(
		'GET / HTTP/1.1',
		'Host: shop.example',
		'X-Forwarded-For: 192.0.2.1',
		'X-Forwarded-Proto: https',
	)
	const url = 'http://shop.example/'
	expect(body).toEqual({ url, native: url, address: '127.0.0.1' })
})

it.each([
	['two hosts', 'GET / HTTP/1.1', 'Host: shop.example', 'Host: evil.example'],
	['the same host twice', 'GET / HTTP/1.1', 'Host: shop.example', 'HOST: shop.example'],
	['a host that is none', 'GET / HTTP/1.1', 'Host: shop.example/@evil'],
	['two hosts and a target', 'GET http://shop.example/ HTTP/1.1', 'Host: a', 'Host: b'],
])('%s: refused with a sentence', async (_, ...lines) => {
	for (const edge of [{}, { publicUrl: 'https://shop.example' }]) {
		if (lines.length === 2 && 'publicUrl' in edge) continue
		const { status, body } = await (await asker(edge))(...lines)
		expect(status).toBe(400)
		expect(body).toMatchObject({ code: 'malformed', detail: expect.stringContaining('once') })
	}
})

it.each([
	['text/html', true],
	['image/svg+xml', true],
	['application/json', true],
	['text/javascript; charset=utf-8', false],
	['text/css; charset=utf-8', false],
	['font/woff2', false],
])('%s says what a document may: %s', async (type, isDocument) => {
	const app = new Hono<ApiEnv>().get('/', (c) => c.body('x', 200, { 'content-type': type }))
	const server = createServer(listenerOf(app, null)).listen(0, '127.0.0.1')
	closing.push(() => server.close())
	await once(server, 'listening')
	const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
	expect(headers.get('x-content-type-options')).toBe('nosniff')
	expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
	for (const name of [
		'content-security-policy',
		'x-frame-options',
		'permissions-policy',
		'cross-origin-opener-policy',
	])
		expect(headers.has(name), name).toBe(isDocument)
})
