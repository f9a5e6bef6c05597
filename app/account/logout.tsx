import { redirect, redirectDocument } from 'react-router'
import { api, read } from '../api.server'
import { dispatch } from '../ui/dispatch.server'
import { ONE_FORM } from '../ui/intents'
import type { Route } from './+types/logout'
import { ownPath } from './way-on'

export const loader = () => redirect('/')

/** Ends the session. An Admin's page is loaded anew, so that nothing of the portal stays behind. */
export const action = ({ request, context }: Route.ActionArgs): Promise<Response> =>
	dispatch(request, ONE_FORM, { send: (form) => logOut(form, context) })

async function logOut(form: FormData, context: Route.ActionArgs['context']): Promise<Response> {
	const { accounts } = api(context)
	const { user } = await read(accounts.session.$get())
	await read(accounts.session.$delete())
	const next = ownPath(form.get('next')?.toString() ?? null)
	if (user?.role === 'Admin') return redirectDocument(next ?? '/login', 303)
	return redirect(next ?? '/', 303)
}

/** Never seen: it makes this a page, so that a form it cannot read is answered with one. */
export default function Logout() {
	return null
}
