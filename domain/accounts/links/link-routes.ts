import { anybody, routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respondNoContent } from '../../../http/respond.ts'
import { noContent } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { askForReset, resetPassword } from '../internal/links/reset.ts'
import { keepDevice } from '../internal/login/device-cookie.ts'
import { askForDevice, useDeviceLink } from '../login/device-links.ts'
import { LinkToken, NewPassword, ResetRequest } from './link-schema.ts'

const call = routesTagged('Accounts')

/** The calls by a link that only one person has. */
export function linkRoutes() {
	return newRouter()
		.openapi(
			call('POST /account/reset', anybody, {
				summary: 'Have a link to a new password mailed',
				description: 'Answered alike whether anybody has an account with the address or not.',
				countedBy: 'messages',
				body: body(ResetRequest),
				responses: noContent('Sent, if there is an account', 429),
			}),
			(c) => respondNoContent(c, askForReset, c.req.valid('json')),
		)
		.openapi(
			call('PUT /account/reset', anybody, {
				summary: 'Set a new password by such a link; every session of the account ends',
				countedBy: 'logIn',
				body: body(NewPassword),
				responses: noContent('Set', 404, 429),
			}),
			async (c) => {
				// The link was read in the owner's mail, or came from the operator of the store.
				await keepDevice(c, unwrap(await resetPassword(c.var.ctx, c.req.valid('json'))).id)
				return c.body(null, 204)
			},
		)
		.openapi(
			call('POST /account/device', anybody, {
				summary: 'Have a link mailed by which a device may log in that the account does not know',
				description: 'Answered alike whether anybody has an account with the address or not.',
				countedBy: 'messages',
				body: body(ResetRequest),
				responses: noContent('Sent, if there is an account', 429),
			}),
			(c) => respondNoContent(c, askForDevice, c.req.valid('json')),
		)
		.openapi(
			call('PUT /account/device', anybody, {
				summary: 'Let this device log in by such a link; its cookie tells it from others',
				countedBy: 'logIn',
				body: body(LinkToken),
				responses: noContent('The device is known to the account', 404, 429),
			}),
			async (c) => {
				await keepDevice(c, unwrap(await useDeviceLink(c.var.ctx, c.req.valid('json'))).id)
				return c.body(null, 204)
			},
		)
}
