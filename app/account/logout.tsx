import { redirect, redirectDocument } from 'react-router'
import { api, read } from '../api.server'
import type { Route } from './+types/logout'
import { ownPath } from './way-on'

export const loader = () => redirect('/')

/** Ends the session. An Admin's page is loaded anew, so that nothing of the portal stays behind. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const { accounts } = api(context)
	const { user } = await read(accounts.session.$get())
	await read(accounts.session.$delete())
	const next = ownPath(form.get('next')?.toString() ?? null)
	if (user?.role === 'Admin') return redirectDocument(next ?? '/login', 303)
	return redirect(next ?? '/', 303)
}
