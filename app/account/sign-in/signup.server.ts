import { redirect } from 'react-router'
import { SignUp } from '../../../domain/accounts/schema'
import { type Asked, api, attempt } from '../../api.server'
import { wantedNext } from '../../components/session/redirect-path'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { SIGNUP_FAILED } from '../failed'

/**
 * Makes an account, or has a mail sent that makes it, and names the next page or the recipient. @throws a redirect
 * there, where no script does it
 */
export const signUp = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(SignUp, async (json, form) => {
			const result = await attempt(api(context).accounts.users.$post({ json }))
			if (!result.ok) return form.refuse(result.problem, SIGNUP_FAILED)
			if (result.value.confirmationSent) return { problem: null, goTo: null, sentTo: json.email }
			// A sign-up as an installer without the role yet goes on to apply.
			const applies = json.role === 'Installer' && result.value.user?.role === 'Buyer'
			const goTo = applies ? '/account/apply' : (wantedNext(request.url) ?? '/')
			if (!form.stays) throw redirect(goTo, 303)
			return { problem: null, goTo, sentTo: null }
		}),
	})

export type SignupAnswer = Awaited<ReturnType<typeof signUp>>
