import { type RouterContextProvider, redirect } from 'react-router'
import type { Cart } from '../../domain/cart/schema'
import { type Attempt, api, attempt, read } from '../api.server'
import type { CartAnswer } from './cart-answer'
import { putRight } from './cart-fix.server'

type Context = Readonly<RouterContextProvider>
type Intent = 'add' | 'set' | 'remove' | 'undo' | 'checkout' | 'fix'

const INTENTS: readonly string[] = ['add', 'set', 'remove', 'undo', 'checkout', 'fix']
const isIntent = (text: string): text is Intent => INTENTS.includes(text)

/** Where each change leads when it was sent as a page of its own. */
const LEADS_TO: Record<Exclude<Intent, 'fix'>, (productId: string) => string> = {
	add: (productId) => `/cart?added=${encodeURIComponent(productId)}`,
	set: () => '/cart',
	remove: (productId) => `/cart?removed=${encodeURIComponent(productId)}`,
	undo: () => '/cart?restored=yes',
	checkout: () => '/cart?checkout=simulated',
}

/** The quantity typed, one more or less where a plus or minus button sent it. */
const quantityIn = (form: FormData) =>
	Number(form.get('quantity') ?? 1) + Number(form.get('step') ?? 0)

function change(
	context: Context,
	intent: Exclude<Intent, 'fix'>,
	form: FormData,
): Promise<Attempt<Cart>> {
	const { cart } = api(context)
	const productId = String(form.get('productId') ?? '')
	const quantity = quantityIn(form)
	const param = { productId }
	switch (intent) {
		case 'add':
			return attempt(cart.items.$post({ json: { productId, quantity } }))
		case 'set':
			return attempt(cart.items[':productId'].$put({ param, json: { quantity } }))
		case 'remove':
			return attempt(cart.items[':productId'].$delete({ param }))
		case 'undo':
			return attempt(cart.undo.$post())
		case 'checkout':
			return attempt(cart.$delete())
	}
}

/**
 * Carries out what a form of the cart asks. One sent with `stay` gets an answer; any other leads to the
 * cart, unless there is something to say about it.
 */
export async function changeCart(form: FormData, context: Context): Promise<CartAnswer> {
	const asked = String(form.get('intent') ?? 'add')
	const intent = isIntent(asked) ? asked : 'add'
	if (intent === 'checkout') {
		const { cartCheckout } = await read(api(context).store.$get())
		if (cartCheckout === 'place') throw redirect('/checkout')
	}
	if (intent === 'fix') return putRight(form, context)
	const productId = String(form.get('productId') ?? '')
	const result = await change(context, intent, form)
	if (!result.ok) return { productId, added: null, problem: result.problem.detail, notice: null }
	const { notice, items } = result.value
	if (!form.has('stay') && !notice) throw redirect(LEADS_TO[intent](productId))
	const line = items.find((item) => item.productId === productId)
	return { productId, added: intent === 'add' ? (line?.name ?? null) : null, problem: null, notice }
}
