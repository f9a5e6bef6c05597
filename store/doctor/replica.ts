import type { Config } from '../../config.ts'
import { onOwnConnection } from '../../db/engines/own-connection.ts'
import { REPLICA_POOL_SIZE } from '../../db/engines/pool-size.ts'
import {
	lagOf,
	NotReadable,
	positionOf,
	standbyState,
	whyNotOf,
} from '../../db/engines/replica/standby-state.ts'
import { MAX_CONNECTIONS } from '../../db/engines/server-connections.ts'
import { onBriefConnection } from '../../db/engines/servers/brief-connection.ts'
import { isDirect } from '../../db/engines/servers/server-state.ts'
import { addressesOf } from '../../shared/servers/postgres-addresses.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import { MEGABYTE, tooFar } from './standbys.ts'

const WHAT = 'Replica'
const ANSWER_MS = 2000
const INSTEAD = 'Reports and exports are read from the primary.'

interface Settings {
	most: number
	/** hot_standby_feedback */
	feedback: string
}

const SETTINGS = `select ${MAX_CONNECTIONS} as most,
	current_setting('hot_standby_feedback') as feedback`

interface Asked extends Pick<Config, 'databaseReplicaUrl'> {
	/** How many processes may read from it. */
	processes: number
}

/** The replica of reports: whether it can be reached, what it is, and how far it is behind. @param primary its address, where there is one */
export async function lookAtReplica(
	{ databaseReplicaUrl: url, processes }: Asked,
	primary: string | null,
): Promise<Finding[]> {
	if (!url) return []
	const { name } = addressesOf(url).servers[0]
	if (primary === null)
		return [warning(WHAT, `${name} cannot be held against the primary, which is not there.`)]
	const { connectWords } = await import('../../db/engines/start-failure.ts')
	try {
		const position = await onOwnConnection(primary, (client) =>
			positionOf((text) => client.query(text)),
		)
		return await onBriefConnection(url, ANSWER_MS, async (client) => {
			const state = await standbyState(client, position.lsn)
			const why = whyNotOf(state, position)
			if (why !== null) return [notRead(name, why)]
			const lag = lagOf(state)
			const says = `${name} is a standby of the primary, ${(lag.bytes / MEGABYTE).toFixed(1)} MB behind, ${lag.seconds.toFixed(1)} s`
			const found = tooFar(lag) ? warning(WHAT, `${says}. ${INSTEAD}`) : ok(WHAT, says)
			// Of a pooler's connections nobody knows how many are the server's.
			if (!(await isDirect(client))) return [found]
			const { rows } = await client.query<Settings>(SETTINGS)
			return rows[0] ? [found, ...settingsOf(rows[0], processes)] : [found]
		})
	} catch (error) {
		return [
			error instanceof NotReadable
				? notRead(name, error.message)
				: warning(WHAT, `${name} cannot be reached: ${connectWords(error)}. ${INSTEAD}`),
		]
	}
}

const notRead = (name: string, why: string): Finding =>
	fault(
		WHAT,
		`${name} is not read: ${why}. ${INSTEAD} Name a standby of the primary in DATABASE_REPLICA_URL.`,
	)

function settingsOf({ most, feedback }: Settings, processes: number): Finding[] {
	const needed = processes * REPLICA_POOL_SIZE
	const says = `${processes} ${processes === 1 ? 'process takes' : 'processes take'} up to ${needed} of its ${most} connections`
	return [
		feedback === 'on'
			? ok(WHAT, 'a long report does not keep it from following')
			: warning(
					WHAT,
					'hot_standby_feedback is off: a report that takes long stops it from following, or is broken off by it. Set it to on there.',
				),
		needed <= most
			? ok(WHAT, says)
			: fault(WHAT, `${says}: raise max_connections there, or start fewer processes.`),
	]
}
