import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from './review-list.module.css'
import type { ShownReview } from './shown-review.server'
import { Stars } from './stars'

const SIDES = { shop: 'The shop answers', installer: 'The installer answers' }

/** The public answer to a review. */
export const Answers = ({ of }: { of: ShownReview['answers'] }) =>
	of.map(({ by, text }) => (
		<div key={by} className={classes.answer}>
			<Text size="small" strong>
				{SIDES[by]}
			</Text>
			<Text size="small" measure written>
				{text}
			</Text>
		</div>
	))

/** Reviews as everybody reads them. */
export const ReviewList = ({ reviews }: { reviews: readonly ShownReview[] }) => (
	<ul>
		{reviews.map(({ id, stars, by, text, answers }) => (
			<Stack as="li" key={id} gap={2} className={classes.review}>
				<Text size="small" color="muted">
					<Stars of={stars} /> {by}
				</Text>
				<Text measure written>
					{text}
				</Text>
				<Answers of={answers} />
			</Stack>
		))}
	</ul>
)
