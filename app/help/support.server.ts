import { redirect } from 'react-router'
import { NewFeedback } from '../../domain/feedback/schema'
import { api } from '../api.server'
import { callAction } from '../components/portal/call-action.server'

/** Sends a message to the store. @throws a redirect to the page that thanks, where no script has sent it */
export const writeToUs = callAction(
	NewFeedback,
	(json, { context }) => api(context).feedback.$post({ json }),
	({ form }) => (form.stays ? { problem: null } : redirect('/support?sent=yes#write', 303)),
	{ failed: 'Your message could not be sent. Please try again.' },
)

export type SupportAnswer = Awaited<ReturnType<typeof writeToUs>>
