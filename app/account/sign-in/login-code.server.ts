import { redirect } from 'react-router'
import { LoginCode } from '../../../domain/accounts/two-factor/two-factor-schema'
import { api, attempt, type Context } from '../../api.server'
import { HOME_OF, wantedNext } from '../../components/session/redirect-path'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { LOGIN_FAILED } from '../failed'

/** Gives the code of a login. @throws a redirect to where it leads */
export const giveCode = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(LoginCode, async (json, form) => {
			const given = await attempt(api(context).accounts.session.code.$post({ json }))
			if (!given.ok) return form.refuse(given.problem, LOGIN_FAILED)
			throw redirect(wantedNext(request.url) ?? HOME_OF[given.value.user?.role ?? 'Buyer'], 303)
		}),
	})
