import type { Product } from '../schema.ts'

// A kit has no stock of its own: it is there as often as its parts are.

/** So many of a product. */
export interface Pieces {
	productId: string
	quantity: number
}

type Sheeted = Pick<Product, 'sheet'>

/** Whether a product is sold as its parts. */
export const isKit = ({ sheet }: Sheeted): boolean => sheet?.kind === 'kit'

/** The pieces that one of a product takes from stock: a kit all of its parts, each once; other products themselves. */
export function takenBy({ id, sheet }: Sheeted & { id: string }): Pieces[] {
	if (sheet?.kind !== 'kit') return [{ productId: id, quantity: 1 }]
	const pieces = new Map<string, number>()
	for (const { productId, quantity } of sheet.parts)
		pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
	return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Pieces of a product there are to take; none where it is not for sale, or is itself a kit. */
export const piecesOf = (
	product: (Sheeted & Pick<Product, 'stock' | 'archived'>) | undefined,
): number => (product && !product.archived && !isKit(product) ? product.stock : 0)

/** The stock that is left while one product after another is taken from it. */
export class RemainingStock {
	readonly #stockOf: (id: string) => number
	readonly #left = new Map<string, number>()

	/** @param stockOf pieces of a product before anything is taken */
	constructor(stockOf: (id: string) => number) {
		this.#stockOf = stockOf
	}

	#leftOf(id: string): number {
		return this.#left.get(id) ?? this.#stockOf(id)
	}

	/** How often these pieces can still be taken together. */
	most(pieces: readonly Pieces[]): number {
		const often = pieces.map(({ productId, quantity }) =>
			Math.floor(this.#leftOf(productId) / quantity),
		)
		return Math.max(0, Math.min(...often))
	}

	take(pieces: readonly Pieces[], times: number): void {
		for (const { productId, quantity } of pieces)
			this.#left.set(productId, this.#leftOf(productId) - quantity * times)
	}
}

/** How many of a kit its parts allow. @param stockOf pieces of a part there are */
export const kitStock = (kit: Sheeted & { id: string }, stockOf: (id: string) => number): number =>
	new RemainingStock(stockOf).most(takenBy(kit))
