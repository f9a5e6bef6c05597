import { Link } from 'react-router'
import { ReviewList } from '../../components/reviews/review-list'
import { RatingLine } from '../../ui/display/stars'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { reviewsOf } from './reviews.server'

interface Props {
	product: { id: string; rating?: { stars: number; count: number } }
	reviews: Awaited<ReturnType<typeof reviewsOf>>
	className?: string | undefined
}

/** The newest reviews of a product, and the way to all of them; nothing where there are none. */
export const ReviewsSection = ({ product, reviews: { items, total }, className }: Props) =>
	total > 0 && (
		<Stack as="section" gap={3} className={className} aria-labelledby="reviews">
			<Heading level={2} size="title" id="reviews">
				Reviews
			</Heading>
			<Text size="small" tone="muted">
				{product.rating && <RatingLine of={product.rating} />} By people who bought it here.
			</Text>
			<ReviewList reviews={items} />
			{total > items.length && (
				<ButtonLink as={Link} variant="line" to={`/products/${product.id}/reviews`}>
					All {total} reviews
				</ButtonLink>
			)}
		</Stack>
	)
