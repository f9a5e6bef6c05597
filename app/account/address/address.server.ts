import { redirect } from 'react-router'
import { AddressChange } from '../../../domain/accounts/addresses/address-schema'
import { api } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'

export const ADDRESS = '/account/address'

/** Asks for another address. @throws a redirect to the page, which says that a link is on its way there */
export const changeAddress = callAction(
	AddressChange,
	(json, { context }) => api(context).addresses.change.$post({ json }),
	() => redirect(ADDRESS, 303),
	{ loginFor: ADDRESS },
)
