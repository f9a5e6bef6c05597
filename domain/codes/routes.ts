import { z } from '@hono/zod-openapi'
import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { respond, respondCreated, respondPage } from '../../http/respond.ts'
import { created, list, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { addCode, setEnded } from './commands.ts'
import { canManageCodes } from './policy.ts'
import { checkCode, hasCode, listCodes, listUses } from './queries.ts'
import { Code, CodeAnswer, CodeCheck, CodeQuery, CodeUse, NewCode } from './schema.ts'

const call = routesTagged('Discount codes')
const codeAdmin: Gate = (actor, c) => hasCode(c.var.ctx, actor, c.req.param('id') ?? '')

const Ended = model('DiscountCodeEnded', { ended: z.boolean(issue('codes.ended_wrong')) })

export function codeRoutes() {
	return newRouter()
		.openapi(
			call('POST /codes/check', anybody, {
				summary: 'What a code would take off',
				countedBy: 'codes',
				body: body(CodeCheck),
				responses: ok(CodeAnswer, 'Rupees, and what of them falls on each line', 429),
			}),
			(c) => respond(c, checkCode, c.req.valid('json')),
		)
		.openapi(
			call('GET /codes', canManageCodes, {
				summary: 'All codes (admin)',
				query: CodeQuery,
				responses: list(Code, 'The last made first'),
			}),
			(c) => respondPage(c, listCodes, c.req.valid('query')),
		)
		.openapi(
			call('POST /codes', canManageCodes, {
				summary: 'Add a code (admin)',
				body: body(NewCode),
				responses: created(Code, 'Added', 409),
			}),
			(c) => respondCreated(c, addCode, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /codes/{id}', codeAdmin, {
				summary: 'End a code, or have it go on (admin)',
				body: body(Ended),
				responses: ok(Code, 'As it is now'),
			}),
			(c) => respond(c, setEnded, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('GET /codes/{id}/uses', codeAdmin, {
				summary: 'The orders that used a code (admin)',
				query: CodeQuery,
				responses: list(CodeUse, 'The last first'),
			}),
			(c) => respondPage(c, listUses, c.req.valid('param').id, c.req.valid('query')),
		)
}
