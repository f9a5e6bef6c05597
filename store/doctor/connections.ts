import type pg from 'pg'
import type { Config } from '../../config.ts'
import {
	choosePool,
	connectionsTaken,
	POOL_SIZE,
	type ServerConnections,
	type ServingProcess,
} from '../../db/engines/pool-size.ts'
import { HOST } from '../../db/engines/server-connections.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const WHAT = 'Connections'
const REMEDY = 'raise max_connections, start fewer processes, or put PgBouncer between'

const isElsewhere = ({ host }: ServingProcess) => host !== HOST

/** How many processes serve at most: as many as run on other machines, and here as many as run or as the settings say. */
export function countProcesses(processes: readonly ServingProcess[], workers: number): number {
	const elsewhere = processes.filter(isElsewhere).length
	return elsewhere + Math.max(workers, processes.length - elsewhere)
}

/** Whether the processes that run find a connection when all have much to do, and those that the settings allow. */
export const lookAtConnections = (
	{ most, processes }: ServerConnections,
	workers: number,
): Finding[] => [runningFinding(most, processes), settingsFinding(most, processes, workers)]

const take = (count: number) => `${count} ${count === 1 ? 'process takes' : 'processes take'}`

function runningFinding(most: number, processes: readonly ServingProcess[]): Finding {
	if (processes.length === 0) return ok(WHAT, 'no process serves now')
	const taken = connectionsTaken(processes)
	const elsewhere = processes.filter(isElsewhere).length
	const where = elsewhere > 0 ? `, ${elsewhere} of them on other machines` : ''
	const says = `serving now: ${take(processes.length)} up to ${taken} of ${most}${where}`
	return taken <= most
		? ok(WHAT, says)
		: warning(
				WHAT,
				`${says}: restart each machine, so that their processes share anew, or ${REMEDY}.`,
			)
}

function settingsFinding(
	most: number,
	processes: readonly ServingProcess[],
	workers: number,
): Finding {
	const elsewhere = processes.filter(isElsewhere)
	const { poolSize, isEnough } = choosePool(most, workers, elsewhere)
	const taken = connectionsTaken(Array.from({ length: workers }, () => ({ poolSize })))
	const beside = elsewhere.length > 0 ? `, beside ${connectionsTaken(elsewhere)} elsewhere` : ''
	const says = `by WORKERS=${workers}: ${take(workers)} up to ${taken} of ${most}${beside}`
	if (!isEnough) return fault(WHAT, `${says}, which is not there: ${REMEDY}.`)
	return poolSize === POOL_SIZE
		? ok(WHAT, says)
		: warning(WHAT, `${says}, each ${poolSize} instead of ${POOL_SIZE} for its work: ${REMEDY}.`)
}

/** How long a statement may take, as PostgreSQL writes it; 0 where it has no end. */
export async function statementTimeoutOf(client: pg.ClientBase): Promise<string> {
	const { rows } = await client.query('show statement_timeout')
	return rows[0].statement_timeout
}

/** What a pooler needs that the store cannot see to. */
export function lookAtPooler(
	{ databaseUrl, databaseListenUrl }: Pick<Config, 'databaseUrl' | 'databaseListenUrl'>,
	statementTimeout: string,
): Finding[] {
	const end =
		statementTimeout === '0'
			? warning(
					WHAT,
					"by a pooler, and no statement has an end: alter role … set statement_timeout = '30s'.",
				)
			: ok(WHAT, `by a pooler; statements end after ${statementTimeout}`)
	if (databaseListenUrl !== databaseUrl) return [end]
	const unheard = warning(
		WHAT,
		'a pooler passes no notifications on: changes of other processes are seen up to a second later. Name PostgreSQL itself in DATABASE_LISTEN_URL.',
	)
	return [end, unheard]
}
