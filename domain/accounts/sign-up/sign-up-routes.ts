import { anybody, routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond } from '../../../http/respond.ts'
import { created, ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { keepDevice } from '../internal/login/device-cookie.ts'
import { confirmSignUp, readSignUp } from '../internal/sign-up/confirm-sign-up.ts'
import { ConfirmedSignUp, SignUpConfirmation, SignUpLink, SignUpToken } from './sign-up-schema.ts'

const call = routesTagged('Accounts')

/** Sign-ups that wait until their address is confirmed. */
export function signUpRoutes() {
	return newRouter()
		.openapi(
			call('POST /account/sign-up', anybody, {
				summary: 'Whose sign-up a link confirms',
				countedBy: 'logIn',
				body: body(SignUpToken),
				responses: ok(SignUpLink, 'The sign-up', 404, 429),
			}),
			(c) => respond(c, readSignUp, c.req.valid('json')),
		)
		.openapi(
			call('POST /account/sign-up/confirm', anybody, {
				summary: 'Make the account by that link and the password chosen; one then logs in with it',
				countedBy: 'logIn',
				body: body(SignUpConfirmation),
				responses: created(ConfirmedSignUp, 'The account is made', 404, 409, 429),
			}),
			async (c) => {
				const { id, confirmed } = unwrap(await confirmSignUp(c.var.ctx, c.req.valid('json')))
				await keepDevice(c, id)
				return c.json(confirmed, 201)
			},
		)
}
