import type pg from 'pg'
import type { Standing } from './timelines.ts'

/** What a server says of itself. */
export interface ServerState {
	isStandby: boolean
	isReadOnly: boolean
	/** Whether the server itself was connected to, and no pooler that gives its connections to one after the other. */
	isDirect: boolean
	/** Of one that can be written to; null too where it does not tell, as some services do. */
	standing: Standing | null
}

/** A pooler makes up the number by which its clients cancel, which else is the server process's. */
const ABOUT = `select pg_is_in_recovery() as "isStandby",
	current_setting('transaction_read_only') = 'on' as "isReadOnly",
	pg_backend_pid() = $1 as "isDirect",
	case when pg_backend_pid() = $1 and current_setting('statement_timeout') = '0' and $2 <> '0'
		then set_config('statement_timeout', $2, false) end`

/** The current timeline is in the name of the file that is written to; the control file has it after a checkpoint only. */
const STANDING = `select system_identifier::text as system, pg_walfile_name(pg_current_wal_lsn()) as file
	from pg_control_system()`

/**
 * Asks a server about itself.
 * @param statementTimeoutMs set for the connection where it has none and is not a pooler's; 0 sets none. A parameter of
 * the start would be refused by a pooler
 */
export async function stateOf(
	client: pg.ClientBase,
	statementTimeoutMs: number,
): Promise<ServerState> {
	const { rows } = await client.query(ABOUT, [processOf(client), String(statementTimeoutMs)])
	const { isStandby, isReadOnly, isDirect } = rows[0] as Omit<ServerState, 'standing'>
	return {
		isStandby,
		isReadOnly,
		isDirect,
		standing: isStandby ? null : await standingOf(client),
	}
}

/** Whether PostgreSQL itself is at the other end, and no pooler. */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
	const { rows } = await client.query('select pg_backend_pid() = $1 as direct', [processOf(client)])
	return rows[0]?.direct === true
}

const processOf = (client: pg.ClientBase) => (client as { processID?: number }).processID ?? 0

async function standingOf(client: pg.ClientBase): Promise<Standing | null> {
	try {
		const { rows } = await client.query<{ system: string; file: string }>(STANDING)
		const [row] = rows
		return row ? { system: row.system, timeline: Number.parseInt(row.file.slice(0, 8), 16) } : null
	} catch (error) {
		// Not allowed, not known or not supported; whatever has become of the connection is an error.
		if (/^(?:42|0A)/.test((error as { code?: string }).code ?? '')) return null
		throw error
	}
}
