import { z } from '@hono/zod-openapi'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { wholeNumber } from '../../shared/numbers/number-schema.ts'
import { optionalLine, paragraphs, sought } from '../../shared/text/text.ts'
import { Rating } from '../catalogue/schema.ts'
import { Contact } from '../orders/schema.ts'
import { MAX_ANSWER_LENGTH, MAX_REVIEW_LENGTH } from './limits.ts'
import { HIDE_REASONS, REVIEW_STATES } from './rules.ts'

const STARS = issue('reviews.stars_wrong')

export const NewReview = Contact.extend({
	productId: optionalLine(64).openapi({
		description: 'A product of the order; left out for a review of its installer',
	}),
	stars: wholeNumber(STARS).min(1, STARS).max(5, STARS),
	text: paragraphs(MAX_REVIEW_LENGTH, issue('reviews.text_required')),
}).openapi('NewReview')
export type NewReview = z.output<typeof NewReview>

export const Withdrawal = Contact.extend({
	productId: NewReview.shape.productId,
}).openapi('ReviewWithdrawal')
export type Withdrawal = z.output<typeof Withdrawal>

const Answer = z.object({ by: z.enum(['shop', 'installer']), text: z.string() })

/** A review as everybody reads it. */
export const Review = model('Review', {
	id: z.string(),
	stars: z.number().int(),
	text: z.string(),
	name: z.string().nullable().openapi({ description: 'The first name; null once it is deleted' }),
	city: z.string(),
	month: z.string().openapi({ description: 'When it was written, YYYY-MM', example: '2026-11' }),
	answers: z.array(Answer),
})
export type Review = z.output<typeof Review>

const State = z.enum(REVIEW_STATES).openapi({
	description: 'Held until an admin has read it, or hidden; all others are shown',
})
const HiddenReason = z.enum(HIDE_REASONS).nullable()

const Subject = {
	kind: z.enum(['product', 'installer']),
	id: z.string(),
	name: z.string(),
}

/** A product or the installer of an order, with what its buyer wrote of it. */
const Reviewed = z.object({
	...Subject,
	review: Review.extend({
		state: State,
		hiddenReason: HiddenReason,
		mayEdit: z.boolean(),
	}).nullable(),
})

export const OrderReviews = model('OrderReviews', {
	subjects: z.array(Reviewed).openapi({
		description: 'What its buyer can review: nothing before the order is installed or delivered',
	}),
	mayWrite: z.boolean().openapi({ description: 'Whether the caller is its buyer' }),
	installer: z
		.object({
			rating: Rating.nullable().openapi({ description: 'From three reviews on' }),
			latest: z.array(Review),
		})
		.nullable()
		.openapi({ description: 'What others wrote of its installer; null before one has accepted' }),
	mayRefuseRequest: z.boolean().openapi({
		description: 'Whether a mail may still ask for a review, and can be refused',
	}),
})
export type OrderReviews = z.output<typeof OrderReviews>

/** A review as its installer and admins read it. */
export const ReadReview = Review.extend({
	orderId: z.string(),
	subject: z.object(Subject),
	state: State,
	hiddenReason: HiddenReason,
	at: z.string(),
}).openapi('ReadReview')
export type ReadReview = z.output<typeof ReadReview>

export const ReviewQuery = PageQuery.extend({
	state: oneOf(REVIEW_STATES).optional(),
	q: sought(100).openapi({ description: 'Part of the text, or the number of the order' }),
})
export type ReviewQuery = z.output<typeof ReviewQuery>

export const Hiding = model('ReviewHiding', {
	reason: z.enum(HIDE_REASONS, { error: issue('reviews.reason_wrong') }),
})

export const NewAnswer = model('ReviewAnswer', {
	text: paragraphs(MAX_ANSWER_LENGTH, issue('reviews.answer_required')),
})
