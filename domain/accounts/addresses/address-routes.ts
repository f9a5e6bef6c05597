import type { Context } from 'hono'
import { anybody, routesTagged, signedIn } from '../../../http/call.ts'
import { respond, respondNoContent } from '../../../http/respond.ts'
import { noContent, ok } from '../../../http/responses.ts'
import { type ApiEnv, body, newRouter } from '../../../http/router.ts'
import { message } from '../../../shared/messages/message.ts'
import { askForChange, askForConfirmation, readAddress } from '../internal/addresses/ask.ts'
import { confirmAddress, readAddressLink } from '../internal/addresses/confirm.ts'
import { AddressChange, AddressLink, AddressToken, MyAddress } from './address-schema.ts'

const call = routesTagged('Accounts')
const owner = signedIn(message('accounts.log_in_for_address'))

const from = (c: Context<ApiEnv>) => ({
	headers: c.req.raw.headers,
})

/** The address of one's own account, which mails confirm. */
export function addressRoutes() {
	return newRouter()
		.openapi(
			call('GET /account/address', owner, {
				summary: 'One’s own address, and whether it is confirmed',
				responses: ok(MyAddress, 'The address'),
			}),
			(c) => respond(c, readAddress),
		)
		.openapi(
			call('POST /account/address/confirmation', owner, {
				summary: 'Have a link mailed that confirms one’s own address',
				responses: noContent('Sent', 409, 429),
			}),
			(c) => respondNoContent(c, askForConfirmation),
		)
		.openapi(
			call('POST /account/address/change', owner, {
				summary: 'Have a link mailed to another address, which then takes the place of one’s own',
				description: 'Answered alike whether anybody has an account with that address or not.',
				body: body(AddressChange),
				responses: noContent('Sent', 409, 429),
			}),
			(c) => respondNoContent(c, askForChange, c.req.valid('json'), from(c)),
		)
		.openapi(
			call('POST /account/address/link', anybody, {
				summary: 'Which address a link confirms',
				countedBy: 'logIn',
				body: body(AddressToken),
				responses: ok(AddressLink, 'The address; the link is still good', 404, 429),
			}),
			(c) => respond(c, readAddressLink, c.req.valid('json')),
		)
		.openapi(
			call('POST /account/address/confirm', anybody, {
				summary: 'Confirm an address by its link; where it is another, other sessions end',
				countedBy: 'logIn',
				body: body(AddressToken),
				responses: ok(AddressLink, 'Confirmed', 404, 409, 429),
			}),
			async (c) => {
				const cookies = c.req.header('cookie') ?? ''
				return respond(c, confirmAddress, c.req.valid('json'), cookies)
			},
		)
}
