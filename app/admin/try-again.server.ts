import { z } from 'zod'
import { attempt, type Context } from '../api.server'
import { redirectHere } from '../components/portal/here.server'
import { requireRole } from '../components/session/guard.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import type { Refused } from '../ui/forms/problem'

/**
 * Has what failed in the background tried again, for a form of its id alone.
 * @param done what the address then says was done
 * @throws a redirect back, where no script has sent it
 */
export async function tryAgain(
	request: Request,
	context: Context,
	call: (of: { param: { id: string } }) => Parameters<typeof attempt>[0],
	done: string,
): Promise<Refused | { problem: null }> {
	await requireRole(context, request, ['Admin'])
	return formAction(request, ONE_FORM, {
		send: onForm(z.object({ id: Id }), async (param, form) => {
			const tried = await attempt(call({ param }))
			if (!tried.ok) return form.refuse(tried.problem)
			if (!form.stays) throw redirectHere(request, { done })
			return { problem: null }
		}),
	})
}
