import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond } from '../../../http/respond.ts'
import { csv, ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { csvFile } from '../../../shared/csv.ts'
import { balanceReport } from '../internal/balance/balance.ts'
import { BALANCE_COLUMNS, balanceRows } from '../internal/balance/export.ts'
import { mayReport } from '../policy.ts'
import { BalanceReport, type MonthBalanceView } from './balance-schema.ts'

const call = routesTagged('Reports')

async function* rowsOf(months: MonthBalanceView[]) {
	for (const month of months) yield balanceRows(month)
}

/** Whether money, documents and orders agree. */
export function balanceRoutes() {
	return newRouter()
		.openapi(
			call('GET /reports/balance', mayReport, {
				summary: 'Whether the books balance at the end of each month (admin)',
				readsMuch: true,
				query: z.object({}),
				responses: ok(BalanceReport, 'The report'),
			}),
			(c) => respond(c, balanceReport),
		)
		.openapi(
			call('GET /reports/balance.csv', mayReport, {
				summary: 'Whether the books balance, by month and place of supply, as CSV (admin)',
				readsMuch: true,
				query: z.object({}),
				responses: csv('The latest month first'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { months } = unwrap(await balanceReport(ctx, actor))
				return csvFile('balance', BALANCE_COLUMNS, rowsOf(months)) as never
			},
		)
}
