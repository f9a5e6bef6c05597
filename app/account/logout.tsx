import { redirect } from 'react-router'
import { logOut } from './logout.server'

export const loader = () => redirect('/')

export const action = logOut

/** Never seen: it makes this a page, so that a form it cannot read is answered with one. */
export default function Logout() {
	return null
}
