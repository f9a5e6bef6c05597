import { Link } from 'react-router'
import { ReviewList } from '../../components/reviews/review-list'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { reviewsOf } from './reviews.server'

interface Props {
	/** The page of the product. */
	path: string
	reviews: Awaited<ReturnType<typeof reviewsOf>>
	className?: string | undefined
}

/** The reviews of a product, page by page; nothing where there are none. */
export const ReviewsSection = ({
	path,
	reviews: { items, total, page, pages, rating },
	className,
}: Props) =>
	total > 0 && (
		<Stack as="section" gap={3} className={className} aria-labelledby="reviews">
			<Heading level={2} size="title" id="reviews">
				Reviews
			</Heading>
			<Text size="small" color="muted">
				{rating && <strong>{rating} </strong>}
				<span>By people who bought it here.</span>
			</Text>
			<ReviewList reviews={items} />
			<Row gap={4}>
				{page > 1 && (
					<ButtonLink as={Link} variant="line" to={`${path}?reviews=${page - 1}#reviews`}>
						Newer reviews
					</ButtonLink>
				)}
				{page < pages && (
					<ButtonLink as={Link} variant="line" to={`${path}?reviews=${page + 1}#reviews`}>
						Older reviews
					</ButtonLink>
				)}
			</Row>
		</Stack>
	)
