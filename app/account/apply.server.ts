import { redirect } from 'react-router'
import { NewApplication } from '../../domain/installers/schema'
import { api, attempt, type Context } from '../api.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'

const FAILED = 'Your application could not be sent. Please try again.'

/** Files an application to be an installer. @throws a redirect to the page that says so */
export const apply = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewApplication, async (json, form) => {
			const call = api(context).installers['installer-applications'].$post({ json })
			const sent = await attempt(call)
			if (!sent.ok) return form.refuse(sent.problem, FAILED)
			throw redirect('/account/apply', 303)
		}),
	})

export type ApplyAnswer = Awaited<ReturnType<typeof apply>>
