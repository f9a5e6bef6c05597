import { type RouterContextProvider, redirect } from 'react-router'
import { api, attempt, read } from '../api.server'
import type { CartAnswer } from './cart-answer'

/**
 * Gives the cart so many of a product, in place of another where the form names one, and leads to the
 * cart with what it takes to go back. What it replaces stays until the new one is in.
 */
export async function putRight(
	form: FormData,
	context: Readonly<RouterContextProvider>,
): Promise<CartAnswer> {
	const { cart } = api(context)
	const productId = String(form.get('productId') ?? '')
	const insteadOf = String(form.get('insteadOf') ?? '')
	const quantity = Number(form.get('quantity') ?? 1)
	const { items } = await read(cart.$get())
	const piecesOf = (id: string) => items.find((item) => item.productId === id)?.quantity ?? 0
	const [before, replaced] = [piecesOf(productId), piecesOf(insteadOf)]
	const param = { productId }
	const changed = await attempt(
		before > 0
			? cart.items[':productId'].$put({ param, json: { quantity } })
			: cart.items.$post({ json: { productId, quantity } }),
	)
	if (!changed.ok) return { productId, added: null, problem: changed.problem.detail, notice: null }
	if (replaced > 0)
		await attempt(cart.items[':productId'].$delete({ param: { productId: insteadOf } }))
	const { notice } = changed.value
	if (notice) return { productId, added: null, problem: null, notice }
	const told = new URLSearchParams({ fixed: productId })
	if (before > 0) told.set('before', String(before))
	if (replaced > 0) {
		told.set('insteadOf', insteadOf)
		told.set('replaced', String(replaced))
	}
	throw redirect(`/cart?${told}`)
}
