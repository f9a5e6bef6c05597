import { redirect } from 'react-router'
import { LinkToken, ResetRequest } from '../../../domain/accounts/links/link-schema'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import { deviceIntents } from './device-intents'

const OTHERWISE = { failed: 'Something went wrong. Please try again.' }

/** Has a link mailed, or makes the device known by it. @throws a redirect to log in on it */
export function knowDevice({ request, context }: Asked) {
	const { device } = api(context).links.account
	return formAction(request, deviceIntents, {
		'send-link': onCall(
			ResetRequest,
			(json) => device.$post({ json }),
			({ input: { email } }) => ({ problem: null, email }),
			OTHERWISE,
		),
		confirm: onCall(
			LinkToken,
			(json) => device.$put({ json }),
			() => redirect('/login?device-confirmed=yes', 303),
			OTHERWISE,
		),
	})
}
