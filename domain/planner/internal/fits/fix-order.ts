import type { Item, Part } from '../../electrical/items.ts'
import type { Cure, Fix } from './best-fixes.ts'

/** How many ways out one problem shows. */
const SHOWN = 4

/** How much of a cart a fix changes, the least first. */
const CHANGE = {
	/** A little more or less of a product in the cart: by less than half of it. */
	fewPieces: 0,
	/** Something besides, or another of the same type in the place of one. */
	likeForLike: 1,
	/** Half as many again of a product in the cart, or half as few. */
	manyPieces: 2,
	/** Something of another type: micro-inverters for a hybrid one, lithium for lead. */
	otherType: 3,
	/** An inverter without the grid for one with it, or the other way round: another system. */
	otherSupply: 4,
}

/**
 * Fixes of a cart in a person's order; all of them are in stock. The least change of the cart comes first (see CHANGE,
 * then the pieces by which a number changes), then parts that work as they are before batteries in series, fixes
 * without a warning, and the cheapest cart.
 */
export function leastChangeFirst(
	cures: readonly Cure[],
	lines: readonly Part[],
	byId: ReadonlyMap<string, Item>,
): Fix[] {
	const inCart = new Map(lines.map(({ item, quantity }) => [item.id, quantity]))
	const priceOf = (id: string, pieces: number) => (byId.get(id)?.price ?? 0) * pieces
	const costOf = ({ productId, quantity, insteadOf }: Cure) =>
		priceOf(productId, quantity - (inCart.get(productId) ?? 0)) -
		(insteadOf === null ? 0 : priceOf(insteadOf, inCart.get(insteadOf) ?? 0))
	const changeOf = ({ productId, quantity, insteadOf }: Cure) => {
		const now = inCart.get(productId)
		if (insteadOf !== null)
			return { change: changeOfSwap(byId.get(insteadOf), byId.get(productId)), pieces: 0 }
		if (now === undefined) return { change: CHANGE.likeForLike, pieces: 0 }
		const pieces = Math.abs(quantity - now)
		return { change: 2 * pieces < now ? CHANGE.fewPieces : CHANGE.manyPieces, pieces }
	}
	return cures
		.map((cure) => ({ cure, ...changeOf(cure), cost: costOf(cure) }))
		.sort(
			(a, b) =>
				a.change - b.change ||
				a.pieces - b.pieces ||
				inSeries(a.cure) - inSeries(b.cure) ||
				a.cure.warnings - b.cure.warnings ||
				a.cost - b.cost,
		)
		.slice(0, SHOWN)
		.map(({ cure: { warnings: _, inSeries: __, ...fix } }) => fix)
}

const inSeries = (cure: Cure) => cure.inSeries ?? 1

function changeOfSwap(gone: Item | undefined, come: Item | undefined): number {
	if (typeOf(gone) === typeOf(come)) return CHANGE.likeForLike
	return isOffGrid(gone) === isOffGrid(come) ? CHANGE.otherType : CHANGE.otherSupply
}

const isOffGrid = (item: Item | undefined) => typeOf(item) === 'off-grid'

/** The sort of product, as a buyer would name it. */
function typeOf(item: Item | undefined): string {
	const { sheet } = item ?? {}
	if (sheet?.kind === 'inverter') return sheet.type
	return sheet?.kind === 'battery' ? sheet.chemistry : (item?.category ?? '')
}
