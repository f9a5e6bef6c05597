import { redirect } from 'react-router'
import { NewPassword } from '../../../domain/accounts/links/link-schema'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { HOME_OF, TWO_FACTOR } from '../../components/session/redirect-path'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

/** The invited address and role of the link; null where it is void. */
export async function invitedBy(token: string, context: Context) {
	const invited = await attempt(
		api(context).invitations.account.invitation.$post({ json: { token } }),
	)
	return invited.ok ? invited.value : null
}

/** Makes the account and logs in to it. @throws a redirect to where its role begins */
export const accept = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewPassword, async (json, form) => {
			const { invitations, accounts } = api(context)
			const accepted = await attempt(invitations.account.invitation.accept.$post({ json }))
			if (!accepted.ok) return form.refuse(accepted.problem)
			const { email, role } = accepted.value
			const entered = await attempt(
				accounts.session.$post({ json: { email, password: json.password, role } }),
			)
			if (!entered.ok) throw redirect('/login', 303)
			throw redirect(entered.value.twoFactorRequired ? TWO_FACTOR : HOME_OF[role], 303)
		}),
	})
