import type { LineChange } from './line-changes'

/** The lines a form asks of the cart, one after the other. */
export function LineFields({ lines }: { lines: readonly LineChange[] }) {
	return lines.map(({ productId, quantity, was }) => (
		<span key={productId} hidden>
			<input type="hidden" name="productId" value={productId} />
			<input type="hidden" name="quantity" value={quantity} />
			{was !== undefined && <input type="hidden" name="was" value={was} />}
		</span>
	))
}
