import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { respond, respondNoContent, respondPage } from '../../http/respond.ts'
import { list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, type Result } from '../../shared/result.ts'
import { orderOfBuyer } from '../orders/order-access.ts'
import { idIn, orderGate } from '../orders/order-gate.ts'
import { isBuyer } from '../orders/policy.ts'
import { factsOf } from '../orders/queries.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, withLink } from '../orders/tracking/follow-cookie.ts'
import { refuseRequest, writeReview } from './commands.ts'
import { answerReview, deleteAnswer, hideReview, removeReview, showReview } from './moderation.ts'
import { listOrderReviews } from './order-reviews.ts'
import { mayModerate, mayRead } from './policy.ts'
import { findReadReview, listProductReviews, listReviews } from './queries.ts'
import {
	Hiding,
	NewAnswer,
	NewReview,
	OrderReviews,
	ReadReview,
	Review,
	ReviewQuery,
	Withdrawal,
} from './schema.ts'
import { withdrawReview } from './withdrawal.ts'

const call = routesTagged('Reviews')

const buyerAlone: Gate = orderGate(async ({ db }, actor, id, key) => {
	const found = await orderOfBuyer(db, actor, id, key)
	if (!found.ok || isBuyer(actor, factsOf(found.value), key)) return found
	return fail('forbidden', message('reviews.buyers_only'))
})

/** Those whom a policy allows, of a review that they see. */
const ofReview =
	(allowed: (actor: Actor) => Result<SignedIn>): Gate =>
	async (actor, c) => {
		const who = allowed(actor)
		return who.ok ? findReadReview(c.var.ctx.db, who.value, idIn(c)) : who
	}

const OF_ORDER = 'What its buyer can review, and has'

export function reviewRoutes() {
	return newRouter()
		.openapi(
			call('GET /products/{id}/reviews', anybody, {
				summary: 'The reviews of a product by people who have bought it here',
				query: PageQuery,
				cachedBy: ['limit', 'offset'],
				responses: list(Review, 'The newest first'),
			}),
			(c) => respondPage(c, listProductReviews, c.req.valid('param').id, c.req.valid('query')),
		)
		.openapi(
			call('GET /orders/{id}/reviews', anybody, {
				summary: 'The reviews by the buyer of an order (buyer, admin)',
				query: KeyQuery,
				responses: ok(OrderReviews, OF_ORDER),
			}),
			(c) => respond(c, listOrderReviews, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('PUT /orders/{id}/reviews', buyerAlone, {
				summary: 'Review a product or the installer of a finished order, or change that (buyer)',
				countedBy: 'messages',
				query: KeyQuery,
				body: body(NewReview),
				responses: ok(OrderReviews, OF_ORDER, 409, 429),
			}),
			(c) => respond(c, writeReview, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('POST /orders/{id}/reviews/withdraw', buyerAlone, {
				summary: 'Delete one’s review of a product or the installer of an order (buyer)',
				countedBy: 'messages',
				query: KeyQuery,
				body: body(Withdrawal),
				responses: ok(OrderReviews, OF_ORDER, 409, 429),
			}),
			(c) => respond(c, withdrawReview, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('DELETE /orders/{id}/review-request', buyerAlone, {
				summary: 'Have no mail ask for a review of an order (buyer)',
				query: KeyQuery,
				responses: ok(OrderReviews, OF_ORDER, 409),
			}),
			(c) => respond(c, refuseRequest, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('GET /reviews', mayRead, {
				summary: 'All reviews (admin), or those of oneself (installer)',
				query: ReviewQuery,
				responses: list(ReadReview, 'The newest first'),
			}),
			(c) => respondPage(c, listReviews, c.req.valid('query')),
		)
		.openapi(
			call('POST /reviews/{id}/hide', ofReview(mayModerate), {
				summary: 'Hide a review, and tell its buyer why (admin)',
				description: 'A low mark is no reason: only these are taken.',
				body: body(Hiding),
				responses: noContent('Hidden'),
			}),
			(c) => respondNoContent(c, hideReview, c.req.valid('param').id, c.req.valid('json').reason),
		)
		.openapi(
			call('POST /reviews/{id}/show', ofReview(mayModerate), {
				summary: 'Show a review that was held or hidden (admin)',
				responses: noContent('Shown'),
			}),
			(c) => respondNoContent(c, showReview, c.req.valid('param').id),
		)
		.openapi(
			call('DELETE /reviews/{id}', ofReview(mayModerate), {
				summary: 'Delete a hidden review for good (admin)',
				responses: noContent('Deleted', 409),
			}),
			(c) => respondNoContent(c, removeReview, c.req.valid('param').id),
		)
		.openapi(
			call('PUT /reviews/{id}/answer', ofReview(mayRead), {
				summary: 'Answer a review in public (admin, its installer)',
				body: body(NewAnswer),
				responses: noContent('Answered'),
			}),
			(c) => respondNoContent(c, answerReview, c.req.valid('param').id, c.req.valid('json').text),
		)
		.openapi(
			call('DELETE /reviews/{id}/answer', ofReview(mayRead), {
				summary: 'Delete one’s answer to a review (admin, its installer)',
				responses: noContent('Deleted'),
			}),
			(c) => respondNoContent(c, deleteAnswer, c.req.valid('param').id),
		)
}
