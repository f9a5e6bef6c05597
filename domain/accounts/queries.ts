import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import type { Session as SessionFound } from '../../http/router.ts'
import type { Actor, Role, SignedIn } from '../../shared/actor.ts'
import type { CartId, UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { like } from '../../shared/text/text.ts'
import type { AppContext } from '../app-context.ts'
import { type Auth, signedToken } from './auth.ts'
import { failuresAt } from './internal/login/failures.ts'
import { isExpired, isLive, isToBeProlonged } from './internal/sessions/sessions.ts'
import { canManageAccounts } from './policy.ts'
import { browserOf } from './rules.ts'
import type { Account, AccountsQuery } from './schema.ts'
import { SESSION_COOKIE } from './sessions/session-cookie.ts'
import type { WatchedSession } from './sessions/session-watch.ts'
import { type AccountTables, accountTables } from './tables.ts'

/** The account signed in by these headers. */
export async function signedIn(
	ctx: AppContext,
	headers: Headers,
	cartId: CartId | null,
): Promise<SessionFound> {
	const cookie = headers.get('cookie')
	if (!cookie?.includes(SESSION_COOKIE)) return null
	const { session, cookies } = (await asItIs(ctx, cookie)) ?? (await prolonged(ctx, headers))
	if (!session || isExpired(session.startedAt, Date.now())) return null
	const { id, name, email, role, hasTwoFactor } = session
	return { actor: { kind: 'user', id, name, email, role, cartId }, cookies, hasTwoFactor }
}

interface Found {
	session:
		| (Pick<SignedIn, 'id' | 'name' | 'email' | 'role'> & {
				startedAt: Date
				hasTwoFactor: boolean
		  })
		| null
	cookies: string[]
}

/** A session that need not be prolonged yet, read in one query; null for a session that the library has to judge. */
async function asItIs(ctx: AppContext, cookie: string): Promise<Found | null> {
	const token = await signedToken(ctx.auth, cookie)
	if (!token) return null
	const row = await accountTables(ctx.db)
		.selectFrom('sessions')
		.innerJoin('users', 'users.id', 'sessions.user_id')
		.select(['users.id', 'users.name', 'users.email', 'sessions.role'])
		.select('users.two_factor_enabled')
		.select(['sessions.created_at', 'sessions.expires_at'])
		.where('sessions.token', '=', token)
		.executeTakeFirst()
	if (!row || isToBeProlonged(row.expires_at, Date.now())) return null
	const hasTwoFactor = row.two_factor_enabled === 1
	return { session: { ...row, hasTwoFactor, startedAt: new Date(row.created_at) }, cookies: [] }
}

/** A session by the accounts library, which prolongs one that is in use and deletes one that has expired. */
async function prolonged(ctx: AppContext, headers: Headers): Promise<Found> {
	const { response, headers: answered } = await ctx.auth.api.getSession({
		headers,
		returnHeaders: true,
	})
	if (!response) return { session: null, cookies: [] }
	const { user, session } = response
	return {
		session: {
			id: user.id as UserId,
			name: user.name,
			email: user.email,
			role: session.role as Role,
			hasTwoFactor: user.twoFactorEnabled === true,
			startedAt: session.createdAt,
		},
		cookies: answered.getSetCookie(),
	}
}

/** Reads the session of these headers, to be watched; it is not prolonged. */
export const sessionReader =
	({ api }: Auth) =>
	async (headers: Headers): Promise<WatchedSession | null> => {
		const found = await api.getSession({ headers, query: { disableRefresh: true } })
		return found && { id: found.session.id, role: found.session.role as Role }
	}

/** The names of accounts, by id; without deleted accounts. */
export async function namesOf(db: Database, ids: UserId[]): Promise<Map<UserId, string>> {
	if (ids.length === 0) return new Map()
	const rows = await accountTables(db)
		.selectFrom('users')
		.select(['id', 'name'])
		.where('id', 'in', [...new Set(ids)])
		.execute()
	return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether a mail to the account's address has been answered. */
export async function hasConfirmedAddress(db: Database, id: UserId): Promise<boolean> {
	return isVerified(db, 'id', id)
}

/** Whether an account's owner has answered a mail to this address, in small letters. */
export async function isConfirmedAddress(db: Database, email: string): Promise<boolean> {
	return isVerified(db, 'email', email)
}

async function isVerified(db: Database, column: 'id' | 'email', value: string): Promise<boolean> {
	const user = await accountTables(db)
		.selectFrom('users')
		.select('email_verified')
		.where(column, '=', value as UserId)
		.executeTakeFirst()
	return user?.email_verified === 1
}

/** The addresses and names of accounts, by id; without deleted accounts. */
export async function addressesOf(db: Database, ids: UserId[]) {
	if (ids.length === 0) return new Map<UserId, { name: string; email: string }>()
	const rows = await accountTables(db)
		.selectFrom('users')
		.select(['id', 'name', 'email'])
		.where('id', 'in', [...new Set(ids)])
		.execute()
	return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Every admin that is not suspended. */
export const activeAdmins = (db: Database) =>
	accountTables(db)
		.selectFrom('users')
		.select(['id', 'name', 'email'])
		.where('role', '=', 'Admin')
		.where('suspended_at', 'is', null)
		.execute()

/** How many sessions of each account are live. @param now epoch milliseconds */
const sessionsAt = (now: number) => (eb: ExpressionBuilder<AccountTables, 'users'>) =>
	eb
		.selectFrom('sessions')
		.select((each) => each.fn.countAll<number>().as('count'))
		.whereRef('sessions.user_id', '=', 'users.id')
		.where(isLive(now))
		.as('sessions')

const COLUMNS = ['id', 'name', 'email', 'role', 'suspended_at', 'created_at'] as const

type Row = Pick<Selectable<AccountTables['users']>, (typeof COLUMNS)[number]> & {
	sessions: number | null
}

const accountOf = (row: Row, guesses: number): Account => ({
	id: row.id,
	name: row.name,
	email: row.email,
	role: row.role,
	suspended: row.suspended_at !== null,
	sessions: row.sessions ?? 0,
	guesses,
	createdAt: row.created_at,
})

/** The accounts of these rows, each with whether its password is being guessed. */
async function accountsOf(ctx: AppContext, rows: readonly Row[]): Promise<Account[]> {
	const failures = await failuresAt(
		ctx,
		rows.map(({ email }) => email),
	)
	const least = ctx.policy.attempts?.accountHour.free ?? 0
	return rows.map((row) => {
		const failed = failures.get(row.email) ?? 0
		return accountOf(row, failed >= least ? failed : 0)
	})
}

function named(q: string) {
	const pattern = like(q)
	return (eb: ExpressionBuilder<AccountTables, 'users'>): Expression<SqlBool> =>
		eb.or(
			(['name', 'email'] as const).map(
				(column) => sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`,
			),
		)
}

/** A part of the accounts, as the query sorts them, with how many there are in all. */
export async function listAccounts(
	ctx: AppContext,
	actor: Actor,
	{ q, role, suspended, sort, limit, offset }: AccountsQuery,
): Promise<Result<{ items: Account[]; total: number }>> {
	const allowed = canManageAccounts(actor)
	if (!allowed.ok) return allowed
	let matching = accountTables(ctx.db).selectFrom('users')
	if (q) matching = matching.where(named(q))
	if (role) matching = matching.where('role', '=', role)
	if (suspended !== undefined)
		matching = matching.where('suspended_at', suspended ? 'is not' : 'is', null)
	const way = sort === 'newest' || sort.startsWith('-') ? 'desc' : 'asc'
	let ordered = matching
	if (sort === 'newest' || sort === 'oldest') ordered = ordered.orderBy('created_at', way)
	else {
		if (sort.endsWith('role')) ordered = ordered.orderBy('role', way)
		ordered = ordered.orderBy(sql`lower(name)`, sort === '-name' ? 'desc' : 'asc')
	}
	const rows = await ordered
		.orderBy('id', sort === '-name' ? 'desc' : 'asc')
		.select(COLUMNS)
		.select(sessionsAt(ctx.now()))
		.limit(limit)
		.offset(offset)
		.execute()
	const total = await countOf(matching)
	return ok({ items: await accountsOf(ctx, rows), total })
}

/** One account with where it is logged in; no network address is stored or returned. */
export async function readAccount(ctx: AppContext, actor: Actor, id: string) {
	const allowed = canManageAccounts(actor)
	if (!allowed.ok) return allowed
	const now = ctx.now()
	const row = await accountTables(ctx.db)
		.selectFrom('users')
		.select(COLUMNS)
		.select(sessionsAt(now))
		.where('id', '=', id as UserId)
		.executeTakeFirst()
	if (!row) return fail('not_found', message('accounts.not_found'))
	const sessions = await accountTables(ctx.db)
		.selectFrom('sessions')
		.select(['role', 'created_at', 'updated_at', 'user_agent'])
		.where('user_id', '=', row.id)
		.where(isLive(now))
		.orderBy('created_at', 'desc')
		.limit(100)
		.execute()
	const liveSessions = sessions.map((session) => ({
		role: session.role,
		createdAt: session.created_at,
		lastSeen: session.updated_at,
		browser: browserOf(session.user_agent),
	}))
	const [account] = await accountsOf(ctx, [row])
	return ok({ ...(account as Account), liveSessions })
}
