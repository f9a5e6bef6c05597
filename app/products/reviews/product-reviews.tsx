import { data, Link } from 'react-router'
import { pageIn, pagesOf, partOf } from '../../components/portal/paging.server'
import { Paging } from '../../components/products/list/paging'
import { ReviewList } from '../../components/reviews/review-list'
import type { PageHandle } from '../../page-handle'
import { pageTitle } from '../../shell/page-title'
import { RatingLine } from '../../ui/display/stars'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { productAt } from '../product-at.server'
import type { Route } from './+types/product-reviews'
import { reviewsOf } from './reviews.server'

const PAGE_SIZE = 10

export const handle = { cachedBy: ['page'] } satisfies PageHandle

// The product's own page is the one to be found.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	pageTitle(matches, loaderData ? `Reviews of ${loaderData.product.name}` : 'Product Not Found'),
	{ name: 'robots', content: 'noindex' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { id, name, rating } = await productAt(params.id, context)
	const page = pageIn(url.searchParams)
	const { items, total } = await reviewsOf(id, context, partOf(page, PAGE_SIZE))
	const pages = pagesOf(total, PAGE_SIZE)
	if (page > pages) throw data(null, { status: 404 })
	return { product: { id, name, ...(rating && { rating }) }, items, page, pages }
}

/** All reviews of a product. */
export default function ProductReviews({ loaderData }: Route.ComponentProps) {
	const { product, items, page, pages } = loaderData
	const path = `/products/${product.id}`
	return (
		<Stack as={Page} airy>
			<ButtonLink as={Link} variant="line" to={path}>
				{product.name}
			</ButtonLink>
			<h1>Reviews of {product.name}</h1>
			<Text tone="muted">
				{product.rating && <RatingLine of={product.rating} />} Only people who bought it here can
				write one. We do not hide a review for a low mark.
			</Text>
			{items.length > 0 ? <ReviewList reviews={items} /> : <p>Nobody has reviewed it yet.</p>}
			<Paging
				page={page}
				pages={pages}
				addressOf={(number) =>
					number === 1 ? `${path}/reviews` : `${path}/reviews?page=${number}`
				}
			/>
		</Stack>
	)
}
