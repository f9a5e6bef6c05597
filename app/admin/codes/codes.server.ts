import { z } from 'zod'
import { NewCode } from '../../../domain/codes/schema'
import { api, attempt, type Context, readPage } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { readListPage } from '../../components/portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
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
export function changeCodes(request: Request, context: Context) {
	const { codes } = api(context)
	const setEnded = (ended: boolean) =>
		onForm(One, async (param, form) => {
			const changed = await attempt(codes[':id'].$patch({ param, json: { ended } }))
			if (!changed.ok) return form.refuse(changed.problem)
			throw redirectHere(request, { done: ended ? 'ended' : 'reopened', id: param.id })
		})
	return formAction(request, codeIntents, {
		add: onForm(NewCode, async (json, form) => {
			const added = await attempt(codes.$post({ json }))
			if (!added.ok) return form.refuse(added.problem)
			throw redirectHere(request, { done: 'added', id: null, page: null })
		}),
		end: setEnded(true),
		reopen: setEnded(false),
	})
}
