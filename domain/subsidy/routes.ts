import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { orderGate } from '../orders/order-gate.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, withLink } from '../orders/tracking/follow-cookie.ts'
import { chooseReminders, tickStep } from './commands.ts'
import { addPaper, deletePaper, openPaper } from './papers.ts'
import { getSubsidy, orderWithSubsidy } from './queries.ts'
import {
	NewPaper,
	PaperParam,
	PaperRemoval,
	ReminderChoice,
	StepParam,
	StepTick,
	Subsidy,
} from './schema.ts'

const call = routesTagged('Subsidy')

const ofOrder: Gate = orderGate(({ db }, actor, id, key) => orderWithSubsidy(db, actor, id, key))

const WAY = 'The steps, and the papers'

const TYPES = {
	pdf: 'application/pdf',
	png: 'image/png',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
}

/** The calls of an order's way to the subsidy. */
export function subsidyRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/subsidy', anybody, {
				summary: 'The way of an order to the subsidy (its buyer, its installer, admin)',
				query: KeyQuery,
				responses: ok(Subsidy, WAY),
			}),
			(c) => respond(c, getSubsidy, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('PUT /orders/{id}/subsidy/steps/{step}', ofOrder, {
				summary: 'Tick the next step, or take the last tick back (its buyer, its installer)',
				params: StepParam,
				query: KeyQuery,
				body: body(StepTick),
				responses: ok(Subsidy, WAY, 409, 429),
			}),
			(c) => respond(c, tickStep, c.req.valid('param'), withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('PUT /orders/{id}/subsidy/reminders', ofOrder, {
				summary: 'Have mails remind of late steps, or not (its buyer)',
				query: KeyQuery,
				body: body(ReminderChoice),
				responses: ok(Subsidy, WAY, 429),
			}),
			(c) => respond(c, chooseReminders, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('POST /orders/{id}/subsidy/papers', ofOrder, {
				summary: 'Add a paper, which is stored encrypted (its buyer, its installer)',
				countedBy: 'uploads',
				large: 'picture',
				query: KeyQuery,
				body: { required: true, content: { 'multipart/form-data': { schema: NewPaper } } },
				responses: created(Subsidy, WAY, 409, 429),
			}),
			(c) => respondCreated(c, addPaper, c.req.valid('param').id, withLink(c, c.req.valid('form'))),
		)
		.openapi(
			call('GET /orders/{id}/subsidy/papers/{paperId}', anybody, {
				summary: 'A paper (its buyer, its installer, not admins)',
				params: PaperParam,
				query: KeyQuery,
				responses: { 200: { description: 'The file as it was sent' } },
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const paper = unwrap(await openPaper(ctx, actor, c.req.valid('param'), keyIn(c)))
				return c.body(new Uint8Array(paper.bytes), 200, {
					'content-type': TYPES[paper.type],
					'content-disposition': `attachment; filename="${paper.name}"`,
					'cache-control': 'no-store',
				})
			},
		)
		.openapi(
			call('POST /orders/{id}/subsidy/papers/{paperId}/remove', ofOrder, {
				summary: 'Delete a paper for good (its buyer, its installer)',
				params: PaperParam,
				query: KeyQuery,
				body: body(PaperRemoval),
				responses: ok(Subsidy, WAY, 429),
			}),
			(c) => respond(c, deletePaper, c.req.valid('param'), withLink(c, c.req.valid('json'))),
		)
}
