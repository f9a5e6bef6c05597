import { z } from 'zod'
import type { Asked, attempt } from '../api.server'
import { callAction } from '../components/portal/call-action.server'
import { redirectHere } from '../components/portal/here.server'
import { Id } from '../ui/forms/fields.server'

/**
 * Tries a failed background task again, for a form of its id alone.
 * @param done the word that the address then has for it
 * @throws a redirect back, where no script has sent it
 */
export const tryAgain = (
	call: (of: { param: { id: string } }, asked: Asked) => Parameters<typeof attempt>[0],
	done: string,
) =>
	callAction(
		z.object({ id: Id }),
		(param, asked) => call({ param }, asked),
		({ form }) => (form.stays ? { problem: null } : redirectHere(form.request, { done })),
	)
