import { api } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { NO_FIELDS } from '../../ui/forms/form-action.server'

/** The key in the link of a mail, wherever the form was sent from: a mail program sends one of its own. */
const bodyOf = ({ url }: Request) => ({ json: { key: new URL(url).searchParams.get('key') ?? '' } })

/** Confirms the address of the link's key. */
export const confirmByKey = callAction(
	NO_FIELDS,
	(_, { request, context }) => api(context).stockAlerts.confirm.$post(bodyOf(request)),
	({ value: { productId, name } }) => ({ problem: null, productId, name }),
)

/** Ends the alert of the link's key. */
export const stopByKey = callAction(
	NO_FIELDS,
	(_, { request, context }) => api(context).stockAlerts.stop.$post(bodyOf(request)),
	() => ({ problem: null }),
)
