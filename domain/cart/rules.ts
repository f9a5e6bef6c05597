import { type Message, message } from '../../shared/messages/message.ts'
import { piecesOf, RemainingStock, takenBy } from '../catalogue/kits/kits.ts'
import type { Product } from '../catalogue/schema.ts'

export interface Line {
	productId: string
	quantity: number
}

/** A line's new quantity, 0 to take it out; and the one last seen, where that matters. */
export interface LineChange extends Line {
	was?: number | undefined
}

/** A product by its id, archived or not. */
export type Find = (id: string) => Product | undefined

/** How many of a product a cart may hold, and whether the cart's other lines leave less than there are. */
export interface Availability {
	most: number
	shared: boolean
}

/**
 * How many of each product a cart may hold beside its other lines: shared stock, such as the parts of kits, is taken
 * once. Where there is too little for all, an earlier line takes its quantity first.
 */
export function availabilityIn(
	lines: readonly Line[],
	find: Find,
): (product: Product) => Availability {
	const stockOf = (id: string) => piecesOf(find(id))
	const remaining = new RemainingStock(stockOf)
	const having = new Map<string, number>()
	for (const { productId, quantity } of lines) {
		const product = find(productId)
		if (!product || product.archived) continue
		const takes = takenBy(product)
		const count = Math.min(quantity, remaining.most(takes))
		remaining.take(takes, count)
		having.set(productId, count)
	}
	return (product) => {
		const takes = takenBy(product)
		const most = remaining.most(takes) + (having.get(product.id) ?? 0)
		return { most, shared: most < new RemainingStock(stockOf).most(takes) }
	}
}

/** The quantity a line may have: at least 1, at most the number available, and a sentence when it was lowered. */
export function capped(
	wanted: number,
	{ name }: Pick<Product, 'name'>,
	availability: Availability,
) {
	const quantity = Math.max(1, Math.min(wanted, availability.most))
	const notice = wanted > availability.most ? shortageOf(name, availability) : null
	return { quantity, notice }
}

/** How little there is room for. */
export function shortageOf(name: string, { most, shared }: Availability): Message {
	if (shared) return message('cart.too_few_beside_rest', { name, most })
	if (most === 0) return message('catalogue.out_of_stock', { name })
	return message('cart.too_few', { name, most })
}

/** Adds lines to lines: the same product's quantities are added, new ones follow at the end. */
export function merged(into: readonly Line[], more: readonly Line[]): Line[] {
	const lines = new Map(into.map((line) => [line.productId, line.quantity]))
	for (const { productId, quantity } of more)
		lines.set(productId, (lines.get(productId) ?? 0) + quantity)
	return [...lines].map(([productId, quantity]) => ({ productId, quantity }))
}

const quantityIn = (lines: readonly Line[], id: string) =>
	lines.find(({ productId }) => productId === id)?.quantity ?? 0

/** The lines that are not yet as asked. */
export const stillToChange = <L extends Line>(lines: readonly Line[], changes: readonly L[]): L[] =>
	changes.filter(({ productId, quantity }) => quantityIn(lines, productId) !== quantity)

/** Whether the cart has moved on since it was seen. */
export const movedOn = (lines: readonly Line[], changes: readonly LineChange[]): boolean =>
	changes.some(({ productId, was }) => was !== undefined && was !== quantityIn(lines, productId))

/** Lines with each of these set, in its place or at the end. */
function withLines(lines: readonly Line[], set: readonly Line[]): Line[] {
	const quantities = new Map([...lines, ...set].map((line) => [line.productId, line.quantity]))
	return [...quantities]
		.map(([productId, quantity]) => ({ productId, quantity }))
		.filter(({ quantity }) => quantity > 0)
}

/** The lines asked to have more than they have; to have fewer is always possible. */
export const raisedIn = <L extends Line>(lines: readonly Line[], changes: readonly L[]): L[] =>
	changes.filter(({ productId, quantity }) => quantity > quantityIn(lines, productId))

/** The pieces that the changes take from the lines. */
export const lowerings = (lines: readonly Line[], changes: readonly Line[]): Line[] =>
	changes.flatMap(({ productId, quantity }) => {
		const less = quantityIn(lines, productId) - quantity
		return less > 0 ? [{ productId, quantity: less }] : []
	})

/** The first product without room for as many more as asked; pieces taken out make room for those put in. */
export function firstShort(
	lines: readonly Line[],
	changes: readonly Line[],
	find: Find,
): { product: Product; availability: Availability } | null {
	const raised = raisedIn(lines, changes)
	let now = withLines(
		lines,
		changes.filter((line) => !raised.includes(line)),
	)
	for (const line of raised) {
		const product = find(line.productId)
		if (!product) continue
		const availability = availabilityIn(now, find)(product)
		if (line.quantity > availability.most) return { product, availability }
		now = withLines(now, [line])
	}
	return null
}
