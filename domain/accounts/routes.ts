import type { Context } from 'hono'
import { anybody, routesTagged, signedIn } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCsv, respondPage } from '../../http/respond.ts'
import { created, csv, list, noContent, ok } from '../../http/responses.ts'
import { type ApiEnv, body, json, newRouter } from '../../http/router.ts'
import { isSignedIn } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { BulkResult } from '../../shared/lists/bulk.ts'
import { message } from '../../shared/messages/message.ts'
import { networkOf, networksOf } from '../../shared/requests/network.ts'
import { clearCartCookie } from '../cart/cookie.ts'
import { canSendMail } from '../mail/commands.ts'
import { changeAccount, changeAccounts, endSessions } from './administration/users.ts'
import { changePassword, changeProfile, logOut, signUp } from './commands.ts'
import { exportUsers, USER_COLUMNS } from './internal/administration/export.ts'
import { keepDevice, readDeviceCookie } from './internal/login/device-cookie.ts'
import { isKnownDevice } from './internal/login/devices.ts'
import { logIn } from './internal/login/log-in.ts'
import { askToSignUp } from './internal/sign-up/pending.ts'
import { giveCode } from './internal/two-factor/give-code.ts'
import { canManageAccounts } from './policy.ts'
import { listAccounts, readAccount } from './queries.ts'
import {
	Account,
	AccountChange,
	AccountDetail,
	AccountsQuery,
	BulkAccountStep,
	EndedSessions,
	LogIn,
	PasswordChange,
	ProfileChange,
	Session,
	SignedInUser,
	SignUp,
} from './schema.ts'
import { LoginCode } from './two-factor/two-factor-schema.ts'

const call = routesTagged('Accounts')

