import { api } from '../api.server'
import { callAction } from '../components/portal/call-action.server'
import { NO_FIELDS } from '../ui/forms/form-action.server'

/** The key in the link of a mail, wherever the form was sent from: a mail program sends one of its own. */
const bodyOf = ({ url }: Request) => ({ json: { key: new URL(url).searchParams.get('key') ?? '' } })

/** Puts the address of the link's key on the list. */
export const confirmByKey = callAction(
	NO_FIELDS,
	(_, { request, context }) => api(context).newsletter.confirm.$post(bodyOf(request)),
	({ value: { email } }) => ({ problem: null, email }),
)

/** Takes the address of the link's key off the list. */
export const unsubscribeByKey = callAction(
	NO_FIELDS,
	(_, { request, context }) => api(context).newsletter.unsubscribe.$post(bodyOf(request)),
	() => ({ problem: null }),
)
