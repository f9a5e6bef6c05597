import { redirect } from 'react-router'
import { NewReview, Withdrawal } from '../../../domain/reviews/schema'
import { type Asked, api, attempt, type Context, read } from '../../api.server'
import { onCall, onCallOnly } from '../../components/portal/call-action.server'
import { shownReview } from '../../components/reviews/shown-review.server'
import { formAction } from '../../ui/forms/form-action.server'
import { followByKey, refuseOrder } from '../followed-by-key.server'
import { reviewIntents } from './review-intents'

/** What the buyer of an order can review and has, and whether a phone number or email is asked as well. */
export async function readOrderReviews(context: Context, id: string, url: URL) {
	await followByKey(context, id, url)
	const call = { param: { id }, query: {} }
	const found = await attempt(api(context).orders[':id'].$get(call))
	if (!found.ok) return refuseOrder(context, id, found.problem)
	const { installer, ...reviews } = await read(
		api(context).reviews.orders[':id'].reviews.$get(call),
	)
	return {
		...reviews,
		requiresContact: found.value.requiresContact,
		others: (installer?.latest ?? []).map(shownReview),
		done: url.searchParams.get('done'),
	}
}

/** Writes or deletes a review, or refuses to be asked for one. @throws a redirect to the page that says so */
export function changeReviews({ request, context, params: { id } }: Asked<'id'>) {
	const order = api(context).reviews.orders[':id']
	const call = { param: { id }, query: {} }
	const here = `/orders/${encodeURIComponent(id)}/reviews`
	return formAction(request, reviewIntents, {
		write: onCall(
			NewReview,
			(json) => order.reviews.$put({ ...call, json }),
			() => redirect(`${here}?done=written`, 303),
		),
		withdraw: onCall(
			Withdrawal,
			(json) => order.reviews.withdraw.$post({ ...call, json }),
			() => redirect(`${here}?done=withdrawn`, 303),
		),
		'no-request': onCallOnly(
			() => order['review-request'].$delete(call),
			() => redirect(`${here}?done=not-asked`, 303),
		),
	})
}
