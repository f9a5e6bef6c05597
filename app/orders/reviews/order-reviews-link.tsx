import { Link } from 'react-router'
import type { OrderReviews } from '../../../domain/reviews/schema'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** The way to the reviews of an order: what its buyer can write, and what others wrote of its installer; nothing where there is none. */
export function OrderReviewsLink({ id, reviews }: { id: string; reviews: OrderReviews }) {
	const { subjects, mayWrite, installer } = reviews
	const written = subjects.filter(({ review }) => review !== null).length
	const isOpen = mayWrite && written < subjects.length
	const hasOthers = (installer?.latest.length ?? 0) > 0
	if (subjects.length === 0 && !hasOthers) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="reviews">
			<h2 id="reviews">Reviews</h2>
			{subjects.length > 0 && (
				<Text size="small">
					{written === 0
						? 'Tell the next buyers how it is, good or bad.'
						: `${written} of ${subjects.length} reviewed.`}
				</Text>
			)}
			<div>
				<ButtonLink as={Link} variant="line" to={`/orders/${id}/reviews`}>
					{isOpen ? 'Write a review' : 'See the reviews'}
				</ButtonLink>
			</div>
		</Stack>
	)
}
