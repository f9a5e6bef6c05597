import cluster from 'node:cluster'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { Logger } from 'pino'
import { onOwnConnection } from './own-connection.ts'
import {
	choosePool,
	connectionsTaken,
	POOL_SIZE,
	type PoolChoice,
	type ServerConnections,
	type ServingProcess,
} from './pool-size.ts'
import { isDirect } from './servers/server-state.ts'

/** The name of a store's connections at the server, unless its address gives another. */
export const APPLICATION_NAME = 'solbazaar'
/** The first word of the name of a process's line of changes; each process has one. */
export const LINE_NAME = `${APPLICATION_NAME}-changes`

/** With it the name of a line stays below the 63 bytes that PostgreSQL keeps of one. */
const MAX_HOST_LENGTH = 30
export const HOST = hostname().slice(0, MAX_HOST_LENGTH)
const INSTANCE = `${HOST}/${cluster.isWorker ? process.ppid : process.pid}`

/** By its name others know a process, and how many connections it may take. */
export const lineName = (poolSize: number) => `${LINE_NAME} ${INSTANCE} ${poolSize}`

function processOf(name: string): ServingProcess {
	// The version before gives neither instance nor size.
	const [, instance = '', poolSize = POOL_SIZE] = name.split(' ')
	return { host: instance.split('/')[0] as string, instance, poolSize: Number(poolSize) }
}

/** What PostgreSQL leaves to users who are no superusers; version 16 can reserve some for others too. */
export const MAX_CONNECTIONS = `current_setting('max_connections')::int
	- current_setting('superuser_reserved_connections')::int
	- coalesce(current_setting('reserved_connections', true), '0')::int`

const CONNECTIONS = `select least(${MAX_CONNECTIONS},
		(select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
		(select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as most,
	array(select application_name from pg_stat_activity
		where datname = current_database() and split_part(application_name, ' ', 1) = $1) as names`

/** Asks a server how many connections it allows, and which processes serve from the database. */
export async function serverConnections(client: pg.ClientBase): Promise<ServerConnections> {
	const { rows } = await client.query<{ most: number; names: string[] }>(CONNECTIONS, [LINE_NAME])
	const { most = 0, names = [] } = rows[0] ?? {}
	return { most, processes: names.map(processOf) }
}

interface Where {
	databaseUrl?: string | undefined
	/** How many processes are started together, this one too. */
	workers?: number | undefined
}

/** Chooses how many connections the pool of this process has, and logs where they are fewer than it should have. */
export async function choosePoolSize(
	{ databaseUrl, workers = 1 }: Where,
	log: Logger,
): Promise<number> {
	// SQLite has one connection.
	if (!databaseUrl) return 1
	return onOwnConnection(databaseUrl, async (client) => {
		// A pooler has the processes share what it has.
		if (!(await isDirect(client))) return POOL_SIZE
		const { most, processes } = await serverConnections(client)
		const others = processes.filter(({ instance }) => instance !== INSTANCE)
		const choice = choosePool(most, workers, others)
		if (!choice.isEnough || choice.poolSize < POOL_SIZE)
			log.warn(wordsOf(choice, { most, workers, others }))
		return choice.poolSize
	})
}

interface Shared {
	most: number
	workers: number
	others: readonly ServingProcess[]
}

function wordsOf({ poolSize, isEnough }: PoolChoice, { most, workers, others }: Shared): string {
	const elsewhere =
		others.length > 0
			? `, and ${others.length} elsewhere take up to ${connectionsTaken(others)}`
			: ''
	const lack = isEnough ? '' : ', and even they do not suffice: requests will be refused'
	return `PostgreSQL allows ${most} connections; ${workers} ${workers === 1 ? 'process shares' : 'processes share'} them here${elsewhere}. This one has ${poolSize} of the ${POOL_SIZE} it would have${lack}. Raise max_connections, start fewer processes, or put PgBouncer between`
}
