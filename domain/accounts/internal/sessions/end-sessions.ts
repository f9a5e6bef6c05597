import type { Tx } from '../../../../db/database.ts'
import { afterCommit } from '../../../../db/transaction.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { sessionsChanged } from '../../sessions/session-watch.ts'
import { accountTables } from '../../tables.ts'

/** Ends the sessions of an account but the one with this token. @returns how many */
export async function endOtherSessions(tx: Tx, id: UserId, token: string | null): Promise<number> {
	const ended = await accountTables(tx)
		.deleteFrom('sessions')
		.where('user_id', '=', id)
		.where('token', '<>', token ?? '')
		.returning('id')
		.execute()
	afterCommit(tx, sessionsChanged)
	return ended.length
}

/**
 * Ends an account's sessions but the one with this token, where there is one, and forgets its devices and
 * those about to be confirmed.
 * @returns how many sessions were ended
 */
export async function endAll(tx: Tx, id: UserId, but: string | null = null): Promise<number> {
	for (const table of ['known_devices', 'device_links'] as const)
		await accountTables(tx).deleteFrom(table).where('user_id', '=', id).execute()
	return endOtherSessions(tx, id, but)
}
