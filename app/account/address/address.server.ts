import { redirect } from 'react-router'
import { AddressChange } from '../../../domain/accounts/addresses/address-schema'
import { api, attempt, type Context } from '../../api.server'
import { signedIn } from '../../components/session/guard.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

export const ADDRESS = '/account/address'

/** Asks for another address. @throws a redirect to the page, which says that a link is on its way there */
export const changeAddress = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(AddressChange, async (json, form) => {
			const asked = await attempt(api(context).addresses.change.$post({ json }))
			if (asked.ok) throw redirect(ADDRESS, 303)
			return form.refuse(signedIn(asked.problem, ADDRESS))
		}),
	})
