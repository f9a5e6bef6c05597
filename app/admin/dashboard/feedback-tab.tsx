import { Link, useSearchParams } from 'react-router'
import { FEEDBACK_STATUSES } from '../../../domain/feedback/rules'
import type { Feedback } from '../../../domain/feedback/schema'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { withParams } from '../../components/portal/address'
import { CardList } from '../../components/portal/card-list'
import { BulkFlash } from '../../components/portal/chosen/bulk-outcome'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { PortalPage } from '../../components/portal/portal-page'
import { ListViews } from '../../components/portal/views/list-views'
import type { Views } from '../../components/portal/views/views.server'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Confirm } from '../../ui/overlay/question-confirm'
import type { DashboardAnswer } from './change-dashboard.server'
import { dashboardIntents } from './dashboard-intents'
import { FeedbackCard } from './feedback-card'
import { ReplyForm } from './reply-form'

interface FeedbackTabProps {
	items: Feedback[]
	page: number
	pages: number
	q: string
	status: string
	after: string
	views: Views
	answer: DashboardAnswer | undefined
}

const repliedOf = ({ length }: readonly unknown[]) =>
	length === 1 ? '1 message is replied to.' : `${length} messages are replied to.`

const STATUSES = [{ value: '', label: 'Any status' }, ...FEEDBACK_STATUSES]

/** The messages of people to the store, five at a time. */
export function FeedbackTab(props: FeedbackTabProps) {
	const { items, page, pages, q, status, after, views, answer } = props
	const problem = answer?.problem ?? null
	const replied = answer && 'replied' in answer ? answer.replied : undefined
	const ofReply = dashboardIntents.problem(answer, 'reply')
	const [params] = useSearchParams()
	const readAnew = useReadAnew()
	useLive(after, ({ link }) => {
		if (link?.includes('tab=feedback')) readAnew()
	})
	const toDelete = items.find(({ id }) => id === params.get('delete'))
	return (
		<PortalPage
			title="Feedback"
			views={<ListViews {...views} all="tab=feedback" />}
			filters={
				<FilterForm label="Feedback" along={['tab']}>
					<FilterSearch placeholder="Name, email, subject or words" />
					<FilterSelect name="status" label="Status" data={STATUSES} />
				</FilterForm>
			}
		>
			<BulkFlash result={replied} done={repliedOf} />
			{!toDelete && !ofReply && <ProblemSummary of={problem} />}
			<CardList
				items={items}
				keyOf={({ id }) => id}
				empty={
					q || status ? (
						<>
							<p>No feedback matches.</p>
							<Link to="?tab=feedback">Show all feedback</Link>
						</>
					) : (
						<p>No feedback submissions yet.</p>
					)
				}
			>
				{(item) => <FeedbackCard item={item} deleteAt={withParams(params, { delete: item.id })} />}
			</CardList>
			{items.length > 0 && <ReplyForm key={replied && JSON.stringify(replied)} problem={ofReply} />}
			<Pages page={page} pages={pages} without={{ delete: null }} />
			{toDelete && (
				<Confirm
					key={toDelete.id}
					title="Delete this feedback?"
					label="Delete"
					fields={{ ...dashboardIntents.entry('delete-feedback'), id: toDelete.id }}
					back={withParams(params, { delete: null })}
					problem={sentenceOf(problem)}
				>
					<p>
						“{toDelete.subject}” from {toDelete.name} will be gone for good.
					</p>
				</Confirm>
			)}
		</PortalPage>
	)
}
