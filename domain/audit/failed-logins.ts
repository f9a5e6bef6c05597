import { transact } from '../../db/transaction.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { MAX_NETWORKS, RETENTION_DAYS } from './limits.ts'
import { auditTables } from './tables.ts'

const OTHER_NETWORKS = 'other networks'

/** The account; null where the address typed has none, and so is not stored. */
type Account = { id: UserId; name: string; email: string } | null

/**
 * Notes that a password was refused: one entry for an account, a network and an hour, which counts.
 * It has no password, and no address but an account's.
 */
export async function auditFailedLogin(
	{ db, keyedHash, now }: AppContext,
	account: Account,
	network: string,
): Promise<void> {
	const at = now()
	const hour = at - (at % HOUR_MS)
	const subjectId = account?.id ?? ''
	const idFor = (from: string) => keyedHash('failed login', `${subjectId}\n${from}\n${hour}`)
	const entries = await auditTables(db)
		.selectFrom('audit_entries')
		.select('id')
		.where('subject_id', '=', subjectId)
		.where('kind', '=', 'login')
		.where('created_at', '>=', hour)
		.limit(MAX_NETWORKS)
		.execute()
	const isOneMore =
		entries.length >= MAX_NETWORKS && !entries.some(({ id }) => id === idFor(network))
	const from = isOneMore ? OTHER_NETWORKS : network
	await transact(db, async (tx) => {
		const id = idFor(from)
		const { after } = await auditTables(tx)
			.insertInto('audit_entries')
			.values({
				id,
				actor_id: null,
				actor_name: 'Somebody',
				actor_role: 'Not logged in',
				action: 'failed to log in as',
				kind: 'login',
				subject_id: subjectId,
				subject_name: account?.name ?? 'somebody without an account',
				before: null,
				after: null,
				created_at: at,
			})
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
			.returning('after')
			.executeTakeFirstOrThrow()
		const { times = 0 } = after ? JSON.parse(after) : {}
		const details = {
			email: account?.email,
			network: from,
			times: times + 1,
			lastTime: new Date(at).toISOString(),
		}
		await auditTables(tx)
			.updateTable('audit_entries')
			.set({ after: JSON.stringify(details) })
			.where('id', '=', id)
			.execute()
		return ok(undefined)
	})
}

/** Deletes the notes of failed logins of long ago. */
export async function deleteOldFailures({ db, now }: AppContext): Promise<void> {
	await auditTables(db)
		.deleteFrom('audit_entries')
		.where('kind', '=', 'login')
		.where('created_at', '<', now() - RETENTION_DAYS * DAY_MS)
		.execute()
}
