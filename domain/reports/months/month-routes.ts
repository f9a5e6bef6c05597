import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { closeMonth, openMonth } from '../internal/months/closing.ts'
import { monthDifferences } from '../internal/months/differences.ts'
import { listMonths } from '../internal/months/list.ts'
import { mayCloseMonths, mayReport } from '../policy.ts'
import {
	BookMonth,
	BookMonths,
	MonthClosing,
	MonthDifferences,
	MonthOpening,
	MonthParam,
} from './month-schema.ts'

const call = routesTagged('Reports')

/** Months whose return is filed, and that are closed then. */
export function monthRoutes() {
	return newRouter()
		.openapi(
			call('GET /months', mayReport, {
				summary: 'The months of the books, open and closed (admin)',
				query: z.object({}),
				responses: ok(BookMonths, 'The latest first'),
			}),
			(c) => respond(c, listMonths),
		)
		.openapi(
			call('POST /months/{month}/close', mayCloseMonths, {
				summary: 'Close a month whose return is filed (admin)',
				params: MonthParam,
				body: body(MonthClosing),
				responses: ok(BookMonth, 'Closed; its exports are kept as they are', 409),
			}),
			(c) => respond(c, closeMonth, c.req.valid('param').month, c.req.valid('json')),
		)
		.openapi(
			call('POST /months/{month}/open', mayCloseMonths, {
				summary: 'Open the last closed month again (admin)',
				params: MonthParam,
				body: body(MonthOpening),
				responses: ok(BookMonth, 'Open; what was filed stays with its closing', 409),
			}),
			(c) => respond(c, openMonth, c.req.valid('param').month, c.req.valid('json')),
		)
		.openapi(
			call('GET /months/{month}/differences', mayReport, {
				summary: 'What a closed month would be today that it was not when it was filed (admin)',
				readsMuch: true,
				params: MonthParam,
				responses: ok(MonthDifferences, 'By file; nothing where all is as it was'),
			}),
			(c) => respond(c, monthDifferences, c.req.valid('param').month),
		)
}
