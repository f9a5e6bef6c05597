import { z } from 'zod'
import type { Asked, attempt } from '../api.server'
import { callAction } from '../components/portal/call-action.server'
import { redirectHere } from '../components/portal/here.server'
import { Id } from '../ui/forms/fields.server'

/**
 * Has what failed in the background tried again, for a form of its id alone.
 * @param done what the address then says was done
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
