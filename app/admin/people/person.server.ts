import { z } from 'zod'
import { contactIn } from '../../../domain/contacts/rules'
import { NewContactNote } from '../../../domain/contacts/schema'
import { type Asked, api, type Context, read } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { readListPage } from '../../components/portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { personIntents } from './person-intents'

const PAGE_SIZE = 50

/** The person that the address asks for; null where it names no contact. @throws a redirect to the last page there is */
export async function loadPerson(context: Context, request: Request) {
	const contact = contactIn(new URL(request.url).searchParams.get('q') ?? '')?.value
	if (!contact) return null
	const { items: person, ...pages } = await readListPage(request, PAGE_SIZE, async (part) => {
		const items = await read(api(context).people.$get({ query: { contact, ...part } }))
		return { items, total: items.total }
	})
	return { contact, person, ...pages }
}

const One = z.object({ id: Id })

/** Writes down a call or a note, or deletes one. @throws a redirect back that says so */
export function changeNotes({ request, context }: Asked) {
	const { contactNotes } = api(context)
	return formAction(request, personIntents, {
		write: onCall(NewContactNote, (json) => contactNotes.$post({ json }), {
			done: 'written',
			page: null,
		}),
		remove: onCall(One, (param) => contactNotes[':id'].$delete({ param }), { done: 'removed' }),
	})
}
