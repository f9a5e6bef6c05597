import type { Product } from '../../../domain/catalogue/schema'
import { ratingInWords } from '../../../shared/products/rating-words'
import { api, type Context, readPage } from '../../api.server'
import { pagesOf, partOf } from '../../components/portal/paging.server'
import { shownReview } from '../../components/reviews/shown-review.server'

const PAGE_SIZE = 5

/** A page of the reviews of a product. @param asked its number, as the address has it; the first for any other text */
export async function reviewsOf({ id, rating }: Product, asked: string | null, context: Context) {
	const page = /^[1-9]\d{0,4}$/.test(asked ?? '') ? Number(asked) : 1
	const { items, total } = await readPage(
		api(context).reviews.products[':id'].reviews.$get({
			param: { id },
			query: partOf(page, PAGE_SIZE),
		}),
	)
	return {
		items: items.map(shownReview),
		total,
		page,
		pages: pagesOf(total, PAGE_SIZE),
		rating: rating ? ratingInWords(rating) : null,
	}
}
