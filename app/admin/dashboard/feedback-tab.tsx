import { Link, useRevalidator, useSearchParams } from 'react-router'
import { FEEDBACK_STATUSES } from '../../../domain/feedback/rules'
import type { Feedback } from '../../../domain/feedback/schema'
import { useLive } from '../../components/notifications/live'
import { withParams } from '../../components/portal/address'
import { CardList } from '../../components/portal/card-list'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { PortalPage } from '../../components/portal/portal-page'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Confirm } from '../confirm'
import { dashboardIntents } from './dashboard-intents'
import { FeedbackCard } from './feedback-card'

interface FeedbackTabProps {
	items: Feedback[]
	page: number
	pages: number
	q: string
	status: string
	after: string
	problem: FormProblem | null
}

const STATUSES = [{ value: '', label: 'All' }, ...FEEDBACK_STATUSES]

/** The messages of people to the store, five at a time. */
export function FeedbackTab({ items, page, pages, q, status, after, problem }: FeedbackTabProps) {
	const [params] = useSearchParams()
	const { revalidate } = useRevalidator()
	useLive(after, ({ link }) => {
		if (link?.includes('tab=feedback')) revalidate()
	})
	const toDelete = items.find(({ id }) => id === params.get('delete'))
	return (
		<PortalPage title="Feedback">
			<FilterForm label="Feedback">
				<input type="hidden" name="tab" value="feedback" />
				<FilterSearch placeholder="Name, email, subject or words" />
				<FilterSelect name="status" label="Status" data={STATUSES} />
			</FilterForm>
			{!toDelete && <ProblemSummary of={problem} />}
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
