import { expect, it, onTestFinished } from 'vitest'
import { lookAtConnections } from '../../store/doctor/connections.ts'
import { once, order } from '../../test/builders.ts'
import { PostgresServer, postgresPrograms } from '../../test/databases/postgres-server.ts'
import { onDatabase } from '../../test/workers/on-database.ts'
import { askAnew, openWorkers, SLOW } from '../../test/workers/store-of-workers.ts'
import { serverConnections } from './server-connections.ts'

/** Three of them are for superusers alone, as PostgreSQL comes. */
const MAX_CONNECTIONS = 24
const ALLOWED = MAX_CONNECTIONS - 3
const ORDERS = 120

/** A database on a server of few connections, whose owner is no superuser. */
async function smallServer() {
	const server = new PostgresServer(postgresPrograms() as string)
	onTestFinished(() => server.remove())
	await server.start({ max_connections: String(MAX_CONNECTIONS) })
	await server.run('create role shop login')
	await server.run('create database shop owner shop')
	return { server, url: server.url('shop', 'shop') }
}

it(
	'several processes share what a server of few connections has, and refuse nobody',
	async () => {
		const { url: DATABASE_URL } = await smallServer()
		const store = await openWorkers({ WORKERS: '3', DATABASE_URL })
		const chosen = store
			.lines()
			.map(({ msg }) => msg)
			.filter((msg) => msg.startsWith('PostgreSQL allows'))
		expect(chosen).toEqual(
			Array(3).fill(
				`PostgreSQL allows ${ALLOWED} connections; 3 processes share them here. This one has 3 of the 10 it would have. Raise max_connections, start fewer processes, or put PgBouncer between`,
			),
		)
		const place = () =>
			askAnew(`${store.address}/api/orders`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...once() },
				body: JSON.stringify(order({ 'solar-panel-250w': 1 })),
			})
		const answers = await Promise.all(Array.from({ length: ORDERS }, place))
		const statuses = new Set(answers.map(({ status }) => status))
		// 409: the panels are sold out.
		expect([...statuses].filter((status) => ![201, 409].includes(status))).toEqual([])

		const found = await onDatabase(DATABASE_URL, serverConnections)
		expect(found.most).toBe(ALLOWED)
		expect(found.processes.map(({ poolSize }) => poolSize)).toEqual([3, 3, 3])
		expect(new Set(found.processes.map(({ instance }) => instance)).size).toBe(1)
		expect(lookAtConnections(found, 1).map(({ state, says }) => `${state}: ${says}`)).toEqual([
			`ok: serving now: 3 processes take up to 12 of ${ALLOWED}`,
			`ok: by WORKERS=1: 1 process takes up to 11 of ${ALLOWED}`,
		])
		expect(await store.end()).toBe(0)
	},
	SLOW.timeout,
)

it(
	'limits of the role and of the database count as well',
	async () => {
		const { server, url } = await smallServer()
		const most = () => onDatabase(url, async (client) => (await serverConnections(client)).most)
		expect(await most()).toBe(ALLOWED)
		await onDatabase(url, (client) => client.query('alter database shop connection limit 15'))
		expect(await most()).toBe(15)
		await server.run('alter role shop connection limit 9')
		expect(await most()).toBe(9)
	},
	SLOW.timeout,
)
