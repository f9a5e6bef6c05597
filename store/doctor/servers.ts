import type { Config } from '../../config.ts'
import { onOwnConnection } from '../../db/engines/own-connection.ts'
import { serverConnections } from '../../db/engines/server-connections.ts'
import { type Looked, Primary } from '../../db/engines/servers/primary.ts'
import { ServerRefused } from '../../db/engines/servers/refused.ts'
import { timelines } from '../../db/engines/servers/timelines.ts'
import {
	countProcesses,
	lookAtConnections,
	lookAtPooler,
	statementTimeoutOf,
} from './connections.ts'
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
	if (!isFound)
		return [...each, ...(await lookAtReplica({ databaseReplicaUrl, processes: workers }, null))]
	const state = primary.found.find(({ url }) => url === primary.url)?.state
	const isPooled = state?.isDirect === false
	// Of a pooler's connection nobody knows which server it is for the next statement.
	const { standbys, connections, statementTimeout } = await onOwnConnection(
		primary.url,
		async (client) => ({
			standbys: isPooled ? [] : await lookAtStandbys(client),
			connections: await serverConnections(client),
			statementTimeout: await statementTimeoutOf(client),
		}),
	)
	const replica = await lookAtReplica(
		{ databaseReplicaUrl, processes: countProcesses(connections.processes, workers) },
		primary.url,
	)
	const room = isPooled
		? lookAtPooler(config, statementTimeout)
		: lookAtConnections(connections, workers)
	return [...each, ...standbys, ...room, ...replica]
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
