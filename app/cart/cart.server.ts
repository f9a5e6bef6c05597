import { type RouterContextProvider, redirect } from 'react-router'
import type { Cart } from '../../domain/cart/schema'
import { type Attempt, api, attempt, read } from '../api.server'
import { dispatch, idIn } from '../ui/dispatch.server'
import { leaveFlash } from '../ui/flash.server'
import type { CartAnswer } from './cart-answer'
import { cartIntents } from './cart-intents'
import { putRight } from './fit/cart-fix.server'

type Context = Readonly<RouterContextProvider>

/** The word left for the cart after a checkout that was only simulated. */
export const SIMULATED = 'simulated'

/** The quantity typed, one more or less where a plus or minus button sent it. */
const quantityIn = (form: FormData) =>
	Number(form.get('quantity') ?? 1) + Number(form.get('step') ?? 0)

interface Change {
	/** The product it is about; empty where it is about the whole cart. */
	productId: string
	/** Where it leads when it was sent as a page of its own. */
	leadsTo: string
	isAddition?: boolean
}

/** Answers a form sent with `stay`; any other leads to the cart, unless there is something to say about it. */
function answerTo(
	form: FormData,
	result: Attempt<Cart>,
	{ productId, leadsTo, isAddition = false }: Change,
): CartAnswer {
	if (!result.ok) return { productId, added: null, problem: result.problem.detail, notice: null }
	const { notice, items } = result.value
	if (!form.has('stay') && !notice) throw redirect(leadsTo)
	const line = items.find((item) => item.productId === productId)
	return { productId, added: isAddition ? (line?.name ?? null) : null, problem: null, notice }
}

/** Carries out what a form of the cart asks. */
export function changeCart(request: Request, context: Context): Promise<CartAnswer> {
	const { cart, store } = api(context)
	return dispatch(request, cartIntents, {
		add: async (form) => {
			const productId = idIn(form, 'productId')
			const json = { productId, quantity: quantityIn(form) }
			const leadsTo = `/cart?added=${encodeURIComponent(productId)}`
			const result = await attempt(cart.items.$post({ json }))
			return answerTo(form, result, { productId, leadsTo, isAddition: true })
		},
		set: async (form) => {
			const productId = idIn(form, 'productId')
			const call = { param: { productId }, json: { quantity: quantityIn(form) } }
			const result = await attempt(cart.items[':productId'].$put(call))
			return answerTo(form, result, { productId, leadsTo: '/cart' })
		},
		remove: async (form) => {
			const productId = idIn(form, 'productId')
			const result = await attempt(cart.items[':productId'].$delete({ param: { productId } }))
			const leadsTo = `/cart?removed=${encodeURIComponent(productId)}`
			return answerTo(form, result, { productId, leadsTo })
		},
		undo: async (form) => {
			const result = await attempt(cart.undo.$post())
			return answerTo(form, result, { productId: '', leadsTo: '/cart?restored=yes' })
		},
		checkout: async (form) => {
			const { cartCheckout } = await read(store.$get())
			if (cartCheckout === 'place') throw redirect('/checkout')
			const result = await attempt(cart.$delete())
			if (!result.ok) return answerTo(form, result, { productId: '', leadsTo: '/cart' })
			throw redirect('/cart', { headers: leaveFlash(request, SIMULATED) })
		},
		fix: (form) => putRight(form, context),
	})
}
