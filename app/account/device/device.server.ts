import { redirect } from 'react-router'
import { LinkToken, ResetRequest } from '../../../domain/accounts/links/link-schema'
import { api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { deviceIntents } from './device-intents'

const FAILED = 'Something went wrong. Please try again.'

/** Has a link mailed, or makes the device known by it. @throws a redirect to log in on it */
export const knowDevice = (request: Request, context: Context) =>
	formAction(request, deviceIntents, {
		'send-link': onForm(ResetRequest, async (json, form) => {
			const asked = await attempt(api(context).links.account.device.$post({ json }))
			if (!asked.ok) return form.refuse(asked.problem, FAILED)
			return { problem: null, email: json.email }
		}),
		confirm: onForm(LinkToken, async (json, form) => {
			const confirmed = await attempt(api(context).links.account.device.$put({ json }))
			if (!confirmed.ok) return form.refuse(confirmed.problem, FAILED)
			throw redirect('/login?device-confirmed=yes', 303)
		}),
	})
