import { once } from 'node:events'
import { expect, it } from 'vitest'
import { spawnStore, startStore } from '../../test/spawned-store.ts'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

const LIVE = { STORE_MODE: 'live', SESSION_SECRET: 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE' }

const statusOf = async (port: number, path = '/metrics') =>
	(await fetch(`http://127.0.0.1:${port}${path}`)).status

it('metrics are served alone, in Prometheus form', async () => {
	const metrics = openMetrics()
	metrics.observe('page', 200, 0.004)
	const { port, close } = await serveMetrics(metrics, 0)
	const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
	expect(await answer.text()).toContain(
		'http_request_duration_seconds_count{kind="page",status="2xx"} 1',
	)
	expect(await statusOf(port, '/')).toBe(404)
	close()
})

it('a live store shows none at its own address, and all at the port of its own', async () => {
	const store = spawnStore({ ...LIVE, METRICS_PORT: '0' })
	const [{ port, metricsPort }] = (await once(store, 'message')) as [Record<string, number>]
	if (!port || !metricsPort) throw new Error('it named no port')
	expect(await statusOf(port)).toBe(404)
	expect(await statusOf(metricsPort)).toBe(200)
})

it('a demo store shows them at its own address', async () => {
	const { port } = await startStore()
	expect(await statusOf(port)).toBe(200)
})
