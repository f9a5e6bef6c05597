import { z } from '@hono/zod-openapi'
import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter, numberParam } from '../../http/router.ts'
import { PHOTO_RESPONSES, sendPhoto } from '../../http/send-photo.ts'
import { issue, message } from '../../shared/messages/message.ts'
import { fail, ok as success } from '../../shared/result.ts'
import { PhotoQuery } from '../installations/photos/schema.ts'
import { orderOfBuyer } from '../orders/order-access.ts'
import { idIn, orderGate } from '../orders/order-gate.ts'
import { isBuyer } from '../orders/policy.ts'
import { factsOf } from '../orders/queries.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, withLink } from '../orders/tracking/follow-cookie.ts'
import {
	CancelGrant,
	CancelRefusal,
	CancelRequests,
	NewCancelRequest,
} from './cancelling/cancel-schema.ts'
import { answerReturn, askReturn } from './commands.ts'
import {
	askToCancel,
	grantCancel,
	listCancelRequests,
	refuseCancel,
} from './internal/cancelling/cancel-requests.ts'
import { changeInstructions } from './internal/change-instructions.ts'
import { addReturnPhoto, findReturnPhoto } from './internal/photos.ts'
import { receiveReturn } from './internal/receive.ts'
import { mayAnswer } from './policy.ts'
import { listReturns } from './queries.ts'
import {
	NewReturn,
	NewReturnPhoto,
	OrderReturns,
	Receipt,
	ReturnAgreement,
	ReturnInstructions,
	ReturnRefusal,
} from './schema.ts'

const NumberParam = numberParam(issue('returns.not_found'))
const PhotoParam = NumberParam.extend({
	photoId: z.string().openapi({ param: { name: 'photoId', in: 'path' } }),
})

const call = routesTagged('Returns')

const buyerOrAdmin = orderGate(({ db }, actor, id, key) => orderOfBuyer(db, actor, id, key))

const buyerAlone = orderGate(async ({ db }, actor, id, key) => {
	const found = await orderOfBuyer(db, actor, id, key)
	if (!found.ok || isBuyer(actor, factsOf(found.value), key)) return found
	return fail('forbidden', message('returns.buyers_ask_to_cancel'))
})

/** The buyer and admins, of a return that there is. */
const ofReturn: Gate = async (actor, c) => {
	const returned = await listReturns(c.var.ctx, actor, idIn(c), keyIn(c))
	if (!returned.ok) return returned
	const isKnown = returned.value.returns.some(({ n }) => n === Number(c.req.param('n')))
	return isKnown ? success(undefined) : fail('not_found', message('returns.not_found'))
}

/** Admins alone, of a return that there is. */
const mayAnswerIt: Gate = async (actor, c) => {
	const allowed = mayAnswer(actor)
	return allowed.ok ? ofReturn(actor, c) : allowed
}

const WHAT = 'Returns of the order, the latest first, and what can still be returned'
const ASKED = 'What was asked, the latest first'

/** The calls of returns, and of requests to cancel orders that a buyer cannot cancel any more. */
export function returnRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/returns', anybody, {
				summary: 'Returns of an order (buyer, admin)',
				query: KeyQuery,
				responses: ok(OrderReturns, WHAT),
			}),
			(c) => respond(c, listReturns, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/returns', buyerOrAdmin, {
				summary: 'Ask to return goods (buyer), or record a return (admin)',
				query: KeyQuery,
				body: body(NewReturn),
				responses: created(OrderReturns, WHAT, 409, 429),
			}),
			(c) =>
				respondCreated(c, askReturn, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('POST /orders/{id}/returns/{n}/agree', mayAnswerIt, {
				summary: 'Agree to a return (admin)',
				params: NumberParam,
				body: body(ReturnAgreement),
				responses: ok(OrderReturns, WHAT, 409),
			}),
			(c) => {
				const { answer: said = null, cause, ...instructions } = c.req.valid('json')
				const given = { state: 'agreed' as const, answer: said, cause, instructions }
				return respond(c, answerReturn, c.req.valid('param'), given)
			},
		)
		.openapi(
			call('PUT /orders/{id}/returns/{n}/instructions', mayAnswerIt, {
				summary: 'Say where the goods of an approved return go, or when they are collected (admin)',
				params: NumberParam,
				body: body(ReturnInstructions),
				responses: ok(OrderReturns, WHAT, 409),
			}),
			(c) => respond(c, changeInstructions, c.req.valid('param'), c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/returns/{n}/photos', ofReturn, {
				summary: 'Add a photo to a return, as of damage (buyer, admin)',
				countedBy: 'uploads',
				large: 'picture',
				params: NumberParam,
				query: KeyQuery,
				body: { required: true, content: { 'multipart/form-data': { schema: NewReturnPhoto } } },
				responses: created(OrderReturns, WHAT, 409, 429),
			}),
			(c) =>
				respondCreated(c, addReturnPhoto, c.req.valid('param'), withLink(c, c.req.valid('form'))),
		)
		.openapi(
			call('GET /orders/{id}/returns/{n}/photos/{photoId}', anybody, {
				summary: 'A photo of a return, for its buyer and admins',
				params: PhotoParam,
				query: PhotoQuery,
				responses: PHOTO_RESPONSES,
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const wanted = { width: c.req.valid('query').width, key: keyIn(c) }
				return sendPhoto(c, unwrap(await findReturnPhoto(ctx, actor, c.req.valid('param'), wanted)))
			},
		)
		.openapi(
			call('POST /orders/{id}/returns/{n}/refuse', mayAnswerIt, {
				summary: 'Refuse a return (admin)',
				params: NumberParam,
				body: body(ReturnRefusal),
				responses: ok(OrderReturns, WHAT, 409),
			}),
			(c) => {
				const given = { state: 'refused' as const, answer: c.req.valid('json').answer }
				return respond(c, answerReturn, c.req.valid('param'), given)
			},
		)
		.openapi(
			call('POST /orders/{id}/returns/{n}/receive', mayAnswerIt, {
				summary: 'Receive a return: its goods are sold again or not, and are refunded (admin)',
				params: NumberParam,
				body: body(Receipt),
				responses: ok(OrderReturns, WHAT, 409),
			}),
			(c) => respond(c, receiveReturn, c.req.valid('param'), c.req.valid('json')),
		)
		.openapi(
			call('GET /orders/{id}/cancel-request', anybody, {
				summary: 'Requests to cancel an order (buyer, admin)',
				query: KeyQuery,
				responses: ok(CancelRequests, ASKED),
			}),
			(c) => respond(c, listCancelRequests, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/cancel-request', buyerAlone, {
				summary: 'Ask the shop to cancel an order that is paid for and taken on (buyer)',
				query: KeyQuery,
				body: body(NewCancelRequest),
				responses: created(CancelRequests, ASKED, 409, 429),
			}),
			(c) =>
				respondCreated(c, askToCancel, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('POST /orders/{id}/cancel-request/grant', mayAnswer, {
				summary: 'Cancel an order as its buyer has asked, and refund it (admin)',
				body: body(CancelGrant),
				responses: ok(CancelRequests, ASKED, 409),
			}),
			(c) => respond(c, grantCancel, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/cancel-request/refuse', mayAnswer, {
				summary: 'Refuse to cancel an order (admin)',
				body: body(CancelRefusal),
				responses: ok(CancelRequests, ASKED, 409),
			}),
			(c) => respond(c, refuseCancel, c.req.valid('param').id, c.req.valid('json')),
		)
}
