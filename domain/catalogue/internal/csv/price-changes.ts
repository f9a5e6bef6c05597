import type { RowChange } from '../../../imports/keyed-rows.ts'
import { LARGE_CHANGE_PCT } from '../../limits.ts'
import type { ProductFields } from '../../schema.ts'

type Changed = Pick<RowChange<ProductFields>, 'before' | 'after'>

/** How much a price changes, of the smaller of the two: 99 where it becomes a hundred times or a hundredth; 0 of a new product. */
export function priceChange({ before, after }: Changed): number {
	if (!before || before.price === after.price) return 0
	const [less, more] = [Math.min(before.price, after.price), Math.max(before.price, after.price)]
	return less > 0 ? more / less - 1 : Number.POSITIVE_INFINITY
}

/** Whether a price rises or falls by more than may go unasked, of the price before. */
export function isLarge({ before, after }: Changed): boolean {
	if (!before || before.price === after.price) return false
	return Math.abs(after.price - before.price) * 100 > before.price * LARGE_CHANGE_PCT
}
