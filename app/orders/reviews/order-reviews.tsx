import { Form, Link } from 'react-router'
import { contactField } from '../../components/orders/order-contact'
import { ReviewList } from '../../components/reviews/review-list'
import { LINKED, linkedMeta } from '../../shell/page-title'
import { IntentButton } from '../../ui/forms/intent-button'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/order-reviews'
import { changeReviews, readOrderReviews } from './order-reviews.server'
import { OwnReview } from './own-review'
import { ReviewForm } from './review-form'
import { reviewIntents } from './review-intents'
import { problemAbout, withoutForm } from './subject-problems'
import { WithdrawForm } from './withdraw-form'

export const meta: Route.MetaFunction = linkedMeta(({ params }) => `Reviews of order ${params.id}`)

export const headers: Route.HeadersFunction = () => LINKED

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
	readOrderReviews(context, params.id, url)

export const action = changeReviews

export { sendForm as clientAction } from '../../ui/forms/send-form'

const DONE: Record<string, string> = {
	written: 'Thank you. Your review is saved.',
	withdrawn: 'Your review is deleted.',
	'not-asked': 'We will not ask you for a review of this order.',
}

/** The reviews by the buyer of an order: of its installer, and of each product. */
export default function OrderReviewsPage({
	loaderData,
	actionData,
	params: { id },
}: Route.ComponentProps) {
	const { subjects, mayWrite, mayRefuseRequest, requiresContact, others, done } = loaderData
	const problem = reviewIntents.problem(actionData, 'write')
	const withdrawing = reviewIntents.problem(actionData, 'withdraw')
	return (
		<Stack as={Page} airy>
			<ButtonLink as={Link} variant="line" to={`/orders/${id}`}>
				Order {id}
			</ButtonLink>
			<h1>Reviews</h1>
			<Flash
				done={!actionData && DONE[done ?? '']}
				problem={
					reviewIntents.problem(actionData, 'no-request')?.message ??
					withoutForm(withdrawing, subjects)
				}
			/>
			{subjects.length === 0 && (
				<p>You can write a review once the order is installed or delivered.</p>
			)}
			{subjects.map((subject) => {
				const its = problemAbout(problem, subject)
				const removal = problemAbout(withdrawing, subject)
				const { kind, name, review } = subject
				const form = (
					<ReviewForm
						key={review?.text}
						subject={subject}
						problem={its}
						contact={contactField(requiresContact, its)}
					/>
				)
				return (
					<Card as="section" key={subject.id} pad={6} narrow aria-label={name}>
						<h2>{kind === 'installer' ? `${name}, your installer` : name}</h2>
						{review && <OwnReview review={review} />}
						{mayWrite && !review && form}
						{review?.mayEdit && (
							<details open={its !== null || undefined}>
								<ButtonLink as="summary" variant="line">
									Change it
								</ButtonLink>
								{form}
							</details>
						)}
						{mayWrite && review && (
							<WithdrawForm
								productId={kind === 'product' ? subject.id : null}
								name={name}
								problem={removal}
								contact={contactField(requiresContact, removal)}
							/>
						)}
					</Card>
				)
			})}
			{mayRefuseRequest && (
				<Form method="post" preventScrollReset>
					<Text size="small" color="muted">
						A week after it was finished, one mail asks you for a review.
					</Text>
					<IntentButton
						intents={reviewIntents}
						intent="no-request"
						variant="subtle"
						size="compact-sm"
					>
						Do not ask me
					</IntentButton>
				</Form>
			)}
			{others.length > 0 && (
				<Stack as="section" gap={3} aria-labelledby="others">
					<h2 id="others">What buyers wrote of your installer</h2>
					<ReviewList reviews={others} />
				</Stack>
			)}
		</Stack>
	)
}
