import { useSearchParams } from 'react-router'
import type { Feedback } from '../../domain/feedback/schema'
import { withParams } from './address'
import { Confirm } from './confirm'
import classes from './feedback.module.css'
import { FeedbackCard } from './feedback-card'
import { Pages } from './pages'
import { Empty, PortalPage } from './portal-page'

interface FeedbackTabProps {
	items: Feedback[]
	page: number
	pages: number
	problem: string | null | undefined
}

/** What people wrote to the store, five at a time. */
export function FeedbackTab({ items, page, pages, problem }: FeedbackTabProps) {
	const [params] = useSearchParams()
	const asked = items.find(({ id }) => id === params.get('delete'))
	return (
		<PortalPage title="Feedback">
			{items.length === 0 ? (
				<Empty>
					<p>No feedback submissions yet.</p>
				</Empty>
			) : (
				<ul className={classes.list}>
					{items.map((item) => (
						<li key={item.id}>
							<FeedbackCard item={item} deleteAt={withParams(params, { delete: item.id })} />
						</li>
					))}
				</ul>
			)}
			<Pages
				page={page}
				pages={pages}
				to={(to) => withParams(params, { page: String(to), delete: null })}
			/>
			{asked && (
				<Confirm
					key={asked.id}
					title="Delete this feedback?"
					label="Delete"
					fields={{ intent: 'delete-feedback', id: asked.id }}
					back={withParams(params, { delete: null })}
					problem={problem}
				>
					<p>
						“{asked.subject}” from {asked.name} will be gone for good.
					</p>
				</Confirm>
			)}
		</PortalPage>
	)
}
