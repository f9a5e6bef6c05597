import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database, Tables } from '../tables.ts'

/** How long a session lasts from the login it began with, however much it is used. */
export const SESSION_SECONDS = 30 * 86_400

const isoBefore = (now: number, seconds: number) => new Date(now - seconds * 1000).toISOString()

export const isOver = (startedAt: Date, now: number): boolean =>
	startedAt.getTime() + SESSION_SECONDS * 1000 <= now

/** The sessions that still let somebody in. @param now epoch milliseconds */
export const isLive =
	(now: number) =>
	(eb: ExpressionBuilder<Tables, 'sessions'>): Expression<SqlBool> =>
		eb.and([
			eb('sessions.expires_at', '>', isoBefore(now, 0)),
			eb('sessions.created_at', '>', isoBefore(now, SESSION_SECONDS)),
		])

/** Deletes the sessions that are over. */
export async function deleteEndedSessions(db: Database, now: number): Promise<void> {
	await db
		.deleteFrom('sessions')
		.where((eb) => eb.not(isLive(now)(eb)))
		.execute()
}
