import { z } from 'zod'
import { api, attempt, type Context, read } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'

export interface CartCode {
	/** As it was typed; blank where none was. */
	typed: string
	/** The discount, rupees; null without a code, or where it does not count. */
	discount: number | null
	/** Why it does not count. */
	problem: string | null
}

interface CartItem {
	productId: string
	quantity: number
}

/** The discount of the typed code; null where the shop has no codes, or the cart is empty. */
export async function codeOf(
	items: readonly CartItem[],
	context: Context,
): Promise<CartCode | null> {
	const { checkout, codes, store } = api(context)
	if (items.length === 0 || (await read(store.$get())).checkoutIsDemo) return null
	const { code: typed = '' } = (await read(checkout.draft.$get())).fields
	if (typed === '') return { typed, discount: null, problem: null }
	const goods = items.map(({ productId, quantity }) => ({ productId, quantity }))
	const checked = await attempt(codes.check.$post({ json: { code: typed, items: goods } }))
	return checked.ok
		? { typed, discount: checked.value.discount, problem: null }
		: { typed, discount: null, problem: checked.problem.detail }
}

const Code = z.object({ code: z.string() })

/** Keeps the code for the checkout, and leads back to the cart, which shows its discount. */
export const onCode = (request: Request, context: Context) =>
	onForm(Code, async ({ code = '' }, form): Promise<Refused> => {
		const json = { fields: { code: code.trim() } }
		const kept = await attempt(api(context).checkout.draft.$put({ json }))
		if (kept.ok) throw redirectHere(request, {}, 'code')
		return form.refuse(kept.problem)
	})
