import type { SubscriptionKey } from '../../domain/newsletter/schema'
import { api, attempt, type Context } from '../api.server'
import { formAction, onButton } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'

/** The key in the link of a mail, wherever the form was sent from: a mail program sends one of its own. */
const keyIn = (request: Request) => new URL(request.url).searchParams.get('key') ?? ''

/** Puts the address of the link's key on the list. */
export const confirmByKey = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onButton(async (form) => {
			const json: SubscriptionKey = { key: keyIn(request) }
			const confirmed = await attempt(api(context).newsletter.confirm.$post({ json }))
			if (!confirmed.ok) return form.refuse(confirmed.problem)
			return { problem: null, email: confirmed.value.email }
		}),
	})

/** Takes the address of the link's key off the list. */
export const unsubscribeByKey = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onButton(async (form) => {
			const json: SubscriptionKey = { key: keyIn(request) }
			const left = await attempt(api(context).newsletter.unsubscribe.$post({ json }))
			return left.ok ? { problem: null } : form.refuse(left.problem)
		}),
	})
