import { redirect } from 'react-router'
import { LogIn } from '../../../domain/accounts/schema'
import { type Asked, api, attempt } from '../../api.server'
import { HOME_OF, TWO_FACTOR, wantedNext, withNext } from '../../components/session/redirect-path'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { LOGIN_FAILED } from '../failed'

/** Where the code is asked for, of the role that was chosen with the password. */
function codePath(next: string | null, role: string | undefined): string {
	const query = new URLSearchParams({ ...(next && { next }), ...(role && { role }) })
	return `/login/code?${query}`
}

/** Logs in, and says where to go on to. @throws a redirect there, where no script does it */
export const logIn = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(LogIn, async (json, form) => {
			const result = await attempt(api(context).accounts.session.$post({ json }))
			if (!result.ok) {
				const isUnknownDevice = result.problem.code === 'device_unknown'
				const sendsLinkTo = isUnknownDevice ? json.email : null
				return { ...form.refuse(result.problem, LOGIN_FAILED), goTo: null, sendsLinkTo }
			}
			const next = wantedNext(request.url)
			if (result.value.codeNeeded) throw redirect(codePath(next, json.role), 303)
			if (result.value.twoFactorRequired) throw redirect(withNext(TWO_FACTOR, next), 303)
			const goTo = next ?? HOME_OF[result.value.user?.role ?? 'Buyer']
			if (!form.stays) throw redirect(goTo, 303)
			return { problem: null, goTo, sendsLinkTo: null }
		}),
	})

export type LoginAnswer = Awaited<ReturnType<typeof logIn>>
