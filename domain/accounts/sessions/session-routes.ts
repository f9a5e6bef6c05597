import type { Context } from 'hono'
import { routesTagged, signedIn } from '../../../http/call.ts'
import { respond, respondNoContent } from '../../../http/respond.ts'
import { noContent, ok } from '../../../http/responses.ts'
import { type ApiEnv, newRouter } from '../../../http/router.ts'
import { message } from '../../../shared/messages/message.ts'
import { endMyOthers, endMySession, readMySessions } from '../internal/sessions/my-sessions.ts'
import { EndedSessions, MySessions } from '../schema.ts'

const call = routesTagged('Accounts')
const owner = signedIn(message('accounts.log_in_for_sessions'))

const cookiesOf = (c: Context<ApiEnv>) => c.req.header('cookie') ?? ''

/** Where one's own account is logged in. */
export function sessionRoutes() {
	return newRouter()
		.openapi(
			call('GET /profile/sessions', owner, {
				summary: 'Where one’s own account is logged in',
				responses: ok(MySessions, 'This session, then the latest login'),
			}),
			(c) => respond(c, readMySessions, cookiesOf(c)),
		)
		.openapi(
			call('DELETE /profile/sessions', owner, {
				summary: 'Log one’s own account out everywhere else',
				responses: ok(EndedSessions, 'How many ended'),
			}),
			(c) => respond(c, endMyOthers, cookiesOf(c)),
		)
		.openapi(
			call('DELETE /profile/sessions/{id}', owner, {
				summary: 'End one session of one’s own account',
				responses: noContent('Ended'),
			}),
			(c) => respondNoContent(c, endMySession, c.req.valid('param').id),
		)
}
