import { TrackingRequest } from '../../../domain/orders/tracking/track-schema'
import { type Asked, api, attempt } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { trackIntents } from './track-intents'

/** The actions of the page that tracks an order: how far it is, and its link to the mail of the order. */
export function trackOrder({ request, context }: Asked) {
	const tracking = api(context).orderTracking
	return formAction(request, trackIntents, {
		track: onForm(TrackingRequest, async (json, form) => {
			const found = await attempt(tracking.$post({ json }))
			return found.ok
				? { problem: null, order: found.value, isSent: false, values: form.values }
				: { ...form.refuse(found.problem), order: null, isSent: false, values: form.values }
		}),
		'send-link': onForm(TrackingRequest, async (json, form) => {
			const { values } = form
			const sent = await attempt(tracking.link.$post({ json }))
			const found = await attempt(tracking.$post({ json }))
			const order = found.ok ? found.value : null
			return sent.ok
				? { problem: null, order, isSent: true, values }
				: { ...form.refuse(sent.problem), order, isSent: false, values }
		}),
	})
}
