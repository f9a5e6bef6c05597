import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { PROLONGED_AFTER_SECONDS, SESSION_SECONDS } from '../../limits.ts'
import { type AccountTables, accountTables } from '../../tables.ts'

const isoBefore = (now: number, seconds: number) => new Date(now - seconds * 1000).toISOString()

export const isExpired = (startedAt: Date, now: number): boolean =>
	startedAt.getTime() + SESSION_SECONDS * 1000 <= now

/** @param expiresAt as it is stored @param now epoch milliseconds */
export const isToBeProlonged = (expiresAt: string, now: number): boolean =>
	Date.parse(expiresAt) <= now + (SESSION_SECONDS - PROLONGED_AFTER_SECONDS) * 1000

/** The sessions that are still valid. @param now epoch milliseconds */
export const isLive =
	(now: number) =>
	(eb: ExpressionBuilder<AccountTables, 'sessions'>): Expression<SqlBool> =>
		eb.and([
			eb('sessions.expires_at', '>', isoBefore(now, 0)),
			eb('sessions.created_at', '>', isoBefore(now, SESSION_SECONDS)),
		])

/** Deletes the sessions that are over. */
export async function deleteEndedSessions(db: Database, now: number): Promise<void> {
	await accountTables(db)
		.deleteFrom('sessions')
		.where((eb) => eb.not(isLive(now)(eb)))
		.execute()
}
