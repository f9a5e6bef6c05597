import { redirect } from 'react-router'
import { NewFeedback } from '../../domain/feedback/schema'
import { api, attempt, type Context } from '../api.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'

const UNEXPECTED = 'Your message could not be sent. Please try again.'

/** Sends a message to the store. @throws a redirect to the page that thanks, where no script has sent it */
export const writeToUs = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewFeedback, async (json, form) => {
			const result = await attempt(api(context).feedback.$post({ json }))
			if (!result.ok) return form.refuse(result.problem, UNEXPECTED)
			if (!form.stays) throw redirect('/support?sent=yes#write', 303)
			return { problem: null }
		}),
	})

export type SupportAnswer = Awaited<ReturnType<typeof writeToUs>>
