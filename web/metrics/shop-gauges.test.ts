import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'
import { hasProgram } from '../../test/workers/has-program.ts'
import { createWeb } from '../app.ts'
import { openMetrics } from './metrics.ts'
import { stateOf } from './shop-gauges.ts'

const FOLDER = 'tools/deploy/watching'
const ALERTS = join(FOLDER, 'solbazaar-alerts.yml')

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

/** The alerts that fire by a made-up history: of each figure its values, a minute apart. */
const HISTORY = `
rule_files: [${resolve(ALERTS)}]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - series: 'up{job="solbazaar"}'
        values: '1x30'
      - series: 'solbazaar_database_up{instance="one"}'
        values: '1x10 0x20'
      - series: 'solbazaar_job_delay_seconds{instance="one"}'
        values: '0+60x30'
      - series: 'solbazaar_backup_age_seconds{instance="one"}'
        values: '3600x30'
      - series: 'solbazaar_refusals_total{instance="one",code="internal"}'
        values: '0+30x30'
      - series: 'solbazaar_replica_read{instance="one"}'
        values: '1x15 0x15'
      - series: 'solbazaar_standby_lag_seconds{instance="one",standby="two"}'
        values: '0x15 30+60x15'
      - series: 'solbazaar_standby_lag_seconds{instance="one",standby="three"}'
        values: '0x30'
    alert_rule_test:
      - eval_time: 9m
        alertname: DatabaseIsDown
        exp_alerts: []
      - eval_time: 15m
        alertname: DatabaseIsDown
        exp_alerts:
          - exp_labels: { severity: now }
            exp_annotations: { summary: 'The database does not answer; nothing can be bought.' }
      - eval_time: 30m
        alertname: BackupIsOld
        exp_alerts: []
      - eval_time: 25m
        alertname: CallsFail
        exp_alerts:
          - exp_labels: { severity: now }
            exp_annotations: { summary: 'More than three calls a minute fail. The log says why.' }
      - eval_time: 19m
        alertname: ReplicaIsNotRead
        exp_alerts: []
      - eval_time: 27m
        alertname: ReplicaIsNotRead
        exp_alerts:
          - exp_labels: { severity: day }
            exp_annotations:
              summary: 'Reports and exports are read from the primary: npm run doctor says what the replica lacks.'
      - eval_time: 27m
        alertname: StandbyIsBehind
        exp_alerts:
          - exp_labels: { severity: day, standby: two }
            exp_annotations:
              summary: 'The standby two is more than a minute behind the primary.'
      - eval_time: 25m
        alertname: JobsAreLate
        exp_alerts:
          - exp_labels: { severity: now }
            exp_annotations:
              summary: 'Nothing has done the jobs that are due for ten minutes: mails, refunds, documents.'
`

it.runIf(hasProgram('promtool'))('the alerts are rules of Prometheus, and fire by them', () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-alerts-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const history = join(folder, 'history.yml')
	writeFileSync(history, HISTORY)
	execFileSync('promtool', ['check', 'config', join(FOLDER, 'prometheus.yml')])
	execFileSync('promtool', ['check', 'rules', ALERTS])
	execFileSync('promtool', ['test', 'rules', history])
})
