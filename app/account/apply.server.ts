import { redirect } from 'react-router'
import { NewApplication } from '../../domain/installers/schema'
import { api } from '../api.server'
import { callAction } from '../components/portal/call-action.server'

/** Files an application to be an installer. @throws a redirect to the page that says so */
export const apply = callAction(
	NewApplication,
	(json, { context }) => api(context).installers['installer-applications'].$post({ json }),
	() => redirect('/account/apply', 303),
	{ failed: 'Your application could not be sent. Please try again.' },
)

export type ApplyAnswer = Awaited<ReturnType<typeof apply>>
