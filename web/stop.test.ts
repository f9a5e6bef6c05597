import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { spawnStore, startStore } from '../test/spawned-store.ts'
import { until } from '../test/vitest/until.ts'

const closing: (() => void)[] = []
afterEach(() => {
	for (const close of closing.splice(0)) close()
})

/** The last output of a process that will not start, and the code it ends with. */
async function lastWords(store: ChildProcess) {
	let said = ''
	store.stderr?.on('data', (text) => {
		said += text
	})
	const [code] = await once(store, 'close')
	return { said, code }
}

type Started = Awaited<ReturnType<typeof startStore>>

const BODY = JSON.stringify({ productId: 'solar-panel-250w', quantity: 2 })

/** A request whose body is still on its way. */
async function beginRequest(port: number): Promise<Socket> {
	const socket = connect(port, '127.0.0.1')
	closing.push(() => socket.destroy())
	await once(socket, 'connect')
	const head = `POST /api/cart/items HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\nexpect: 100-continue\r\n\r\n`
	socket.write(head)
	const [heard] = await once(socket, 'data')
	expect(String(heard)).toMatch(/^HTTP\/1\.1 100 /)
	socket.write(BODY.slice(0, 5))
	return socket
}

test('SIGTERM: a request under way gets its answer, then the store ends well', async () => {
	const { store, port } = await startStore()
	const idle = connect(port, '127.0.0.1')
	closing.push(() => idle.destroy())
	const socket = await beginRequest(port)
	store.kill('SIGTERM')
	// A second signal, as a terminal's Ctrl+C brings, changes nothing.
	store.kill('SIGINT')
	const asked = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'refused')
	await until(async () => expect(await asked()).toBe('refused'))
	const ended = once(store, 'exit')
	socket.write(BODY.slice(5))
	const [answer] = await once(socket, 'data')
	expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
	expect(await ended).toEqual([0, null])
})

test('a variable that cannot be is refused in a sentence that names it', async () => {
	const { said, code } = await lastWords(spawnStore({ PORT: 'abc' }))
	expect(said).toMatch(/^The store cannot start:\nPORT: .+\n$/)
	expect(code).toBe(1)
})

test('a data folder that cannot be is said plainly', async () => {
	const { said, code } = await lastWords(spawnStore({ DATA_DIR: '/dev/null' }))
	expect(said).toMatch(
		/^The store cannot open its data in \/dev\/null: no folder can be made at \/dev\/null.+\n$/,
	)
	expect(code).toBe(1)
})

test('two stores on one data folder serve side by side, each on a port of its own, until whoever started them is gone', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-two-'))
	closing.push(() => rmSync(folder, { recursive: true, force: true }))
	const stores = await Promise.all([
		startStore({ DATA_DIR: folder }),
		startStore({ DATA_DIR: folder }),
	])
	for (const { port } of stores)
		expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

	const [{ port, store }] = stores as [Started, Started]
	const { said, code } = await lastWords(spawnStore({ PORT: String(port) }))
	expect(said).toContain(`Something already listens on 127.0.0.1:${port}`)
	expect(said).not.toContain('    at ')
	expect(code).toBe(1)

	store.disconnect()
	expect(await once(store, 'exit')).toEqual([0, null])
})
