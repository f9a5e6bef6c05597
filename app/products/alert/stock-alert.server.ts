import { NewStockAlert } from '../../../domain/stock-alerts/schema'
import { type Asked, api, attempt, type Context, read } from '../../api.server'
import { onCall, onCallOnly } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import { alertIntents } from './alert-intents'

const ASK = NewStockAlert.pick({ email: true })

/** Notes that somebody wants to hear when the page's product is back, or does not any more. */
export const changeAlert = ({ request, context, params }: Asked<'id'>) =>
	formAction(request, alertIntents, {
		ask: onCall(
			ASK,
			({ email }) => api(context).stockAlerts.$post({ json: { productId: params.id, email } }),
			({ value: { email, toConfirm } }) => ({ problem: null, email, toConfirm }),
		),
		stop: onCallOnly(
			() => api(context).stockAlerts[':productId'].$delete({ param: { productId: params.id } }),
			{},
		),
	})

/** The caller's address and whether they wait for a product; null for a visitor. */
export async function ownAlert(productId: string, context: Context) {
	const { user } = await read(api(context).accounts.session.$get())
	if (!user) return null
	const own = await attempt(api(context).stockAlerts.$get())
	const isWaiting = own.ok && own.value.some((alert) => alert.productId === productId)
	return { email: user.email, isWaiting }
}
