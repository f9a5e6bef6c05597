import { data, type RouterContextProvider, redirect } from 'react-router'
import type { OnlinePayment } from '../../../domain/settlement/online-schema'
import { policyWithNonce } from '../../../http/content-security-policy'
import { pageUrl } from '../../account/guard.server'
import { api, attempt } from '../../api.server'
import { nonceContext } from '../../nonce'

export interface PayData {
	payment: OnlinePayment | null
	/** Why it cannot be paid now; null where it can. */
	problem: string | null
	/** Whether the order is over, so that trying again is of no use. */
	isOver: boolean
	/** Whether the buyer has come back without having paid. */
	isBack: boolean
	/** Absolute: where the provider sends the buyer to who has paid or failed, and who has given up. */
	returnUrl: string
	cancelUrl: string
}

export const POLICY = 'content-security-policy'

/** What is to be paid, and the one policy under which a page may show the form of the provider. @throws a redirect where nothing is */
export async function readPayment(
	context: Readonly<RouterContextProvider>,
	request: Request,
	id: string,
) {
	const url = pageUrl(request)
	const call = { param: { id }, query: {} }
	const begun = await attempt(api(context).online.orders[':id'].payments.online.$post(call))
	const cancelUrl = `${url.origin}${url.pathname}?back`
	const isBack = url.searchParams.has('back')
	const page = { isBack, cancelUrl, returnUrl: '', payment: null, isOver: false, problem: null }
	if (!begun.ok) {
		const { status, detail } = begun.problem
		if (status === 404) throw data(begun.problem, { status })
		const refused: PayData = { ...page, problem: detail, isOver: status === 409 }
		return data(refused, { status })
	}
	const payment: OnlinePayment = begun.value
	if (payment.state === 'paid') throw redirect(`/orders/${id}`)
	const { form } = payment
	const returnUrl = form ? new URL(form.returnPath, url).href : ''
	const shown: PayData = { ...page, payment, returnUrl }
	const nonce = context.get(nonceContext)
	if (!form || !nonce) return data(shown)
	const provider = { script: new URL(form.script).origin, form: new URL(form.page).origin }
	return data(shown, { headers: { [POLICY]: policyWithNonce(nonce, provider) } })
}
