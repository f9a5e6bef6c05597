import { DeliveryPin, type DeliveryQuote } from '../../../domain/delivery/schema'
import { api, attempt, type Context, read } from '../../api.server'
import { onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { redirectHere } from '../portal/here.server'
import { itemsText } from './coverage.server'

/** The delivery information of a page. */
export interface DeliveryTo {
	/** Blank where none was given. */
	pin: string
	quote: DeliveryQuote | null
	/** Why there is no quote for the PIN code. */
	problem: string | null
	/** The page that asks the shop what it costs, where no rate says so. */
	ask?: string
}

interface CartItem {
	productId: string
	quantity: number
}

/**
 * The cost of delivering goods to the PIN code that this browser gave.
 * @param otherwise the PIN code to go by where it gave none
 * @returns null where the shop says nothing of delivery, or there are no goods
 */
export async function deliveryOf(
	goods: readonly CartItem[],
	context: Context,
	otherwise = '',
): Promise<DeliveryTo | null> {
	const { delivery, store } = api(context)
	if (goods.length === 0 || !(await read(store.$get())).quotesDelivery) return null
	const pin = (await read(delivery.pin.$get())).pin ?? otherwise
	if (pin === '') return { pin, quote: null, problem: null }
	const items = itemsText(goods)
	const quote = await attempt(delivery.$get({ query: { pin, items } }))
	return quote.ok
		? {
				pin,
				quote: quote.value,
				problem: null,
				...(quote.value.cost === null && {
					ask: `/planner/ask?${new URLSearchParams({ items, pin, asks: 'delivery-cost' })}`,
				}),
			}
		: { pin, quote: null, problem: quote.problem.detail }
}

/** Has this browser remember where goods go, and leads back to the page that asked. */
export const onDeliveryPin = (request: Request, context: Context) =>
	onForm(DeliveryPin, async (json, form): Promise<Refused<'pin'>> => {
		const kept = await attempt(api(context).delivery.pin.$put({ json }))
		if (kept.ok) throw redirectHere(request, {}, 'delivery')
		return form.refuse(kept.problem)
	})
