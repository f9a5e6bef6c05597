/** A line of the cart as a form asks for it: 0 takes it out. */
export interface LineChange {
	productId: string
	quantity: number
	/** Its quantity when the form was shown; where that has changed since, nothing is done. */
	was?: number | undefined
}

/** The change that takes this one back. */
export const backOf = (lines: readonly Required<LineChange>[]): Required<LineChange>[] =>
	lines.map(({ productId, quantity, was }) => ({ productId, quantity: was, was: quantity }))
