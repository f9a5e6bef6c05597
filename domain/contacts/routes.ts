import { routesTagged } from '../../http/call.ts'
import { respondCreated, respondNoContent } from '../../http/respond.ts'
import { created, noContent } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { addContactNote, deleteContactNote } from './commands.ts'
import { mayNote } from './policy.ts'
import { ContactNote, NewContactNote } from './schema.ts'

const call = routesTagged('Contacts')

export function contactRoutes() {
	return newRouter()
		.openapi(
			call('POST /contact-notes', mayNote, {
				summary: 'Write down a call with a person, or a note about them (admin)',
				body: body(NewContactNote),
				responses: created(ContactNote, 'Written'),
			}),
			(c) => respondCreated(c, addContactNote, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /contact-notes/{id}', mayNote, {
				summary: 'Delete a call or note (admin)',
				responses: noContent('Deleted'),
			}),
			(c) => respondNoContent(c, deleteContactNote, c.req.valid('param').id),
		)
}
