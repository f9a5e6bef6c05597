import { ownCalls } from '../../http/call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { changeAddress, removeAddress, saveAddress } from './commands.ts'
import { LOG_IN } from './policy.ts'
import { getAddress, listAddresses } from './queries.ts'
import { NewAddress, SavedAddress } from './schema.ts'

const { call, owner, itsOwner, all, removal } = ownCalls(
	'Saved addresses',
	SavedAddress,
	LOG_IN,
	getAddress,
)

export function savedAddressRoutes() {
	return newRouter()
		.openapi(
			all(
				'account/addresses',
				'The caller’s saved addresses',
				'The usual one first, then the last saved',
			),
			(c) => respond(c, listAddresses),
		)
		.openapi(
			call('POST /account/addresses', owner, {
				summary: 'Save an address in India; one that is there already stays one',
				body: body(NewAddress),
				responses: created(SavedAddress, 'Saved', 409),
			}),
			(c) => respondCreated(c, saveAddress, c.req.valid('json')),
		)
		.openapi(
			call('PUT /account/addresses/{id}', itsOwner, {
				summary: 'Change a saved address as a whole, or make it the usual one',
				body: body(NewAddress),
				responses: ok(SavedAddress, 'Changed; orders placed to it keep what it was'),
			}),
			(c) => respond(c, changeAddress, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(removal('account/addresses', 'Remove a saved address'), (c) =>
			respond(c, removeAddress, c.req.valid('param').id),
		)
}
