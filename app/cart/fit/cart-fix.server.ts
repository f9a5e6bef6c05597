import { redirect } from 'react-router'
import { api, attempt, type Context } from '../../api.server'
import type { CartAnswer } from '../../components/cart/cart-answer'
import type { LineChange } from '../../components/cart/line-changes'
import type { SentForm } from '../../ui/forms/form-action.server'

/**
 * Sets the lines of the cart as the form asks, all of them or none, and leads to the cart with the data to go back. The
 * first line is the one the form is about.
 */
export async function putRight(
	json: { items: LineChange[] },
	form: Pick<SentForm<string>, 'refuse'>,
	context: Context,
): Promise<CartAnswer> {
	const { items } = json
	const changed = await attempt(api(context).cart.lines.$patch({ json }))
	if (!changed.ok) return { ...form.refuse(changed.problem), productId: items[0]?.productId ?? '' }
	const params = new URLSearchParams()
	for (const { productId, quantity, was } of items) {
		params.append('fixed', productId)
		params.append('was', String(was ?? 0))
		params.append('is', String(quantity))
	}
	throw redirect(`/cart?${params}`)
}
