import { Form, Link } from 'react-router'
import { CardList } from '../../components/portal/card-list'
import { useDoneWords } from '../../components/portal/done-words'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { PortalPage } from '../../components/portal/portal-page'
import { HIDE_REASON_LABELS, REVIEW_STATE_LABELS } from '../../components/reviews/review-labels'
import { REVIEW_DONE } from '../../components/reviews/staff-done'
import { staffIntents } from '../../components/reviews/staff-intents'
import { StaffReview } from '../../components/reviews/staff-review'
import { changeReviews, loadReviews } from '../../components/reviews/staff-reviews.server'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import { IntentButton } from '../../ui/forms/intent-button'
import { Flash } from '../../ui/overlay/flash'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/reviews'
import { DeleteForm } from './delete-form'
import { HideForm } from './hide-form'

export const meta = titleMeta('Reviews')

export const loader = ({ request, context }: Route.LoaderArgs) => loadReviews(context, request)

export const action = changeReviews

export { sendForm as clientAction } from '../../ui/forms/send-form'

const STATES = [
	{ value: '', label: 'Any state' },
	...Object.entries(REVIEW_STATE_LABELS).map(([value, { word }]) => ({ value, label: word })),
]

/** All reviews by buyers: those held are to be read, any may be answered. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
	const { items, page, pages, isNarrowed } = loaderData
	const answer = staffIntents.problem(actionData, 'answer', 'delete-answer')
	const hide = staffIntents.problem(actionData, 'hide')
	const other = staffIntents.problem(actionData, 'show', 'delete')
	// One of a review that is gone, or not on this page, has no form beside which it could stand.
	const isListed = (id: string | undefined) => items.some((each) => each.id === id)
	const ofNone = other ?? [answer, hide].find((each) => each && !isListed(each.values.id))
	return (
		<PortalPage
			title="Reviews"
			intro="Those with a number, an address or a link are held for you."
			filters={
				<FilterForm label="Reviews">
					<FilterSearch placeholder="Words, or the number of an order" />
					<FilterSelect name="state" label="State" data={STATES} />
				</FilterForm>
			}
		>
			<Flash done={useDoneWords(REVIEW_DONE, actionData)} problem={ofNone?.message} />
			<CardList
				items={items}
				keyOf={({ id }) => id}
				empty={
					isNarrowed ? (
						<>
							<p>No review matches.</p>
							<Link to="?">Show all reviews</Link>
						</>
					) : (
						<p>Nobody has written a review yet.</p>
					)
				}
			>
				{(review) => {
					const { id, state, hiddenReason } = review
					const { word, variant } = REVIEW_STATE_LABELS[state]
					return (
						<StaffReview
							review={review}
							side="shop"
							orderPath={`/admin/orders/${review.orderId}`}
							problem={answer}
							state={<Status variant={variant}>{word}</Status>}
						>
							{hiddenReason && (
								<Text size="small" color="muted">
									Hidden for: {HIDE_REASON_LABELS[hiddenReason].toLowerCase()}
								</Text>
							)}
							{state !== 'hidden' && (
								<HideForm id={id} problem={hide?.values.id === id ? hide : null} />
							)}
							{state === 'hidden' && <DeleteForm id={id} />}
							{state !== 'shown' && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={id} />
									<IntentButton intents={staffIntents} intent="show" variant="default" size="md">
										Show the review
									</IntentButton>
								</Form>
							)}
						</StaffReview>
					)
				}}
			</CardList>
			<Pages page={page} pages={pages} without={{ done: null }} />
		</PortalPage>
	)
}
