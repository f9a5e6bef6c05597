import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startStore } from '../test/spawned-store.ts'
import { until } from '../test/vitest/until.ts'

const WORKERS = 8
const PATHS = ['/api/products', '/', '/cart', '/healthz', '/planner?pin=411038&bill=4000']

interface Answered {
	status: number | undefined
	isLast: boolean
}

/** Sends a request on a connection that is kept, and throws the network's error if it is cut. */
async function ask(agent: Agent, port: number, path: string): Promise<Answered> {
	const request = get({ agent, host: '127.0.0.1', port, path })
	const [answer] = (await once(request, 'response')) as [IncomingMessage]
	await text(answer)
	return { status: answer.statusCode, isLast: answer.headers.connection === 'close' }
}

/** Readers who ask one thing after the other, each on one connection, until `isDone` says so. */
function load(port: number, isDone: (last: Answered) => boolean) {
	const answers: Answered[] = []
	const readers = Array.from({ length: WORKERS }, async (_, n) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		onTestFinished(() => agent.destroy())
		for (let turn = n; ; turn++) {
			const answer = await ask(agent, port, PATHS[turn % PATHS.length] ?? '/')
			answers.push(answer)
			if (isDone(answer)) return
		}
	})
	return { answers, done: Promise.all(readers) }
}

test('a store that others reach says it closes, and serves on until they have noticed', async () => {
	const { store, port } = await startStore({ DRAIN_MS: '3000' })
	const ended = once(store, 'exit')
	const stranger = new Agent({ keepAlive: false })
	let noticed = 0
	const { answers, done } = load(port, () => noticed > 0 && performance.now() - noticed > 300)
	await vi.waitFor(() => expect(answers.length).toBeGreaterThan(50), 20_000)
	expect(answers.every(({ isLast }) => !isLast)).toBe(true)
	expect((await ask(stranger, port, '/readyz')).status).toBe(200)
	store.kill('SIGTERM')
	await until(async () => expect((await ask(stranger, port, '/readyz')).status).toBe(503))
	const before = answers.length
	noticed = performance.now()
	await done
	expect(answers.length).toBeGreaterThan(before + WORKERS)
	expect(answers.filter(({ status }) => status !== 200)).toEqual([])
	expect(answers.slice(-WORKERS).every(({ isLast }) => isLast)).toBe(true)
	expect(await ended).toEqual([0, null])
})

test('on this machine alone it closes at once, and cuts no connection under a request', async () => {
	const { store, port } = await startStore()
	const ended = once(store, 'exit')
	const { answers, done } = load(port, ({ isLast }) => isLast)
	await vi.waitFor(() => expect(answers.length).toBeGreaterThan(50), 20_000)
	const stopped = performance.now()
	store.kill('SIGTERM')
	await done
	expect(answers.filter(({ status }) => status !== 200)).toEqual([])
	expect(answers.filter(({ isLast }) => isLast)).toHaveLength(WORKERS)
	expect(await ended).toEqual([0, null])
	expect(performance.now() - stopped).toBeLessThan(10_000)
})
