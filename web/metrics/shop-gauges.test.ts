import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'
import { createWeb } from '../app.ts'
import { openMetrics } from './metrics.ts'
import { stateOf } from './shop-gauges.ts'

const FOLDER = 'tools/deploy/watching'

/** The figures of a store, as they are now. */
async function textOf({ store }: Pick<TestStore, 'store'>) {
	const metrics = openMetrics()
	metrics.watch(() => stateOf(store))
	return metrics.text()
}

describeOnAllEngines('the state of a shop from outside', (open) => {
	it('counts its orders, and what waits and for how long', async () => {
		const opened = await open({ mode: 'demo' })
		const { store, as } = opened
		const before = await textOf(opened)
		expect(before).toContain('solbazaar_orders{status="pending"} 0\n')
		expect(before).toContain('solbazaar_jobs_late 0\n')
		expect(before).not.toMatch(/^solbazaar_backup_age_seconds /m)
		expect(before).toContain('solbazaar_database_up 1\n')
		const buyer = await as('Buyer')
		expect((await buyer.post('/api/orders', order(), once())).status).toBe(201)
		await store.db
			.insertInto('jobs')
			.values({
				...{ id: 'late', kind: 'maintenance', key: 'late', payload: '{}', attempts: 0 },
				...{ leased_until: null, leased_by: null, done_at: null, failed_at: null, error: null },
				...{ run_at: store.now() - 10 * MINUTE_MS, created_at: store.now() - HOUR_MS },
			})
			.execute()
		const after = await textOf(opened)
		expect(after).toContain('solbazaar_orders{status="pending"} 1\n')
		expect(after).toMatch(/^solbazaar_jobs_late [1-9]/m)
		expect(Number(/^solbazaar_job_delay_seconds (\d+)/m.exec(after)?.[1])).toBeGreaterThan(590)
		// Nothing in it is about a person.
		expect(after).not.toMatch(/@|Asha/)
	})
})

describeOnSqlite('the state of a shop from outside', (open) => {
	it('says that the database does not answer, and shows nothing old', async () => {
		const { store } = await open()
		const metrics = openMetrics()
		metrics.watch(async () => ({ isDatabaseUp: false, figures: null, replication: null }))
		expect(await metrics.text()).toContain('solbazaar_database_up 0\n')
		expect(await metrics.text()).not.toMatch(
			/^solbazaar_(orders|jobs_late|work_waiting|replica_read|standby_lag_bytes)[ {]/m,
		)
		store.now = () => {
			throw new Error('the database does not answer')
		}
		expect(await stateOf(store)).toMatchObject({ figures: null })
	})

	it('says how far the copies of the database are behind', async () => {
		const metrics = openMetrics()
		const standbys = [
			{ name: 'two', bytes: 0, seconds: 0 },
			{ name: 'three', bytes: 512, seconds: 1.5 },
		]
		const replica = { isRead: false, lag: { bytes: 4096, seconds: 90 } }
		const replication = { replica, standbys }
		metrics.watch(async () => ({ isDatabaseUp: true, figures: null, replication }))
		metrics.read('primary')
		const text = await metrics.text()
		for (const line of [
			'solbazaar_replica_read 0',
			'solbazaar_replica_lag_seconds 90',
			'solbazaar_replica_lag_bytes 4096',
			'solbazaar_standby_lag_seconds{standby="two"} 0',
			'solbazaar_standby_lag_seconds{standby="three"} 1.5',
			'solbazaar_standby_lag_bytes{standby="three"} 512',
			'solbazaar_large_reads_total{server="replica"} 0',
			'solbazaar_large_reads_total{server="primary"} 1',
		])
			expect(text).toContain(`${line}\n`)
	})

	it('counts calls that are refused, by what for', async () => {
		const { store } = await open()
		const metrics = openMetrics()
		const loadBuild = () => Promise.reject(new Error('no pages'))
		const { refused } = metrics
		const web = createWeb(store, { loadBuild, metrics: null, dev: false, refused })
		expect((await web.request('/api/jobs')).status).toBe(401)
		expect(await metrics.text()).toContain('solbazaar_refusals_total{code="not_signed_in"} 1\n')
		expect(await metrics.text()).toContain('solbazaar_refusals_total{code="internal"} 0\n')
	})

	it('has every figure that the alerts and the board ask for', async () => {
		const { store } = await open()
		const known = new Set(
			[...(await textOf({ store })).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
		)
		const asked = ['solbazaar-alerts.yml', 'grafana-board.json'].flatMap((name) => [
			...readFileSync(join(FOLDER, name), 'utf8').matchAll(
				/\b(?:solbazaar|http_request|process|nodejs)_\w+/g,
			),
		])
		const names = new Set(asked.map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')))
		expect(names.size).toBeGreaterThan(15)
		expect([...names].filter((name) => !known.has(name))).toEqual([])
		const board = JSON.parse(readFileSync(join(FOLDER, 'grafana-board.json'), 'utf8'))
		for (const { title, targets } of board.panels) expect(targets.length, title).toBeGreaterThan(0)
	})
})
