import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hasProgram } from '../../test/workers/has-program.ts'

const FOLDER = 'tools/deploy/watching'
const ALERTS = join(FOLDER, 'solbazaar-alerts.yml')

const ALERT =
	/- alert: (\w+)\n\s+expr: .+\n(?:\s+for: (\w+)\n)?\s+labels: \{ severity: (\w+) \}\n\s+annotations:\n\s+summary: '(.+)'/g

const alerts = [...readFileSync(ALERTS, 'utf8').matchAll(ALERT)].map(
	([, name = '', lasting, severity = '', summary = '']) => ({ name, lasting, severity, summary }),
)

/** By a series its values in Prometheus' notation, a minute apart. */
type History = Record<string, string>

const MINUTES = 180
/** The minute from which on something is amiss. */
const AMISS_FROM = 60

const always = (value: number) => `${value}x${MINUTES}`
const growing = (perMinute: number) => `0+${perMinute}x${MINUTES}`
const from = (good: number, bad: number) =>
	`${good}x${AMISS_FROM - 1} ${bad}x${MINUTES - AMISS_FROM}`

const page = (le: string) =>
	`http_request_duration_seconds_bucket{instance="one",kind="page",status="2xx",le="${le}"}`
const refusals = (code: string) => `solbazaar_refusals_total{instance="one",code="${code}"}`
const standby = (name: string) => `solbazaar_standby_lag_seconds{instance="one",standby="${name}"}`
/** A figure of the shop at one of its machines. */
const at = (instance: string, name: string) => `${name}{instance="${instance}"}`
/** A figure of the shop, which is the same at both machines. */
const shop = (name: string, values: string): History => ({
	[at('one', name)]: values,
	[at('two', name)]: values,
})

/** Two machines; the first has four workers with 722 MB together. */
const HEALTHY: History = {
	'up{job="solbazaar",instance="one"}': always(1),
	'up{job="solbazaar",instance="two"}': always(1),
	...shop('solbazaar_database_up', always(1)),
	...shop('solbazaar_replica_read', always(1)),
	[standby('two')]: always(1),
	[standby('three')]: always(0),
	[refusals('internal')]: growing(1),
	[refusals('unavailable')]: growing(1),
	[refusals('out_of_stock')]: always(3),
	[page('2')]: growing(99),
	[page('10')]: growing(100),
	[page('+Inf')]: growing(100),
	...shop('solbazaar_job_delay_seconds', always(5)),
	...shop('solbazaar_jobs_failed', always(0)),
	...shop('solbazaar_mail_delay_seconds', always(60)),
	...shop('solbazaar_event_delay_seconds', always(1)),
	...shop('solbazaar_payment_held_seconds', always(3600)),
	...shop('solbazaar_refund_delay_seconds', always(86_400)),
	...shop('solbazaar_backup_age_seconds', always(86_400)),
	[at('one', 'process_resident_memory_bytes')]: always(3.1e9),
	[at('two', 'process_resident_memory_bytes')]: always(0.8e9),
	[at('one', 'solbazaar_process_memory_bytes')]: always(0.7e9),
	[at('two', 'solbazaar_process_memory_bytes')]: always(0.8e9),
}

interface Case {
	alert: string
	/** The faulty values, in the place of healthy ones. */
	amiss: History
	/** Of the alert, beside its severity. */
	labels?: Record<string, string>
}

const late = (good: number, bad: number) => (alert: string, name: string) => ({
	alert,
	amiss: shop(name, from(good, bad)),
})

