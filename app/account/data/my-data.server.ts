import { redirect } from 'react-router'
import { PasswordConfirmation } from '../../../domain/privacy/schema'
import { api } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'

/** Confirms the password, and returns the token for the download. */
export const confirmDownload = callAction(
	PasswordConfirmation,
	(json, { context }) => api(context).privacy.data.$post({ json }),
	({ value: { token } }) => ({ problem: null, token }),
	{ loginFor: '/account/data' },
)

/** Deletes the account, and leads to the page that says so. */
export const deleteAccount = callAction(
	PasswordConfirmation,
	(json, { context }) => api(context).privacy.deletion.$post({ json }),
	() => redirect('/account/deleted', 303),
	{ loginFor: '/account/delete' },
)
