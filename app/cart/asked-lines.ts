/** A line of the cart as a form asks for it: 0 takes it out. */
export interface AskedLine {
	productId: string
	quantity: number
	/** What it was when the form was shown; where it is another by now, nothing is done. */
	was?: number | undefined
}

/** The lines a form asks for, in its order. */
export function linesIn(form: FormData): AskedLine[] {
	const quantities = form.getAll('quantity')
	const before = form.getAll('was')
	return form.getAll('productId').map((id, n) => ({
		productId: String(id),
		quantity: Number(quantities[n]),
		...(before[n] !== undefined && { was: Number(before[n]) }),
	}))
}

/** The change that takes this one back. */
export const backOf = (lines: readonly Required<AskedLine>[]): Required<AskedLine>[] =>
	lines.map(({ productId, quantity, was }) => ({ productId, quantity: was, was: quantity }))