/** What each alert is for. */
const CASES: Case[] = [
	{
		alert: 'ShopIsDown',
		amiss: { 'up{job="solbazaar",instance="two"}': from(1, 0) },
		labels: { job: 'solbazaar', instance: 'two' },
	},
	{ alert: 'DatabaseIsDown', amiss: { [at('two', 'solbazaar_database_up')]: from(1, 0) } },
	{ alert: 'ReplicaIsNotRead', amiss: { [at('two', 'solbazaar_replica_read')]: from(1, 0) } },
	{
		alert: 'StandbyIsBehind',
		amiss: { [standby('two')]: from(0, 61) },
		labels: { standby: 'two' },
	},
	{ alert: 'CallsFail', amiss: { [refusals('internal')]: growing(4) } },
	{ alert: 'CallsFail', amiss: { [refusals('unavailable')]: growing(4) } },
	{ alert: 'PagesAreSlow', amiss: { [page('2')]: growing(94) } },
	late(600, 601)('JobsAreLate', 'solbazaar_job_delay_seconds'),
	late(0, 1)('JobsWereGivenUp', 'solbazaar_jobs_failed'),
	late(3600, 3601)('MailsWait', 'solbazaar_mail_delay_seconds'),
	late(30, 31)('EventsWait', 'solbazaar_event_delay_seconds'),
	late(86_400, 86_401)('PaymentsAreUnmatched', 'solbazaar_payment_held_seconds'),
	late(259_200, 259_201)('RefundsAreLate', 'solbazaar_refund_delay_seconds'),
	late(172_800, 172_801)('BackupIsOld', 'solbazaar_backup_age_seconds'),
	{ alert: 'BackupIsOld', amiss: shop('solbazaar_backup_age_seconds', '_x180') },
	{ alert: 'OrdersAreRefusedForStock', amiss: { [refusals('out_of_stock')]: growing(1) } },
	{
		alert: 'MemoryGrows',
		amiss: { [at('one', 'solbazaar_process_memory_bytes')]: from(1.5e9, 1.6e9) },
	},
]

const series = (history: History) =>
	Object.entries(history).map(([name, values]) => ({ series: name, values }))

const silent = (minute: number) =>
	alerts.map(({ name }) => ({ eval_time: `${minute}m`, alertname: name, exp_alerts: [] }))

/** The alert of a case fires once, and no other does. */
function firing({ alert, labels = {} }: Case) {
	return alerts.map(({ name, severity, summary }) => {
		const words = summary.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label) => labels[label] ?? '')
		const fired = { exp_labels: { severity, ...labels }, exp_annotations: { summary: words } }
		return {
			eval_time: `${MINUTES - 1}m`,
			alertname: name,
			exp_alerts: name === alert ? [fired] : [],
		}
	})
}

const test = (amiss: History, alert_rule_test: object[]) => ({
	interval: '1m',
	input_series: series({ ...HEALTHY, ...amiss }),
	alert_rule_test,
})

it.runIf(hasProgram('promtool'))(
	'every alert fires for what it is for, and for nothing else',
	() => {
		expect(alerts.length).toBe(readFileSync(ALERTS, 'utf8').match(/- alert:/g)?.length)
		expect([...new Set(CASES.map(({ alert }) => alert))]).toEqual(alerts.map(({ name }) => name))
		const folder = mkdtempSync(join(tmpdir(), 'solbazaar-alerts-'))
		onTestFinished(() => rmSync(folder, { recursive: true }))
		const file = join(folder, 'history.yml')
		// JSON is YAML too.
		writeFileSync(
			file,
			JSON.stringify({
				rule_files: [resolve(ALERTS)],
				evaluation_interval: '1m',
				tests: [
					test({}, [...silent(AMISS_FROM), ...silent(MINUTES - 1)]),
					...CASES.map((each) => test(each.amiss, firing(each))),
					// What has just begun wakes nobody where the alert waits.
					...CASES.filter(({ amiss }) =>
						Object.values(amiss).some((values) => values.includes(' ')),
					).map(({ amiss, alert }) =>
						test(amiss, [
							...silent(AMISS_FROM - 1),
							...(alerts.find(({ name }) => name === alert)?.lasting ? silent(AMISS_FROM) : []),
						]),
					),
				],
			}),
		)
		execFileSync('promtool', ['check', 'config', join(FOLDER, 'prometheus.yml')])
		execFileSync('promtool', ['check', 'rules', ALERTS])
		execFileSync('promtool', ['test', 'rules', file])
	},
)
