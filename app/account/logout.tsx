import { redirect } from 'react-router'
import type { Route } from './+types/logout'
import { logOut } from './logout.server'

export const loader = () => redirect('/')

export const action = ({ request, context }: Route.ActionArgs) => logOut(request, context)

/** Never seen: it makes this a page, so that a form it cannot read is answered with one. */
export default function Logout() {
	return null
}
