import { Subscription } from '../../../domain/newsletter/schema'
import { api } from '../../api.server'
import { callAction } from '../portal/call-action.server'

/** Subscribes an address to the newsletter. */
export const subscribe = callAction(
	Subscription,
	(json, { context }) => api(context).newsletter.$post({ json }),
	({ value: { email, toConfirm } }) => ({ problem: null, subscribed: email, toConfirm }),
)

export type NewsletterAnswer = Awaited<ReturnType<typeof subscribe>>
