import { redirect } from 'react-router'
import { z } from 'zod'
import {
	type Cart,
	ItemQuantity,
	LineChanges,
	NewItem,
	RemovalQuery,
} from '../../domain/cart/schema'
import { type Asked, type Attempt, api, attempt, read } from '../api.server'
import type { CartAnswer } from '../components/cart/cart-answer'
import { cartIntents } from '../components/cart/cart-intents'
import { onDeliveryPin } from '../components/delivery/delivery.server'
import { leaveFlash } from '../ui/flash.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onButton, onForm, type SentForm } from '../ui/forms/form-action.server'
import { onCode } from './code/cart-code.server'
import { putRight } from './fit/cart-fix.server'

/** The word left for the cart after a checkout that was only simulated. */
export const SIMULATED = 'simulated'

const Line = z.object({ productId: Id })
const NewLine = NewItem.extend(Line.shape)
const RemovedLine = RemovalQuery.extend(Line.shape)
const HasThem = z.object({ hasThem: z.enum(['yes', 'no']) })
const System = z.object({ id: Id })
/** The quantity typed beside the pieces in systems, one more or less where a plus or minus button sent it. */
const ChangedLine = ItemQuantity.extend({
	...Line.shape,
	step: z.number().optional(),
	inSystems: z.number().optional(),
})

interface Change {
	/** The product it is about; empty where it is about the whole cart. */
	productId: string
	/** Where it leads when it was sent as a page of its own. */
	leadsTo: string
	isAddition?: boolean
}

/** Answers a form that stays; any other leads to the cart, unless there is something to say about it. */
function answerTo(
	form: Pick<SentForm<string>, 'stays' | 'refuse'>,
	result: Attempt<Cart>,
	{ productId, leadsTo, isAddition = false }: Change,
): CartAnswer {
	if (!result.ok) return form.refuse(result.problem)
	const { notice, items } = result.value
	if (!form.stays && !notice) throw redirect(leadsTo)
	const line = items.find((item) => item.productId === productId)
	return { problem: null, productId, added: isAddition ? (line?.name ?? null) : null, notice }
}

/** The action of the cart's forms. */
export function changeCart({ request, context }: Asked): Promise<CartAnswer> {
	const { cart, store } = api(context)
	return formAction(request, cartIntents, {
		add: onForm(NewLine, async (json, form) => {
			const { productId } = json
			const leadsTo = `/cart?added=${encodeURIComponent(productId)}`
			const result = await attempt(cart.items.$post({ json }))
			return answerTo(form, result, { productId, leadsTo, isAddition: true })
		}),
		set: onForm(ChangedLine, async ({ productId, quantity, step, inSystems }, form) => {
			// A text that is no number is for the API to refuse.
			const isCounted = typeof quantity !== 'string'
			const single = isCounted ? Math.max(1, (quantity ?? 1) + (step ?? 0)) : quantity
			const json = { quantity: isCounted ? single + (inSystems ?? 0) : quantity }
			const result = await attempt(cart.items[':productId'].$put({ param: { productId }, json }))
			return answerTo(form, result, { productId, leadsTo: '/cart' })
		}),
		remove: onForm(RemovedLine, async ({ productId, ...query }, form) => {
			const result = await attempt(
				cart.items[':productId'].$delete({ param: { productId }, query }),
			)
			const leadsTo = `/cart?removed=${encodeURIComponent(productId)}`
			return answerTo(form, result, { productId, leadsTo })
		}),
		removeSystem: onForm(System, async ({ id }, form) => {
			const result = await attempt(cart.systems[':id'].$delete({ param: { id } }))
			return answerTo({ ...form, stays: false }, result, {
				productId: '',
				leadsTo: '/cart?system=removed',
			})
		}),
		undo: onButton(async (form) => {
			const result = await attempt(cart.undo.$post())
			return answerTo({ ...form, stays: false }, result, {
				productId: '',
				leadsTo: '/cart?restored=yes',
			})
		}),
		checkout: onButton(async (form) => {
			const { cartCheckout } = await read(store.$get())
			if (cartCheckout === 'place') throw redirect('/checkout')
			const result = await attempt(cart.$delete())
			if (!result.ok) return form.refuse(result.problem)
			throw redirect('/cart', { headers: leaveFlash(request, SIMULATED) })
		}),
		deliver: onDeliveryPin(request, context),
		code: onCode(request, context),
		otherParts: onForm(HasThem, async ({ hasThem }, form) => {
			const json = { hasOtherParts: hasThem === 'yes' }
			const result = await attempt(cart['other-parts'].$put({ json }))
			return answerTo(form, result, { productId: '', leadsTo: '/cart' })
		}),
		fix: onForm(LineChanges, (json, form) => putRight(json, form, context)),
	})
}
