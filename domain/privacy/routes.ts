import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { routesTagged, signedIn } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { localized } from '../../http/render-messages.ts'
import { respond } from '../../http/respond.ts'
import { created, noContent, ok } from '../../http/responses.ts'
import { type ApiEnv, body, newRouter } from '../../http/router.ts'
import { isSignedIn } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { networkOf } from '../../shared/requests/network.ts'
import { logOut } from '../accounts/commands.ts'
import { confirmExport, deleteOwnAccount, ownerByToken } from './commands.ts'
import { archiveOf } from './internal/archive.ts'
import { LOG_IN } from './policy.ts'
import { checkDeletion } from './queries.ts'
import { DataExport, DataExportQuery, DeletionCheck, PasswordConfirmation } from './schema.ts'

const call = routesTagged('Own data')
const owner = signedIn(LOG_IN)

/** By account, like every call that takes a password. */
async function countedByAccount(c: Context<ApiEnv>): Promise<void> {
	const { actor } = c.var
	if (isSignedIn(actor)) await limit(c, 'logIn', 1, `account ${actor.id}`)
}

/** The password typed, and the caller's network. */
const confirmation = (c: Context<ApiEnv>, { password }: PasswordConfirmation) => ({
	password,
	network: networkOf(c.env.address),
})

export function privacyRoutes() {
	return newRouter()
		.openapi(
			call('POST /account/data', owner, {
				summary: 'Confirm the password before one’s own data is downloaded',
				countedBy: countedByAccount,
				body: body(PasswordConfirmation),
				responses: created(DataExport, 'A token for the download', 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const confirmed = confirmation(c, c.req.valid('json'))
				return c.json(localized(c, await confirmExport(ctx, actor, confirmed)), 201)
			},
		)
		.openapi(
			call('GET /account/data', owner, {
				summary: 'All the store knows of the caller: data.json, and photos of their jobs',
				readsMuch: true,
				query: DataExportQuery,
				responses: {
					200: {
						description: 'A ZIP file',
						content: { 'application/zip': { schema: z.string() } },
					},
				},
			}),
			(c) => {
				const { ctx, actor } = c.var
				const own = unwrap(ownerByToken(ctx, actor, c.req.valid('query').token))
				const name = `my-data-${dayAt(ctx.now())}.zip`
				return new Response(archiveOf(ctx, own), {
					headers: {
						'content-type': 'application/zip',
						'content-disposition': `attachment; filename="${name}"`,
						'cache-control': 'no-store',
					},
				}) as never
			},
		)
		.openapi(
			call('GET /account/deletion', owner, {
				summary: 'What keeps one’s own account from being deleted',
				responses: ok(DeletionCheck, 'Open orders, and whether there is no other admin'),
			}),
			(c) => respond(c, checkDeletion),
		)
		.openapi(
			call('POST /account/deletion', owner, {
				summary: 'Delete one’s own account; orders stay for as long as tax law wants',
				countedBy: countedByAccount,
				body: body(PasswordConfirmation),
				responses: noContent('Deleted, and logged out everywhere', 409, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const confirmed = confirmation(c, c.req.valid('json'))
				unwrap(await deleteOwnAccount(ctx, actor, confirmed))
				for (const cookie of await logOut(ctx, c.req.raw.headers))
					c.header('set-cookie', cookie, { append: true })
				return c.body(null, 204)
			},
		)
}
