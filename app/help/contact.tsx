import { redirect } from 'react-router'
import { api, read } from '../api.server'
import type { Route } from './+types/contact'

/** One address for all visitors in search of contact: installers have a page of their own. */
export async function loader({ context }: Route.LoaderArgs) {
	const { user } = await read(api(context).accounts.session.$get())
	return redirect(user?.role === 'Installer' ? '/installer/contact' : '/support')
}