function keep(c: Context<ApiEnv>, cookies: string[]) {
	for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

/** The session this browser had is of no use once it has another. */
async function endFormer({ var: { ctx, actor, enrolling }, req }: Context<ApiEnv>) {
	if (isSignedIn(actor) || enrolling) await logOut(ctx, req.raw.headers)
}

/** Answers a login with its cookies; a login that waits for its code changes nothing else. */
async function giveSession<S extends Session>(
	c: Context<ApiEnv>,
	{ value, cookies }: { value: S; cookies: string[] },
): Promise<S> {
	if (value.user) await endFormer(c)
	keep(c, cookies)
	if (value.user) {
		await keepDevice(c, value.user.id as UserId)
		clearCartCookie(c)
	}
	return value
}

/**
 * By the device where the store knows it: a person with an earlier login here does not wait for others of the network.
 */
function countLogin(c: Context<ApiEnv>): Promise<void> {
	const device = readDeviceCookie(c)
	return limit(c, 'logIn', 1, device === null ? undefined : `device ${device}`)
}

async function countByAccount(c: Context<ApiEnv>): Promise<void> {
	const { actor } = c.var
	if (isSignedIn(actor)) await limit(c, 'logIn', 1, `account ${actor.id}`)
}

const browserOf = (c: Context<ApiEnv>) => c.req.header('user-agent') ?? null

export function accountRoutes() {
	return newRouter()
		.openapi(
			call('POST /users', anybody, {
				summary: 'Sign up; the new account is signed in, or confirmed by mail first',
				description:
					'Where the store sends mails, the answer is 202 for every address, and nobody is signed in: a link in the mail makes the account.',
				countedBy: 'signUp',
				body: body(SignUp),
				responses: {
					...created(Session, 'Signed in', 409, 429),
					202: json(Session, 'Nobody is signed in yet; a mail tells how to go on'),
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				if (canSendMail(ctx)) {
					unwrap(await askToSignUp(ctx, c.req.valid('json')))
					return c.json({ user: null, confirmationSent: true as const }, 202)
				}
				const signedUp = await signUp(ctx, actor, c.req.valid('json'), browserOf(c))
				return c.json(await giveSession(c, unwrap(signedUp)), 201)
			},
		)
		.openapi(
			call('POST /session', anybody, {
				summary: 'Log in',
				countedBy: countLogin,
				body: body(LogIn),
				responses: ok(Session, 'Signed in', 401, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const input = c.req.valid('json')
				const secret = readDeviceCookie(c)
				const device = (await isKnownDevice(ctx, secret, input.email)) ? secret : null
				if (secret && !device) await limit(c, 'logIn')
				const source = { userAgent: browserOf(c), networks: networksOf(c.env.address), device }
				const entered = await ctx.hasher.calledBy(
					device ? { person: `device ${device}` } : {},
					() => logIn(ctx, actor, input, source),
				)
				return c.json(await giveSession(c, unwrap(entered)), 200)
			},
		)
		.openapi(
			call('POST /session/code', anybody, {
				summary: 'Give the code of a login whose password was right, or a recovery code',
				countedBy: 'logIn',
				body: body(LoginCode),
				responses: ok(Session, 'Signed in', 401, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const source = {
					userAgent: browserOf(c),
					network: networkOf(c.env.address),
					device: readDeviceCookie(c),
					cookies: c.req.header('cookie') ?? '',
				}
				const given = await giveCode(ctx, actor, c.req.valid('json'), source)
				return c.json(await giveSession(c, unwrap(given)), 200)
			},
		)
		.openapi(
			call('GET /session', anybody, {
				summary: 'Who is signed in',
				responses: ok(Session, 'The user, or null'),
			}),
			(c) => {
				const { actor, enrolling } = c.var
				const person = enrolling ?? actor
				if (person.kind === 'visitor') return c.json({ user: null }, 200)
				const { id, name, email, role } = person
				const user = { id, name, email, role }
				return c.json({ user, twoFactorRequired: enrolling ? (true as const) : undefined }, 200)
			},
		)
		.openapi(
			call('DELETE /session', anybody, {
				summary: 'Log out',
				responses: ok(Session, 'Nobody is signed in'),
			}),
			async (c) => {
				keep(c, await logOut(c.var.ctx, c.req.raw.headers))
				return c.json({ user: null }, 200)
			},
		)
		.openapi(
			call('PUT /profile', signedIn(message('accounts.log_in_for_profile')), {
				summary: 'Change one’s own name',
				body: body(ProfileChange),
				responses: ok(SignedInUser, 'Changed'),
			}),
			(c) => respond(c, changeProfile, c.req.valid('json')),
		)
		.openapi(
			call('PUT /profile/password', signedIn(message('accounts.log_in_for_password')), {
				summary: 'Change one’s own password; every other session ends',
				countedBy: countByAccount,
				body: body(PasswordChange),
				responses: noContent('Changed', 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const source = {
					headers: c.req.raw.headers,
					network: networkOf(c.env.address),
					device: readDeviceCookie(c),
				}
				const changed = await changePassword(ctx, actor, c.req.valid('json'), source)
				keep(c, unwrap(changed).cookies)
				return c.body(null, 204)
			},
		)
		.openapi(
			call('GET /exports/users.csv', canManageAccounts, {
				summary: 'Accounts as a file, oldest first (admin)',
				readsMuch: true,
				responses: csv('A line for each account'),
			}),
			(c) => respondCsv(c, 'users', USER_COLUMNS, exportUsers),
		)
		.openapi(
			call('GET /users', canManageAccounts, {
				summary: 'Accounts (admin)',
				query: AccountsQuery,
				responses: list(Account, 'All of them'),
			}),
			(c) => respondPage(c, listAccounts, c.req.valid('query')),
		)
		.openapi(
			call('GET /users/{id}', canManageAccounts, {
				summary: 'One account and where it is logged in (admin)',
				responses: ok(AccountDetail, 'The account'),
			}),
			(c) => respond(c, readAccount, c.req.valid('param').id),
		)
		.openapi(
			call('PATCH /users', canManageAccounts, {
				summary: 'Suspend, reinstate or log out several accounts, each by itself (admin)',
				body: body(BulkAccountStep),
				responses: ok(BulkResult, 'What was changed, and what stayed as it was'),
			}),
			(c) => respond(c, changeAccounts, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /users/{id}', canManageAccounts, {
				summary: 'Change its role, suspend or reinstate it (admin)',
				description: 'A new role or a suspension ends every session of the account at once.',
				body: body(AccountChange),
				responses: ok(AccountDetail, 'Changed', 409),
			}),
			(c) => respond(c, changeAccount, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /users/{id}/sessions', canManageAccounts, {
				summary: 'Log it out everywhere (admin)',
				responses: ok(EndedSessions, 'How many ended'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const ended = unwrap(await endSessions(ctx, actor, c.req.valid('param').id))
				return c.json({ ended }, 200)
			},
		)
}
