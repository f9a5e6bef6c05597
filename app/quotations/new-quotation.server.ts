import { redirect } from 'react-router'
import type { NewQuotation } from '../../domain/documents/quotations/schema'
import { detailsIn, hasPlaceAndUse } from '../../domain/planner/plan-address'
import { type Asked, api, attempt, type Context, read } from '../api.server'
import { sentFields } from '../components/forms/sent-fields.server'
import { quotationPath } from '../components/orders/money/quotation-path.server'
import { planAt } from '../components/planner/plan-at.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { NEW_QUOTATION } from './new-quotation-fields'

interface Quoted {
	/** Null for the goods of the cart. */
	plan: string | null
	name: string
	/** Rupees. */
	total: number
	items: { productId: string; quantity: number }[]
	pin: string
	/** Of a society; blank for others. */
	flats: string
}

/**
 * What a page's address asks a quotation of: a plan's system, or the cart; null where there is nothing in it.
 * @throws a redirect to the planner, where an address has no plan
 */
export async function quotedIn(request: Request, context: Context): Promise<Quoted | null> {
	if (!hasPlaceAndUse(detailsIn(new URL(request.url).searchParams))) {
		const { cart, delivery } = api(context)
		const { items, total, count } = await read(cart.$get())
		if (items.length === 0) return null
		const { pin } = await read(delivery.pin.$get())
		const name = count === 1 ? '1 piece in your cart' : `${count} pieces in your cart`
		return { plan: null, name, total, items, pin: pin ?? '', flats: '' }
	}
	const { option, details, address } = await planAt(request, context)
	return {
		plan: address,
		name: `The ${option.kwp} kW system of your plan`,
		total: option.price,
		items: option.items.map(({ productId, quantity }) => ({ productId, quantity })),
		pin: details.pin ?? '',
		flats: details.houses ?? '',
	}
}

/** Issues a quotation of what the address of the page names. */
export const issueQuotation = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(
			sentFields<Omit<NewQuotation, 'items' | 'plan'>>(() => NEW_QUOTATION),
			async (json, form) => {
				const quoted = await quotedIn(request, context)
				if (!quoted) return form.refuse('Your cart is empty. Put something in it first.')
				const { plan, items } = quoted
				const issued = await attempt(
					api(context).quotations.$post({
						header: { 'idempotency-key': form.values.idempotencyKey ?? '' },
						json: { ...json, ...(plan && { plan, items }) },
					}),
				)
				if (!issued.ok) return form.refuse(issued.problem)
				throw redirect(await quotationPath(context, issued.value), 303)
			},
		),
	})
