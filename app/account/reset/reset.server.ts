import { redirect } from 'react-router'
import { NewPassword, ResetRequest } from '../../../domain/accounts/links/link-schema'
import { api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

const FAILED = 'Something went wrong. Please try again.'

/** Asks for a link to a new password, which goes by mail. */
export const askForLink = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(ResetRequest, async (json, form) => {
			const asked = await attempt(api(context).links.account.reset.$post({ json }))
			if (!asked.ok) return form.refuse(asked.problem, FAILED)
			return { problem: null, email: json.email }
		}),
	})

/** Sets the new password. @throws a redirect to log in with it */
export const setPassword = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewPassword, async (json, form) => {
			const set = await attempt(api(context).links.account.reset.$put({ json }))
			if (!set.ok) return form.refuse(set.problem, FAILED)
			throw redirect('/login?new-password=yes', 303)
		}),
	})
