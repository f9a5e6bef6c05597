import type { Review } from '../../../domain/reviews/schema'
import { monthInWords } from '../../../shared/format/dates'

/** A review with its line of who wrote it, where and when; made on the server, so that pages need no dates. */
export function shownReview<R extends Review>({ month, name, city, ...rest }: R) {
	const by = `${name ?? 'A buyer'}, ${city}, ${monthInWords(`${month}-01`)}`
	return { ...rest, by }
}
export type ShownReview = Omit<Review, 'month' | 'name' | 'city'> & { by: string }
