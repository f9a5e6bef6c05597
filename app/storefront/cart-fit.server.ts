import type { RouterContextProvider } from 'react-router'
import type { CartItem } from '../../domain/cart/schema'
import { api, attempt } from '../api.server'
import { type FitNote, inOrder, type WayOut } from './cart-fit-words'

type Context = Readonly<RouterContextProvider>

/** What is said of the cart as a whole: that it fits, or what is to be thought about. */
export type CartFitTold = { fits: boolean; notes: FitNote[] } | null

interface Fix {
	productId: string
	quantity: number
	insteadOf: string | null
	sentence: string
}

/** The way out with what its button shows; nothing where the product has just gone. */
async function wayOut(fix: Fix, items: CartItem[], context: Context): Promise<WayOut[]> {
	const line = items.find(({ productId }) => productId === fix.productId)
	const replaced = items.find(({ productId }) => productId === fix.insteadOf)
	// In place of something there would be two answers to how many of it there are to be.
	if (line && fix.insteadOf) return []
	const { productId, quantity } = fix
	const lines = [
		{ productId, quantity, was: line?.quantity ?? 0 },
		...(replaced ? [{ productId: replaced.productId, quantity: 0, was: replaced.quantity }] : []),
	]
	if (line) {
		const { name, image, price } = line
		return [{ ...fix, inCart: true, lines, name, image, price }]
	}
	const param = { id: fix.productId }
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param }))
	if (!found.ok) return []
	const { name, image, price } = found.value
	return [{ ...fix, inCart: false, lines, name, image, price }]
}

/**
 * How the things in a cart go together, in the plains of India. It never stands in the way of the cart:
 * of what cannot be checked nothing is said.
 */
export async function fitOf(items: CartItem[], context: Context): Promise<CartFitTold> {
	if (items.length === 0) return null
	const json = { items: items.map(({ productId, quantity }) => ({ productId, quantity })) }
	const checked = await attempt(api(context).planner.check.$post({ json }))
	if (!checked.ok) return null
	const { verdict, problems, missing, paired } = checked.value
	const notes = await Promise.all([
		...problems.map(async ({ severity, sentence, details, fixes }) => ({
			kind: severity === 'error' ? ('misfit' as const) : ('warning' as const),
			sentence,
			details,
			fixes: (await Promise.all(fixes.map((fix) => wayOut(fix, items, context)))).flat(),
		})),
		...missing.map(async ({ severity, sentence, fixes }) => ({
			kind: severity === 'error' ? ('missing' as const) : ('hint' as const),
			sentence,
			details: [],
			fixes: (await Promise.all(fixes.map((fix) => wayOut(fix, items, context)))).flat(),
		})),
	])
	const fits = verdict === 'fits' && paired && notes.every(({ kind }) => kind !== 'missing')
	return fits || notes.length > 0 ? { fits, notes: inOrder(notes) } : null
}
