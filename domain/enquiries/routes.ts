import { anybody, type Gate, routesTagged, signedIn } from '../../http/call.ts'
import { respond, respondCreated, respondCsv, respondPage } from '../../http/respond.ts'
import { created, csv, list, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { BulkResult } from '../../shared/lists/bulk.ts'
import { message } from '../../shared/messages/message.ts'
import { askInstaller } from './commands.ts'
import { assignEnquiry } from './internal/assign-enquiry.ts'
import { mayApplyTransition, stepEnquiry } from './internal/enquiry-steps.ts'
import { ENQUIRY_COLUMNS, exportEnquiries } from './internal/export.ts'
import { listEnquiries } from './internal/list.ts'
import { quotePrice } from './internal/quote-price.ts'
import { stepEnquiries } from './internal/several.ts'
import { mayAssign, mayExport, mayQuotePrice, mayStepSeveral } from './policy.ts'
import { getEnquiry } from './queries.ts'
import type { EnquiryStep } from './rules.ts'
import {
	Enquiry,
	EnquiryAnswer,
	EnquiryAssignment,
	EnquiryExportQuery,
	EnquiryNote,
	EnquiryQuery,
	EnquiryReceipt,
	EnquirySteps,
	NewEnquiry,
	NewQuotedPrice,
} from './schema.ts'

const call = routesTagged('Enquiries')

const mayDo =
	(step: EnquiryStep): Gate =>
	(actor, c) =>
		mayApplyTransition(c.var.ctx, actor, c.req.param('id') ?? '', step)

const step = <P extends string>(path: P, named: EnquiryStep, summary: string) =>
	call(`POST ${path}`, mayDo(named), {
		summary,
		responses: ok(Enquiry, 'As it is now', 404, 409),
	})

const take = step('/enquiries/{id}/take', 'take', 'Take it: the first has it (installer)')
const reopen = step(
	'/enquiries/{id}/reopen',
	'reopen',
	'Undo the answer or the closing (its installer, its sender, admin)',
)

const stepWithNote = <P extends string>(path: P, named: EnquiryStep, summary: string) =>
	call(`POST ${path}`, mayDo(named), {
		summary,
		body: { content: { 'application/json': { schema: EnquiryNote } } },
		responses: ok(Enquiry, 'As it is now', 404, 409),
	})

const release = stepWithNote(
	'/enquiries/{id}/release',
	'release',
	'Put it back for others (its installer, admin)',
)
const close = stepWithNote(
	'/enquiries/{id}/close',
	'close',
	'Close it unanswered (its sender, admin; a note is for admins to write)',
)

export function enquiryRoutes() {
	return newRouter()
		.openapi(
			call('POST /enquiries', anybody, {
				summary: 'Ask an installer about a plan',
				description:
					'The same person asking about the same plan again within ten minutes gets the same enquiry.',
				countedBy: 'messages',
				body: body(NewEnquiry),
				responses: created(EnquiryReceipt, 'Received', 429),
			}),
			(c) => respondCreated(c, askInstaller, c.req.valid('json')),
		)
		.openapi(
			call('GET /enquiries', signedIn(message('enquiries.log_in')), {
				summary: 'One’s own enquiries, those open to an installer and theirs, or all (admin)',
				query: EnquiryQuery,
				responses: list(Enquiry, 'Newest first'),
			}),
			(c) => respondPage(c, listEnquiries, c.req.valid('query')),
		)
		.openapi(
			call('PATCH /enquiries', mayStepSeveral, {
				summary: 'Answer, close or reopen several enquiries, each by itself (admin)',
				description: 'A reply goes to each sender by mail, and cannot be taken back.',
				body: body(EnquirySteps),
				responses: ok(BulkResult, 'What was changed, and what stayed as it was'),
			}),
			(c) => respond(c, stepEnquiries, c.req.valid('json')),
		)
		.openapi(
			call('GET /exports/enquiries.csv', mayExport, {
				summary: 'Enquiries as a file, oldest first (admin)',
				readsMuch: true,
				query: EnquiryExportQuery,
				responses: csv('A line for each enquiry'),
			}),
			(c) => respondCsv(c, 'enquiries', ENQUIRY_COLUMNS, exportEnquiries, c.req.valid('query')),
		)
		.openapi(
			call('GET /enquiries/{id}', anybody, {
				summary: 'One enquiry',
				responses: ok(Enquiry, 'The enquiry'),
			}),
			(c) => respond(c, getEnquiry, c.req.valid('param').id),
		)
		.openapi(take, (c) => respond(c, stepEnquiry, c.req.valid('param').id, 'take'))
		.openapi(release, (c) =>
			respond(c, stepEnquiry, c.req.valid('param').id, 'release', c.req.valid('json') ?? {}),
		)
		.openapi(close, (c) =>
			respond(c, stepEnquiry, c.req.valid('param').id, 'close', c.req.valid('json') ?? {}),
		)
		.openapi(reopen, (c) => respond(c, stepEnquiry, c.req.valid('param').id, 'reopen'))
		.openapi(
			call('POST /enquiries/{id}/price', mayQuotePrice, {
				summary: 'Say what delivering the goods costs, and by when they arrive (admin)',
				body: body(NewQuotedPrice),
				responses: ok(Enquiry, 'Answered: its sender can order at this price', 404, 409),
			}),
			(c) => respond(c, quotePrice, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /enquiries/{id}/assign', mayAssign, {
				summary: 'Give it to an installer (admin)',
				body: body(EnquiryAssignment),
				responses: ok(Enquiry, 'Taken by them', 404, 409),
			}),
			(c) => respond(c, assignEnquiry, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /enquiries/{id}/answer', mayDo('answer'), {
				summary: 'Say that it was answered (its installer, admin)',
				body: { content: { 'application/json': { schema: EnquiryAnswer } } },
				responses: ok(Enquiry, 'Answered', 409),
			}),
			(c) => respond(c, stepEnquiry, c.req.valid('param').id, 'answer', c.req.valid('json') ?? {}),
		)
}
