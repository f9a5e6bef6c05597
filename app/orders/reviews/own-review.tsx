import type { OrderReviews } from '../../../domain/reviews/schema'
import { HIDE_REASON_LABELS } from '../../components/reviews/review-labels'
import { Answers } from '../../components/reviews/review-list'
import { Stars } from '../../components/reviews/stars'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'

type Own = NonNullable<OrderReviews['subjects'][number]['review']>

/** What its buyer wrote, and what became of it. */
export function OwnReview({ review }: { review: Own }) {
	const { stars, text, state, hiddenReason, answers } = review
	return (
		<Stack gap={2}>
			<Stars of={stars} />
			<Text measure written>
				{text}
			</Text>
			{state === 'held' && (
				<Banner variant="info">
					We read it before it is shown: it has a phone number, an address or a link in it, or was
					hidden before.
				</Banner>
			)}
			{state === 'hidden' && hiddenReason && (
				<Banner variant="notice">
					We do not show it. Reason: {HIDE_REASON_LABELS[hiddenReason].toLowerCase()}.
				</Banner>
			)}
			<Answers of={answers} />
		</Stack>
	)
}
