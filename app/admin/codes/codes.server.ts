import { z } from 'zod'
import { NewCode } from '../../../domain/codes/schema'
import { type Asked, api, type Context, readPage } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { redirectHere } from '../../components/portal/here.server'
import { readListPage } from '../../components/portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { codeIntents } from './code-intents'

const PAGE_SIZE = 25

/** The codes the address asks for. @throws a redirect to the last page there is */
export const loadCodes = (context: Context, request: Request) =>
	readListPage(request, PAGE_SIZE, (query) => readPage(api(context).codes.$get({ query })))

/** The uses of a code that the address asks for. @throws likewise */
export const loadUses = (context: Context, request: Request, id: string) =>
	readListPage(request, PAGE_SIZE, (query) =>
		readPage(api(context).codes[':id'].uses.$get({ param: { id }, query })),
	)

const One = z.object({ id: Id })

/** Adds a code, ends one, or has an ended one go on. @throws a redirect back that says so */
export function changeCodes({ request, context }: Asked) {
	const { codes } = api(context)
	const setEnded = (ended: boolean) =>
		onCall(
			One,
			(param) => codes[':id'].$patch({ param, json: { ended } }),
			({ input }) => redirectHere(request, { done: ended ? 'ended' : 'reopened', id: input.id }),
		)
	return formAction(request, codeIntents, {
		add: onCall(NewCode, (json) => codes.$post({ json }), { done: 'added', id: null, page: null }),
		end: setEnded(true),
		reopen: setEnded(false),
	})
}
