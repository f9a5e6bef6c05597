import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../database.ts'
import type { OpenDatabase } from '../../open.ts'
import type { ReadServer } from './large-reads.ts'
import type { Lag } from './standby-state.ts'

export type { ReadServer } from './large-reads.ts'

/** The state of a database's copies. */
export interface Replication {
	/** The one that reports are read from; null where none is configured. */
	replica: { isRead: boolean; lag: Lag | null } | null
	/** The standbys that the primary knows, by name; those whose state may not be seen are left out. */
	standbys: ({ name: string } & Lag)[]
}

export interface Copies {
	/** Makes the database for one piece of work that reads much and changes nothing; null without a replica. */
	largeReads: (() => Database) | null
	state: () => Promise<Replication>
	end: () => Promise<void>
}

interface Where {
	databaseUrl?: string | undefined
	databaseReplicaUrl?: string | undefined
	isTraced?: boolean | undefined
}

interface Parts {
	log: Logger
	/** Told of each statement of large reads, by the server that has answered it. */
	read: (server: ReadServer) => void
}

/** The copies of an open database, and the reads from them. */
export async function openReplication<Schema>(
	{ databaseUrl, databaseReplicaUrl, isTraced = false }: Where,
	db: OpenDatabase<Schema>,
	{ log, read }: Parts,
): Promise<Copies> {
	const primary = db as unknown as Kysely<unknown>
	const replica = databaseReplicaUrl
		? await replicaOf(databaseReplicaUrl, primary, { log, isTraced, read })
		: null
	return {
		largeReads: replica?.largeReads ?? null,
		state: async () => ({
			replica: (await replica?.state()) ?? null,
			standbys: databaseUrl ? await standbysOf(primary).catch(() => []) : [],
		}),
		end: async () => replica?.end(),
	}
}

async function replicaOf(
	url: string,
	primary: Kysely<unknown>,
	{ log, isTraced, read }: Parts & { isTraced: boolean },
) {
	const { Replica } = await import('./replica.ts')
	const { largeReads } = await import('./large-reads.ts')
	const replica = new Replica(url, { db: primary, log, isTraced })
	return {
		largeReads: () => largeReads({ primary, replica, read }) as unknown as Database,
		state: async () => {
			const lag = await replica.lag()
			return { isRead: replica.isRead, lag }
		},
		end: () => replica.end(),
	}
}

async function standbysOf(primary: Kysely<unknown>): Promise<Replication['standbys']> {
	const { rows } = await sql<Replication['standbys'][number]>`
		select application_name as name,
			max(greatest(0, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)))::float8 as bytes,
			coalesce(max(extract(epoch from replay_lag)), 0)::float8 as seconds
		from pg_stat_replication
		where application_name <> 'pg_basebackup' and replay_lsn is not null
		group by application_name
	`.execute(primary)
	return rows
}
