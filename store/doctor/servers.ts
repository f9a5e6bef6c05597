import type { Config } from '../../config.ts'
import { onOwnConnection } from '../../db/engines/own-connection.ts'
import { CONNECTIONS_OF_PROCESS } from '../../db/engines/pool-size.ts'
import { type Looked, Primary } from '../../db/engines/servers/primary.ts'
import { ServerRefused } from '../../db/engines/servers/refused.ts'
import { timelines } from '../../db/engines/servers/timelines.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import { lookAtReplica } from './replica.ts'
import { lookAtStandbys } from './standbys.ts'

const WHAT = 'Servers'

type Asked = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseListenUrl' | 'workers'> &
	Partial<Pick<Config, 'databaseReplicaUrl'>>

/** The servers of PostgreSQL: which one is written to, what the others are, and whether there are connections enough. */
export async function lookAtServers(config: Asked): Promise<Finding[]> {
	const { dataDir, databaseUrl } = config
	if (!databaseUrl) return []
	const { connectWords } = await import('../../db/engines/start-failure.ts')
	timelines.keepIn(dataDir)
	const primary = new Primary(databaseUrl)
	const isFound = await primary.choose().then(
		() => true,
		() => false,
	)
	const each = primary.found.map((looked) =>
		isFound && looked.url === primary.url
			? primaryFinding(looked)
			: otherFinding(looked, connectWords(looked.error), isFound),
	)
	const { databaseReplicaUrl, workers } = config
	const replica = await lookAtReplica({ databaseReplicaUrl, workers }, isFound ? primary.url : null)
	if (!isFound) return [...each, ...replica]
	const state = primary.found.find(({ url }) => url === primary.url)?.state
	const isPooled = state?.isDirect === false
	// Of a pooler's connection nobody knows which server it is for the next statement.
	const standbys = isPooled ? [] : await onOwnConnection(primary.url, lookAtStandbys)
	return [...each, ...standbys, ...(await connectionsOf(primary.url, config, isPooled)), ...replica]
}

function primaryFinding({ name, state }: Looked): Finding {
	if (state?.isStandby)
		return fault(
			WHAT,
			`${name} is a standby: nothing can be saved. Name the primary in DATABASE_URL.`,
		)
	const timeline = state?.standing ? `, timeline ${state.standing.timeline}` : ''
	const way = state?.isDirect === false ? 'is reached by a pooler' : 'is the primary'
	return ok(WHAT, `${name} ${way}${timeline}`)
}

function otherFinding(
	{ name, state, error }: Looked,
	why: string,
	isPrimaryThere: boolean,
): Finding {
	if (error instanceof ServerRefused && error.isFormer)
		return fault(
			WHAT,
			`${name} takes writes that must not go to it: ${why}. End it, and make a standby of it. Where it is the right one, remove ${timelines.file}.`,
		)
	if (state?.isStandby && isPrimaryThere) return ok(WHAT, `${name} is a standby`)
	if (!state && isPrimaryThere)
		return warning(WHAT, `${name} cannot be used: ${why}. It cannot take over.`)
	return fault(WHAT, `${name} cannot be written to: ${why}.`)
}

/** Whether all processes of this machine find a connection when all of them have much to do. */
async function connectionsOf(
	url: string,
	{ workers, databaseUrl, databaseListenUrl }: Asked,
	isPooled: boolean,
): Promise<Finding[]> {
	const what = 'Connections'
	const needed = workers * CONNECTIONS_OF_PROCESS
	const { most, timeout } = await onOwnConnection(url, async (client) => {
		const { rows } = await client.query<{ most: number; timeout: string }>(
			`select current_setting('max_connections')::int
					- current_setting('superuser_reserved_connections')::int as most,
				current_setting('statement_timeout') as timeout`,
		)
		return rows[0] ?? { most: 0, timeout: '0' }
	})
	if (isPooled)
		return [
			timeout === '0'
				? warning(
						what,
						"by a pooler, and no statement has an end: alter role … set statement_timeout = '30s'.",
					)
				: ok(what, `by a pooler; statements end after ${timeout}`),
			...(databaseListenUrl === databaseUrl
				? [
						warning(
							what,
							'a pooler passes no notifications on: changes of other processes are seen up to a second later. Name PostgreSQL itself in DATABASE_LISTEN_URL.',
						),
					]
				: []),
		]
	const says = `${workers} ${workers === 1 ? 'process takes' : 'processes take'} up to ${needed} of ${most}`
	return [
		needed <= most
			? ok(what, says)
			: fault(
					what,
					`${says}: raise max_connections, start fewer processes, or put PgBouncer between.`,
				),
	]
}
