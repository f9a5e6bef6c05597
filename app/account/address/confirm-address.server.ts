import { AddressToken } from '../../../domain/accounts/addresses/address-schema'
import { api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

/** What the link in the address confirms; null where it does nothing any more. */
export async function linkedAddress(url: URL, context: Context) {
	const token = url.searchParams.get('token') ?? ''
	const found = await attempt(api(context).addresses.link.$post({ json: { token } }))
	return { token, link: found.ok ? found.value : null }
}

/** Confirms the address of the link. */
export const confirmAddress = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(AddressToken, async (json, form) => {
			const confirmed = await attempt(api(context).addresses.confirm.$post({ json }))
			if (!confirmed.ok) return form.refuse(confirmed.problem)
			return { problem: null, ...confirmed.value }
		}),
	})
