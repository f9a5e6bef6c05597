import { Subscription } from '../../../domain/newsletter/schema'
import { api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'

/** Subscribes an address to the newsletter. */
export const subscribe = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(Subscription, async (json, form) => {
			const result = await attempt(api(context).newsletter.$post({ json }))
			if (!result.ok) return form.refuse(result.problem)
			return { problem: null, subscribed: result.value.email, toConfirm: result.value.toConfirm }
		}),
	})

export type NewsletterAnswer = Awaited<ReturnType<typeof subscribe>>
