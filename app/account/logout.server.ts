import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { type Asked, api, read } from '../api.server'
import { ownPath } from '../components/session/redirect-path'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'

const LogOut = z.object({ next: z.string().optional() })

/** Ends the session. An Admin's page is loaded anew, so that nothing of the portal stays behind. */
export const logOut = ({ request, context }: Asked): Promise<Response> =>
	formAction(request, ONE_FORM, {
		send: onForm(LogOut, async ({ next }) => {
			const { accounts } = api(context)
			const { user } = await read(accounts.session.$get())
			await read(accounts.session.$delete())
			const to = ownPath(next ?? null)
			if (user?.role === 'Admin') return redirectDocument(to ?? '/login', 303)
			return redirect(to ?? '/', 303)
		}),
	})
