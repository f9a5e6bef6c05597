import { redirect } from 'react-router'
import { SignUpConfirmation } from '../../../domain/accounts/sign-up/sign-up-schema'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { SIGNUP_FAILED } from '../failed'

/** The sign-up that the link in the address confirms; null where it is void. */
export async function signUpOf(url: URL, context: Context) {
	const token = url.searchParams.get('token') ?? ''
	const found = await attempt(api(context).signUps.$post({ json: { token } }))
	return { token, signUp: found.ok ? found.value : null }
}

/** Makes the account and logs in to it. @throws a redirect to it, or to apply as an installer */
export const confirmSignUp = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(SignUpConfirmation, async (json, form) => {
			const { signUps, accounts } = api(context)
			const confirmed = await attempt(signUps.confirm.$post({ json }))
			if (!confirmed.ok) return form.refuse(confirmed.problem, SIGNUP_FAILED)
			const { email, role, asked } = confirmed.value
			const { password } = json
			const entered = await attempt(accounts.session.$post({ json: { email, password } }))
			if (!entered.ok) throw redirect('/login', 303)
			const applies = asked === 'Installer' && role === 'Buyer'
			throw redirect(applies ? '/account/apply' : '/account?saved=account', 303)
		}),
	})
