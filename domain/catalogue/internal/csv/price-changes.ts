import { LARGE_CHANGE_PCT } from '../../limits.ts'

interface Priced {
	price?: number | undefined
}

/** What has a price before and after; others change none. */
interface Changed {
	before: Priced | null
	after: Priced
}

/** How much a price changes, of the smaller of the two: 99 where it becomes a hundred times or a hundredth; 0 of a new product. */
export function priceChange({ before, after }: Changed): number {
	const { price: was = 0 } = before ?? {}
	const { price: is = was } = after
	if (!before || was === is) return 0
	const [less, more] = [Math.min(was, is), Math.max(was, is)]
	return less > 0 ? more / less - 1 : Number.POSITIVE_INFINITY
}

/** Whether a price rises or falls by more than may go unasked, of the price before. */
export function isLarge({ before, after }: Changed): boolean {
	const { price: was } = before ?? {}
	const { price: is } = after
	if (was === undefined || is === undefined) return false
	return Math.abs(is - was) * 100 > was * LARGE_CHANGE_PCT
}
