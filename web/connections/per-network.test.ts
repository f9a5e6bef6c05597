import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import type { ApiEnv } from '../../http/router.ts'
import { holdConnections } from '../../test/attacks/connections.ts'
import { RawConnection, request } from '../../test/attacks/raw-connection.ts'
import { until } from '../../test/vitest/until.ts'
import { serveApp } from '../../test/web-server.ts'

const PAGE = new Hono<ApiEnv>().get('*', (c) => c.text('page'))

async function heldBy(count: number, options: Parameters<typeof serveApp>[1]) {
	const { port } = await serveApp(PAGE, { connectionsPerNetwork: 5, ...options })
	const held = await holdConnections({ port, connections: count })
	onTestFinished(() => {
		for (const connection of held) connection.close()
	})
	const ask = async (from?: string) => {
		const connection = await RawConnection.open(port, from)
		onTestFinished(() => connection.close())
		connection.read().socket.write(request('GET /'))
		await until(() => expect(connection.heard + connection.isClosed).toMatch(/page|true/))
		return connection
	}
	return { held, ask }
}

it('a network has so many connections, is told so on some more, and can do as before once one is closed', async () => {
	const { held, ask } = await heldBy(5, {})
	const refused = await ask()
	expect(refused.heard).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/)
	expect(refused.heard).toMatch(/\r\nretry-after: 10\r\n/i)
	expect(refused.heard).toMatch(/\r\nconnection: close\r\n/i)
	expect(JSON.parse(refused.heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
		status: 429,
		code: 'rate_limited',
		detail: expect.stringContaining('Your network has too many connections'),
	})
	held[0]?.read().socket.write(request('GET /'))
	await until(() => expect(held[0]?.heard).toMatch(/page$/))
	held[1]?.close()
	await until(async () => expect((await ask()).heard).toMatch(/^HTTP\/1\.1 200 /))
})

it('those far beyond are cut off, and another network is served all the while', async () => {
	const { held, ask } = await heldBy(200, {})
	for (const connection of held) connection.read()
	await until(() => expect(held.filter(({ isClosed }) => isClosed)).toHaveLength(200 - 5 - 64))
	expect((await ask('127.0.0.2')).heard).toMatch(/^HTTP\/1\.1 200 /)
})

it('behind a proxy, which counts them, there is no such limit', async () => {
	const { ask } = await heldBy(30, { isBehindProxies: true })
	expect((await ask()).heard).toMatch(/^HTTP\/1\.1 200 /)
})
