import type pg from 'pg'
import { type Finding, fault, ok, warning } from './finding.ts'

const WHAT = 'Standby'
const LAG_WARNING_BYTES = 64 * 2 ** 20
const LAG_WARNING_SECONDS = 30
export const MEGABYTE = 2 ** 20

/** A standby as its primary knows it; the rest is null for a user who may not see it. */
interface Standby {
	name: string
	state: string | null
	sync: string | null
	behind: number | null
	seconds: number | null
}

interface Settings {
	/** synchronous_standby_names */
	names: string
	/** synchronous_commit */
	commit: string
}

const STANDBYS = `select application_name as name, state, sync_state as sync,
	pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as behind,
	extract(epoch from replay_lag)::float8 as seconds
	from pg_stat_replication where application_name <> 'pg_basebackup' order by application_name`

const SETTINGS = `select current_setting('synchronous_standby_names') as names,
	current_setting('synchronous_commit') as commit`

/** The standbys of a primary: their state and lag, and whether one has every acknowledged commit. */
export async function lookAtStandbys(client: pg.Client): Promise<Finding[]> {
	const { rows: standbys } = await client.query<Standby>(STANDBYS)
	const { rows } = await client.query<Settings>(SETTINGS)
	return rows[0] ? standbyFindings(standbys, rows[0]) : []
}

/** What there is to say of standbys; nothing where there is none and none is waited for. */
export function standbyFindings(
	standbys: readonly Standby[],
	{ names, commit }: Settings,
): Finding[] {
	if (standbys.some(({ state }) => state === null))
		return [
			warning(WHAT, 'there is one, and this user may not see its state: grant pg_monitor to it.'),
		]
	const isSynchronous = standbys.some(({ sync }) => sync === 'sync' || sync === 'quorum')
	return [...standbys.map(ofOne), ...waiting()]

	function waiting(): Finding[] {
		if (names !== '' && !isSynchronous)
			return [
				fault(
					WHAT,
					`synchronous_standby_names is ${names}, and no such standby is connected: orders wait until they get a 503. Start it, or go on without one: alter system set synchronous_standby_names = ''; select pg_reload_conf();`,
				),
			]
		if (standbys.length === 0) return []
		if (names === '')
			return [
				warning(
					WHAT,
					'none is synchronous: what was acknowledged last may be lost when it takes over. Set synchronous_standby_names.',
				),
			]
		if (commit === 'off' || commit === 'local')
			return [
				warning(
					WHAT,
					`synchronous_commit is ${commit}: nothing waits for the standby. Set it to on.`,
				),
			]
		return [ok(WHAT, 'all that is acknowledged is on a standby too')]
	}
}

/** Whether a copy is so far behind that somebody should look. */
export const tooFar = ({ bytes, seconds }: { bytes: number; seconds: number }): boolean =>
	bytes > LAG_WARNING_BYTES || seconds > LAG_WARNING_SECONDS

function ofOne({ name, state, sync, behind, seconds }: Standby): Finding {
	const far = behind === null ? 'not heard of yet' : `${(behind / MEGABYTE).toFixed(1)} MB behind`
	const late = seconds === null ? '' : `, ${seconds.toFixed(1)} s`
	const kind = sync === 'sync' || sync === 'quorum' ? 'synchronous' : 'asynchronous'
	const says = `${name}: ${state}, ${kind}, ${far}${late}`
	const isFar = tooFar({ bytes: behind ?? 0, seconds: seconds ?? 0 })
	if (state !== 'streaming') return warning(WHAT, `${says}. It cannot take over yet.`)
	return isFar ? warning(WHAT, `${says}. Is its machine or the network too slow?`) : ok(WHAT, says)
}
