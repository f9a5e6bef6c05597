import type { Cart, CartItem } from '../../../../domain/cart/schema'
import { api, attempt, type Context } from '../../../api.server'
import { type FitNote, inOrder, type WayOut } from './fit-notes'

/** The verdict on the cart as a whole: that it fits, or the things to fix or consider. */
export type CartFitResult = {
	fits: boolean
	notes: FitNote[]
	/** Whether parts are missing that the buyer may have, or has said to have; null where none are. */
	otherParts: 'asked' | 'told' | null
} | null

interface Fix {
	productId: string
	quantity: number
	insteadOf: string | null
	sentence: string
}

/** The way out with the contents of its button; nothing where the product has just gone. */
async function recovery(
	fix: Fix,
	about: readonly string[],
	items: CartItem[],
	context: Context,
): Promise<WayOut[]> {
	const line = items.find(({ productId }) => productId === fix.productId)
	const replaced = items.find(({ productId }) => productId === fix.insteadOf)
	// In place of something else there would be two answers to how many of it there are to be.
	if (line && fix.insteadOf && !about.includes(fix.productId)) return []
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

/** Several lines changed at once, the first of them the one that takes the place of the others. */
async function inOneStep(
	lines: { productId: string; quantity: number }[],
	items: CartItem[],
	context: Context,
): Promise<WayOut[]> {
	const [first] = lines
	if (!first) return []
	const found = await attempt(
		api(context).catalogue.products[':id'].$get({ param: { id: first.productId } }),
	)
	if (!found.ok) return []
	const { name, image, price } = found.value
	const wasOf = (id: string) => items.find(({ productId }) => productId === id)?.quantity ?? 0
	const [, replaced] = lines
	return [
		{
			...first,
			insteadOf: replaced?.productId ?? null,
			sentence: `${first.quantity} × ${name} in place of these parts.`,
			inCart: wasOf(first.productId) > 0,
			lines: lines.map((line) => ({ ...line, was: wasOf(line.productId) })),
			name,
			image,
			price,
		},
	]
}

/** How the things in a cart go together, in the plains of India, and the parts that could not be checked. */
export async function fitOf(
	{ items, hasOtherParts }: Pick<Cart, 'items' | 'hasOtherParts'>,
	context: Context,
): Promise<CartFitResult> {
	if (items.length === 0) return null
	const json = { items: items.map(({ productId, quantity }) => ({ productId, quantity })) }
	const checked = await attempt(api(context).planner.check.$post({ json }))
	if (!checked.ok) return null
	const { verdict, problems, missing: lacking, unchecked, advice, paired } = checked.value
	const missing = hasOtherParts ? [] : lacking
	const otherParts = lacking.length === 0 ? null : hasOtherParts ? 'told' : 'asked'
	const notes = await Promise.all([
		...problems.map(async ({ severity, productIds, sentence, details, fixes }) => ({
			kind: severity === 'error' ? ('misfit' as const) : ('warning' as const),
			sentence,
			details,
			fixes: (
				await Promise.all(fixes.map((fix) => recovery(fix, productIds, items, context)))
			).flat(),
		})),
		...missing.map(async ({ severity, productIds, sentence, fixes }) => ({
			kind: severity === 'error' ? ('missing' as const) : ('hint' as const),
			sentence,
			details: [],
			fixes: (
				await Promise.all(fixes.map((fix) => recovery(fix, productIds, items, context)))
			).flat(),
		})),
		...unchecked.map(({ sentence }) => ({
			kind: 'unchecked' as const,
			sentence,
			details: [],
			fixes: [],
		})),
		...advice.map(async ({ kind, sentence, lines }) => ({
			kind,
			sentence,
			details: [],
			fixes: await inOneStep(lines, items, context),
		})),
	])
	const fits = verdict === 'fits' && paired && notes.every(({ kind }) => kind !== 'missing')
	return fits || notes.length > 0 || otherParts ? { fits, notes: inOrder(notes), otherParts } : null
}
