import { AddressToken } from '../../../domain/accounts/addresses/address-schema'
import { api, attempt, type Context } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'

/** The purpose of the link in the address; null where it is void. */
export async function linkedAddress(url: URL, context: Context) {
	const token = url.searchParams.get('token') ?? ''
	const found = await attempt(api(context).addresses.link.$post({ json: { token } }))
	return { token, link: found.ok ? found.value : null }
}

/** Confirms the address of the link. */
export const confirmAddress = callAction(
	AddressToken,
	(json, { context }) => api(context).addresses.confirm.$post({ json }),
	({ value }) => ({ problem: null, ...value }),
)
