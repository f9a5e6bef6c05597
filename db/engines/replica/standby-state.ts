import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'

/** How far a primary has written, and whose data that is. */
export interface Position {
	lsn: string
	/** Null where the server does not tell. */
	system: string | null
	timeline: number
}

/** What a server says of itself beside a position of its primary. */
export interface StandbyState {
	isStandby: boolean
	/** Null where the server does not tell. */
	system: string | null
	timeline: number | null
	/** Bytes that it has not replayed up to the position; below zero where it is beyond. */
	behind: number | null
	/** How long ago what it replayed last was committed. */
	secondsSinceCommit: number | null
}

/** A replica that answers and is not to be read now. */
export class NotReadable extends Error {}

const NO_ORIGIN = 'it does not tell whose data it has'

/** What a server does not allow, know or support, in words; whatever has become of the connection stays an error. */
async function orNotReadable<T>(asked: Promise<T>, words: string): Promise<T> {
	try {
		return await asked
	} catch (error) {
		const isRefused = /^(?:42|0A|55)/.test((error as { code?: string }).code ?? '')
		throw isRefused ? new NotReadable(words, { cause: error }) : error
	}
}

const POSITION = `select (case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
		else pg_current_wal_lsn() end)::text as lsn,
	pg_walfile_name(pg_current_wal_lsn()) as file,
	(select system_identifier::text from pg_control_system()) as system`

/**
 * How far a primary has written: every commit acknowledged so far is before. Where commits do not wait for the log,
 * they are acknowledged before it is written.
 * @param ask a query of the primary
 */
export async function positionOf(
	ask: (text: string) => Promise<{ rows: unknown[] }>,
): Promise<Position> {
	const { rows } = await orNotReadable(
		ask(POSITION),
		'the primary does not tell how far it has written',
	)
	const { lsn, system, file } = rows[0] as Omit<Position, 'timeline'> & { file: string }
	return { lsn, system, timeline: Number.parseInt(file.slice(0, 8), 16) }
}

/** As `positionOf`, by the database of a store. */
export const positionIn = (primary: Kysely<unknown>) =>
	positionOf((text) => primary.executeQuery(CompiledQuery.raw(text)))

/** The timeline that comes in; where that may not be seen, the one at the last restart point. */
const STATE = `select pg_is_in_recovery() as "isStandby",
	(select system_identifier::text from pg_control_system()) as system,
	coalesce((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint())) as timeline,
	pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 as behind,
	extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "secondsSinceCommit"`

/** Asks a server how far it has come to a position of its primary. */
export async function standbyState(client: pg.ClientBase, lsn: string): Promise<StandbyState> {
	const asked = client.query<StandbyState>(STATE, [lsn])
	const { rows } = await orNotReadable(asked, NO_ORIGIN)
	return rows[0] as StandbyState
}

/** Why a server has not the data of a primary, as a part of a sentence; null where it has. */
export function whyNotOf(state: StandbyState, primary: Position): string | null {
	if (state.system === null || primary.system === null) return NO_ORIGIN
	if (state.system !== primary.system) return 'it has the data of another system'
	if (!state.isStandby) return 'it is no standby: it is the primary itself, or was promoted'
	if (state.timeline !== primary.timeline)
		return `it is on timeline ${state.timeline}, and the primary on ${primary.timeline}`
	return null
}

/** How far a copy of the database is behind. */
export interface Lag {
	bytes: number
	seconds: number
}

export const lagOf = ({ behind, secondsSinceCommit }: StandbyState): Lag =>
	behind === null || behind <= 0
		? { bytes: 0, seconds: 0 }
		: { bytes: behind, seconds: Math.max(0, secondsSinceCommit ?? 0) }
