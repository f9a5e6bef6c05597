import { CardList } from '../../components/portal/card-list'
import { useDoneWords } from '../../components/portal/done-words'
import { Pages } from '../../components/portal/pages'
import { PortalPage } from '../../components/portal/portal-page'
import { REVIEW_DONE } from '../../components/reviews/staff-done'
import { staffIntents } from '../../components/reviews/staff-intents'
import { StaffReview } from '../../components/reviews/staff-review'
import { changeReviews, loadReviews } from '../../components/reviews/staff-reviews.server'
import { titleMeta } from '../../shell/page-title'
import { Flash } from '../../ui/overlay/flash'
import type { Route } from './+types/reviews'

export const meta = titleMeta('Your reviews')

export const loader = ({ request, context }: Route.LoaderArgs) => loadReviews(context, request)

export const action = changeReviews

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** What buyers wrote of this installer. */
export default function InstallerReviews({ loaderData, actionData }: Route.ComponentProps) {
	const { items, page, pages } = loaderData
	const problem = staffIntents.problem(actionData, 'answer', 'delete-answer')
	return (
		<PortalPage
			title="Your reviews"
			intro="By buyers whose systems you have installed. From three reviews on, their average is on your card. Everybody reads your answer."
		>
			<Flash done={useDoneWords(REVIEW_DONE, actionData)} />
			<CardList
				items={items}
				keyOf={({ id }) => id}
				empty={<p>Nobody has reviewed your work yet.</p>}
			>
				{(review) => (
					<StaffReview
						review={review}
						side="installer"
						orderPath={`/installer/installations/${review.orderId}`}
						problem={problem}
					/>
				)}
			</CardList>
			<Pages page={page} pages={pages} without={{ done: null }} />
		</PortalPage>
	)
}
