import { redirect } from 'react-router'
import { PasswordConfirmation } from '../../../domain/privacy/schema'
import { api, attempt, type Context } from '../../api.server'
import { signedIn } from '../../components/session/guard.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

/** Confirms the password, and gives what the download is had by. */
export const confirmDownload = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(PasswordConfirmation, async (json, form) => {
			const made = await attempt(api(context).privacy.data.$post({ json }))
			if (!made.ok) return form.refuse(signedIn(made.problem, '/account/data'))
			return { problem: null, token: made.value.token }
		}),
	})

/** Deletes the account, and leads to the page that says so. */
export const deleteAccount = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(PasswordConfirmation, async (json, form) => {
			const deleted = await attempt(api(context).privacy.deletion.$post({ json }))
			if (!deleted.ok) return form.refuse(signedIn(deleted.problem, '/account/delete'))
			throw redirect('/account/deleted', 303)
		}),
	})
