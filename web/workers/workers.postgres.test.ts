import { expect, it, vi } from 'vitest'
import { policyFor } from '../../shared/modes.ts'
import { once, order } from '../../test/builders.ts'
import { askAnew, openWorkers, SLOW } from '../../test/workers/store-of-workers.ts'

const posted = (body: object, headers: Record<string, string> = {}) => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
})

const isRunning = (pid: number) => {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

it(
	'serve on one port, each with its number in the log, and end with the one that started them',
	async () => {
		const store = await openWorkers()
		expect(store.said()).toContain('served by 2 workers')
		for (let n = 0; n < 12; n++)
			expect((await askAnew(`${store.address}/api/nothing`, posted({}))).status).toBe(404)
		await vi.waitFor(() => {
			const served = store.lines().filter(({ msg }) => msg === 'served')
			expect(new Set(served.map(({ worker }) => worker))).toEqual(new Set([1, 2]))
		}, SLOW)
		expect((await askAnew(`${store.address}/readyz`)).status).toBe(200)
		const pids = store.served().map(({ process }) => process as number)
		expect(pids.filter(isRunning)).toHaveLength(2)
		expect(await store.end()).toBe(0)
		expect(pids.filter(isRunning)).toEqual([])
	},
	SLOW.timeout,
)

it(
	'one that is killed is started again while the other goes on',
	async () => {
		const store = await openWorkers()
		const [first] = store.served()
		process.kill(first?.process as number, 'SIGKILL')
		await vi.waitFor(
			() =>
				expect(store.lines()).toContainEqual(
					expect.objectContaining({ worker: first?.worker, signal: 'SIGKILL', pauseMs: 250 }),
				),
			SLOW,
		)
		for (let n = 0; n < 6; n++) expect((await askAnew(`${store.address}/readyz`)).status).toBe(200)
		await store.untilServed(3)
		expect(await store.end()).toBe(0)
	},
	SLOW.timeout,
)

it(
	'one request that reaches both at once is one order',
	async () => {
		const store = await openWorkers()
		const key = once()
		const answers = await Promise.all(
			Array.from({ length: 12 }, () =>
				askAnew(`${store.address}/api/orders`, posted(order({ 'solar-panel-250w': 1 }), key)),
			),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
		const ids = await Promise.all(answers.map(async (each) => (await each.json()).id))
		expect(new Set(ids).size).toBe(1)
		await vi.waitFor(() => {
			const served = store.lines().filter(({ msg, status }) => msg === 'served' && status === 201)
			expect(new Set(served.map(({ worker }) => worker)).size).toBe(2)
		}, SLOW)
	},
	SLOW.timeout,
)

it(
	'/metrics has the sum of both',
	async () => {
		const store = await openWorkers()
		const times = 10
		for (let n = 0; n < times; n++)
			await askAnew(`${store.address}/api/nothing`, posted({})).then((answer) => answer.text())
		await vi.waitFor(async () => {
			const text = await (await askAnew(`${store.address}/metrics`)).text()
			expect(text).toContain(
				`http_request_duration_seconds_count{kind="api",status="4xx"} ${times}\n`,
			)
		}, SLOW)
	},
	SLOW.timeout,
)

it(
	'count limited calls together, also those that come at once',
	async () => {
		const store = await openWorkers({
			STORE_MODE: 'live',
			SESSION_SECRET: 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE',
		})
		const most = policyFor('live').limits.messages?.points as number
		const answers = await Promise.all(
			Array.from({ length: 3 * most }, () => askAnew(`${store.address}/api/feedback`, posted({}))),
		)
		const statuses = answers.map(({ status }) => status)
		expect(statuses.filter((status) => status === 422)).toHaveLength(most)
		expect(statuses.filter((status) => status === 429)).toHaveLength(2 * most)
		const served = store.lines().filter(({ msg, status }) => msg === 'served' && status === 422)
		expect(new Set(served.map(({ worker }) => worker)).size).toBe(2)
	},
	SLOW.timeout,
)
