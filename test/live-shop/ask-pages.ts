// A thread that asks for pages as a visitor apart from any attack: the work of the attacker's own thread must not be
// counted as waiting for the store.
import { Agent, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { PATHS } from './paths.ts'

const { port, from, perSecond } = workerData as { port: number; from: string; perSecond: number }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const asked: Promise<void>[] = []
/** In microseconds. */
const waits = createHistogram()
const statuses: Record<number, number> = {}

const ask = (path: string, started = performance.now()) =>
	new Promise<void>((resolve) => {
		const done = (status: number) => {
			waits.record(Math.ceil((performance.now() - started) * 1000))
			statuses[status] = (statuses[status] ?? 0) + 1
			resolve()
		}
		const asking = get({ agent, port, host: '127.0.0.1', localAddress: from, path }, (answer) => {
			answer.on('end', () => done(answer.statusCode ?? 0)).on('error', () => done(0))
			answer.resume()
		})
		// A kept connection may end as it is used again, upon which a browser asks once more.
		asking.on('error', () => {
			if (asking.reusedSocket) ask(path, started).then(resolve)
			else done(0)
		})
	})

const askNext = () => asked.push(ask(PATHS[asked.length % PATHS.length] ?? '/'))
askNext()
const asking = setInterval(askNext, 1000 / perSecond)
parentPort?.postMessage('asking')

parentPort?.once('message', async () => {
	clearInterval(asking)
	await Promise.all(asked)
	agent.destroy()
	const within = (share: number) => waits.percentile(share) / 1000
	parentPort?.postMessage({ median: within(50), p99: within(99), statuses })
})
