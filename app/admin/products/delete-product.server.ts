import { z } from 'zod'
import { type ApiProblem, type Asked, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { addedProducts } from './all-products.server'
import { deleteIntents, WORD } from './delete-intents'

const One = z.object({ id: Id })
const All = z.object({ confirmation: z.string() })

const UNCONFIRMED = `Type ${WORD} in capital letters to confirm.`

/** Deletes one or all of the added products. @throws a redirect to the page that says how many */
export function handleDelete({ request, context }: Asked): Promise<Refused<'confirmation'>> {
	function answerTo(form: Pick<SentForm<never>, 'refuse'>, { deleted, problem }: Deleted) {
		if (problem) return form.refuse(problem)
		throw redirectHere(request, { delete: null, deleted: String(deleted) })
	}
	return formAction(request, deleteIntents, {
		delete: onForm(One, async ({ id }, form) => answerTo(form, await deleteOne(context, id))),
		'delete-all': onForm(All, async ({ confirmation }, form) => {
			if (confirmation === WORD) return answerTo(form, await deleteAllAdded(context))
			return form.refuse({
				status: 422,
				detail: UNCONFIRMED,
				errors: { confirmation: UNCONFIRMED },
			})
		}),
	})
}

interface Deleted {
	deleted: number
	problem: ApiProblem | null
}

/** Deletes a product; one that is gone already counts as deleted. */
async function deleteOne(context: Context, id: string): Promise<Deleted> {
	const result = await attempt(api(context).catalogue.products[':id'].$delete({ param: { id } }))
	if (result.ok || result.problem.status === 404) return { deleted: 1, problem: null }
	return { deleted: 0, problem: result.problem }
}

/** Deletes every added product, stopping at the first that will not go. */
async function deleteAllAdded(context: Context): Promise<Deleted> {
	let deleted = 0
	for (;;) {
		const { items } = await addedProducts(context)
		if (items.length === 0) return { deleted, problem: null }
		for (const { id } of items) {
			const one = await deleteOne(context, id)
			if (one.problem) return { deleted, problem: one.problem }
			deleted += 1
		}
	}
}
