import { api, type Context, readPage } from '../../api.server'
import { shownReview } from '../../components/reviews/shown-review.server'

/** A part of the reviews of a product, with how many there are in all. */
export async function reviewsOf(
	id: string,
	context: Context,
	part: { limit: string; offset?: string },
) {
	const { products } = api(context).reviews
	const { items, total } = await readPage(
		products[':id'].reviews.$get({ param: { id }, query: part }),
	)
	return { items: items.map(shownReview), total }
}
