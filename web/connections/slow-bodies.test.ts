import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ApiEnv } from '../../http/router.ts'
import { sendSlowly } from '../../test/attacks/slow-bodies.ts'
import { until } from '../../test/vitest/until.ts'
import { serveApp } from '../../test/web-server.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A connection to an app that reads its body whole, or first waits for the gate to be opened. */
async function sending(path: string, declared: number | null) {
	const gate = Promise.withResolvers<void>()
	const failed: unknown[] = []
	const app = new Hono<ApiEnv>()
		.post('/read', async (c) => {
			const read = c.req.arrayBuffer().catch((error) => failed.push(error))
			await read
			return c.text('read')
		})
		.post('/later', async (c) => {
			await gate.promise
			return c.text(`read ${(await c.req.arrayBuffer()).byteLength}`)
		})
	const { port } = await serveApp(app)
	const [connection] = await sendSlowly({ port, connections: 1, path, declared })
	if (!connection) throw new Error('There is no connection')
	onTestFinished(() => connection.close())
	connection.read()
	/** Lets seconds go by; in each of them so many bytes are sent and arrive. */
	const pass = async (seconds: number, bytes: number) => {
		for (let second = 0; second < seconds && !connection.isClosed; second++) {
			const piece = 'x'.repeat(bytes)
			if (bytes > 0)
				connection.socket.write(declared === null ? `${bytes.toString(16)}\r\n${piece}\r\n` : piece)
			for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
			await vi.advanceTimersByTimeAsync(1000)
		}
	}
	return { connection, pass, failed, gate }
}

it.each([
	['of a length that is declared', 10_000_000],
	['of a length that is not', null],
])('a body slower than a kilobyte a second is ended with 408: %s', async (_, declared) => {
	const { connection, pass, failed } = await sending('/read', declared)
	await pass(19, 100)
	expect(connection.heard).toBe('')
	await pass(3, 100)
	await until(() => expect(connection.isClosed).toBe(true))
	expect(connection.heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
	expect(JSON.parse(connection.heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
		status: 408,
		code: 'too_slow',
	})
	await until(() => expect(failed).toHaveLength(1))
})

it('a body that came quickly at first is held to the same pace', async () => {
	const { connection, pass } = await sending('/read', 10_000_000)
	await pass(1, 500_000)
	await pass(22, 10)
	await until(() => expect(connection.heard).toMatch(/^HTTP\/1\.1 408 /))
})

it('ten megabytes from a phone on EDGE, with a pause now and then, are taken', async () => {
	const { connection, pass } = await sending('/read', 10_000_000)
	for (let sent = 0; sent < 10_000_000; sent += 25 * 8000) {
		await pass(25, 8000)
		await pass(15, 0)
	}
	await until(() => expect(connection.heard).toMatch(/^HTTP\/1\.1 200 .*read$/s))
})

it('while the store itself does not read on, nobody is too slow', async () => {
	const { connection, pass, gate } = await sending('/later', 200_000)
	await pass(5, 20_000)
	await pass(60, 0)
	expect(connection.heard).toBe('')
	gate.resolve()
	await pass(5, 20_000)
	await until(() => expect(connection.heard).toMatch(/read 200000$/))
})
