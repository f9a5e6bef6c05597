import { data, redirect } from 'react-router'
import type { OnlinePayment } from '../../../domain/settlement/online-schema'
import { api, attempt, type Context } from '../../api.server'
import { pageUrl } from '../../components/session/guard.server'

export interface PayData {
	payment: OnlinePayment | null
	/** Why it cannot be paid now; null where it can. */
	problem: string | null
	/** Whether the order is over, so that trying again is of no use. */
	isFinal: boolean
	/** Whether the buyer has come back without having paid. */
	isBack: boolean
	/** Absolute: the provider sends buyers here after a payment, a failure, or giving up. */
	returnUrl: string
	cancelUrl: string
}

/** Tells the server whose form this page may show: the origins of its script and of its form. No browser is sent it. */
export const PROVIDER = 'x-payment-provider'

/** The amount to be paid, and the form of its provider. @throws a redirect where nothing is */
export async function readPayment(context: Context, request: Request, id: string) {
	const url = pageUrl(request)
	const call = { param: { id }, query: {} }
	const begun = await attempt(api(context).online.orders[':id'].payments.online.$post(call))
	const cancelUrl = `${url.origin}${url.pathname}?back`
	const isBack = url.searchParams.has('back')
	const page = { isBack, cancelUrl, returnUrl: '', payment: null, isFinal: false, problem: null }
	if (!begun.ok) {
		const { status, detail } = begun.problem
		// The page of the order knows whether a login shows it.
		if (status === 404) throw redirect(`/orders/${encodeURIComponent(id)}`)
		const refused: PayData = { ...page, problem: detail, isFinal: status === 409 }
		return data(refused, { status })
	}
	const payment: OnlinePayment = begun.value
	if (payment.state === 'paid') throw redirect(`/orders/${id}`)
	const { form } = payment
	const returnUrl = form ? new URL(form.returnPath, url).href : ''
	const shown: PayData = { ...page, payment, returnUrl }
	if (!form) return data(shown)
	const origins = [form.script, form.page].map((address) => new URL(address).origin)
	return data(shown, { headers: { [PROVIDER]: origins.join(' ') } })
}
