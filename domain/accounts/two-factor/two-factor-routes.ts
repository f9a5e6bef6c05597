import type { Context } from 'hono'
import { routesTagged, signedInOrEnrolling } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond } from '../../../http/respond.ts'
import { noContent, ok } from '../../../http/responses.ts'
import { type ApiEnv, body, newRouter } from '../../../http/router.ts'
import { message } from '../../../shared/messages/message.ts'
import {
	beginTwoFactor,
	confirmTwoFactor,
	readTwoFactor,
	renewRecoveryCodes,
	turnOffTwoFactor,
} from '../internal/two-factor/enrolment.ts'
import {
	Code,
	Password,
	PasswordAndCode,
	RecoveryCodes,
	TwoFactor,
	TwoFactorSetUp,
} from './two-factor-schema.ts'

const call = routesTagged('Accounts')
const owner = signedInOrEnrolling(message('accounts.log_in_for_two_factor'))

const from = (c: Context<ApiEnv>) => ({ headers: c.req.raw.headers })

/** The code of an app beside the password, of one's own account. */
export function twoFactorRoutes() {
	return newRouter()
		.openapi(
			call('GET /account/two-factor', owner, {
				summary: 'Whether one’s own login asks for a code too',
				responses: ok(TwoFactor, 'How it is'),
			}),
			(c) => respond(c, readTwoFactor),
		)
		.openapi(
			call('POST /account/two-factor', owner, {
				summary: 'Make a secret for an app; a first code confirms it',
				body: body(Password),
				responses: ok(TwoFactorSetUp, 'What the app is to be told', 409, 429),
			}),
			(c) => respond(c, beginTwoFactor, c.req.valid('json'), from(c)),
		)
		.openapi(
			call('POST /account/two-factor/confirm', owner, {
				summary: 'Turn it on with a first code; every other session ends',
				body: body(Code),
				responses: ok(RecoveryCodes, 'On; the codes are not shown again', 409, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const confirmed = await confirmTwoFactor(ctx, actor, c.req.valid('json'), from(c))
				const { value, cookies } = unwrap(confirmed)
				for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
				return c.json(value, 200)
			},
		)
		.openapi(
			call('POST /account/two-factor/recovery-codes', owner, {
				summary: 'New recovery codes in place of those there were',
				body: body(Password),
				responses: ok(RecoveryCodes, 'The codes, which are not shown again', 409, 429),
			}),
			(c) => respond(c, renewRecoveryCodes, c.req.valid('json'), from(c)),
		)
		.openapi(
			call('POST /account/two-factor/off', owner, {
				summary: 'Turn it off, by password and code',
				body: body(PasswordAndCode),
				responses: noContent('Off', 409, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(await turnOffTwoFactor(ctx, actor, c.req.valid('json'), from(c)))
				return c.body(null, 204)
			},
		)
}
