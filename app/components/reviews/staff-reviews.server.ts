import { z } from 'zod'
import { REVIEW_STATES } from '../../../domain/reviews/rules'
import { Hiding, NewAnswer } from '../../../domain/reviews/schema'
import { type Asked, api, type Context, readPage } from '../../api.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { onCall } from '../portal/call-action.server'
import { readListPage } from '../portal/paging.server'
import { shownReview } from './shown-review.server'
import { staffIntents } from './staff-intents'

const PAGE_SIZE = 10

/** The reviews that an admin or installer reads, by the address. @throws a redirect to the last page there is */
export async function loadReviews(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const state = REVIEW_STATES.find((each) => each === searchParams.get('state'))
	const query = { q: q || undefined, state: state || undefined }
	const { items, page, pages } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).reviews.reviews.$get({ query: { ...query, ...part } })),
	)
	return { items: items.map(shownReview), page, pages, isNarrowed: Boolean(q || state) }
}
export type StaffReview = Awaited<ReturnType<typeof loadReviews>>['items'][number]

const One = z.object({ id: Id })
const Hidden = Hiding.extend({ id: Id })
const Answered = NewAnswer.extend({ id: Id })

/** Hides, shows, deletes or answers a review. @throws a redirect back that says so */
export function changeReviews({ request, context }: Asked) {
	const review = api(context).reviews.reviews[':id']
	return formAction(request, staffIntents, {
		hide: onCall(Hidden, ({ id, ...json }) => review.hide.$post({ param: { id }, json }), {
			done: 'hidden',
		}),
		show: onCall(One, (param) => review.show.$post({ param }), { done: 'shown' }),
		delete: onCall(One, (param) => review.$delete({ param }), { done: 'deleted' }),
		answer: onCall(Answered, ({ id, ...json }) => review.answer.$put({ param: { id }, json }), {
			done: 'answered',
		}),
		'delete-answer': onCall(One, (param) => review.answer.$delete({ param }), {
			done: 'answer-deleted',
		}),
	})
}
