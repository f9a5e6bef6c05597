import { redirect } from 'react-router'
import { NewPassword, ResetRequest } from '../../../domain/accounts/links/link-schema'
import { api } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'

const OTHERWISE = { failed: 'Something went wrong. Please try again.' }

/** Asks for a link to a new password, which goes by mail. */
export const askForLink = callAction(
	ResetRequest,
	(json, { context }) => api(context).links.account.reset.$post({ json }),
	({ input: { email } }) => ({ problem: null, email }),
	OTHERWISE,
)

/** Sets the new password. @throws a redirect to log in with it */
export const setPassword = callAction(
	NewPassword,
	(json, { context }) => api(context).links.account.reset.$put({ json }),
	() => redirect('/login?new-password=yes', 303),
	OTHERWISE,
)
