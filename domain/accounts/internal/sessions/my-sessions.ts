import { sql } from 'kysely'
import { afterCommit } from '../../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { signedToken } from '../../auth.ts'
import { MAX_SESSIONS_SHOWN } from '../../limits.ts'
import { browserOf } from '../../rules.ts'
import { sessionsChanged } from '../../sessions/session-watch.ts'
import { accountTables } from '../../tables.ts'
import { endOtherSessions } from './end-sessions.ts'
import { isLive } from './sessions.ts'

const NOT_SIGNED_IN = fail('not_signed_in', message('accounts.log_in_for_sessions'))

/** Where one's own account is logged in, by the cookies of this session: this one, then the latest login. */
export async function readMySessions(ctx: AppContext, actor: Actor, cookies: string) {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const token = await signedToken(ctx.auth, cookies)
	const rows = await accountTables(ctx.db)
		.selectFrom('sessions')
		.select(['id', 'token', 'user_agent', 'created_at', 'updated_at'])
		.where('user_id', '=', actor.id)
		.where(isLive(ctx.now()))
		.orderBy(sql`case when token = ${token} then 0 else 1 end`)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(MAX_SESSIONS_SHOWN)
		.execute()
	return ok(
		rows.map((row) => ({
			id: row.id,
			browser: browserOf(row.user_agent),
			createdAt: row.created_at,
			lastSeen: row.updated_at,
			current: row.token === token,
		})),
	)
}

const loggedOut = (actor: SignedIn, ended: number) => ({
	action: 'logged out',
	kind: 'user' as const,
	subjectId: actor.id,
	subject: actor.name,
	before: { sessions: ended },
	after: { sessions: 0 },
})

const owner = (actor: Actor): Result<SignedIn> =>
	actor.kind === 'user' ? ok(actor) : NOT_SIGNED_IN

/** Ends one session of one's own account. */
export const endMySession = (ctx: AppContext, actor: Actor, id: string): Promise<Result<void>> =>
	authorizedTransaction(owner(actor), ctx, async ({ tx, who, at }) => {
		const ended = await accountTables(tx)
			.deleteFrom('sessions')
			.where('id', '=', id)
			.where('user_id', '=', who.id)
			.returning('id')
			.executeTakeFirst()
		if (!ended) return fail('not_found', message('accounts.session_not_found'))
		afterCommit(tx, sessionsChanged)
		await audit(tx, who, at, [loggedOut(who, 1)])
		return ok(undefined)
	})

/** Logs one's own account out everywhere but here. @returns how many sessions were ended */
export async function endMyOthers(
	ctx: AppContext,
	actor: Actor,
	cookies: string,
): Promise<Result<{ ended: number }>> {
	const token = await signedToken(ctx.auth, cookies)
	return authorizedTransaction(owner(actor), ctx, async ({ tx, who, at }) => {
		const ended = await endOtherSessions(tx, who.id, token)
		if (ended > 0) await audit(tx, who, at, [loggedOut(who, ended)])
		return ok({ ended })
	})
}
