import { routesTagged } from '../../http/call.ts'
import { respond, respondCreated, respondNoContent } from '../../http/respond.ts'
import { created, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import {
	BankColumns,
	BankFile,
	BankReport,
	BankStatement,
	RecordedLine,
	RefundLine,
} from './bank-schema.ts'
import { importBankFile, previewBankFile } from './internal/bank/import.ts'
import { keepStatement, recordStatement, statementOf } from './internal/bank/kept-statements.ts'
import { saveColumns } from './internal/bank/layouts.ts'
import { recordLine, recordRefundLine } from './internal/bank/record-line.ts'
import { mayRecord } from './policy.ts'

const call = routesTagged('Payments')

const KEPT = 'It is kept for a day.'

/** The bank statements: their matches, and the payments recorded from them. */
export function bankRoutes() {
	return newRouter()
		.openapi(
			call('POST /bank-file/preview', mayRecord, {
				summary: 'Which payments a statement of a bank has (admin)',
				description:
					'A line is for the order whose number is in its narration. Columns are found by their headings, as Indian banks write them.',
				body: body(BankFile),
				responses: ok(BankReport, 'Nothing is changed'),
			}),
			(c) => respond(c, previewBankFile, c.req.valid('json')),
		)
		.openapi(
			call('POST /bank-file', mayRecord, {
				summary: 'Record the payments that a statement of a bank has (admin)',
				description:
					'The same payment twice is one: by its UTR or RRN, or else by its day, amount, narration and balance.',
				body: body(BankFile),
				responses: ok(BankReport, 'What was recorded: each as before it was'),
			}),
			(c) => respond(c, importBankFile, c.req.valid('json')),
		)
		.openapi(
			call('POST /bank-statements', mayRecord, {
				summary: 'Keep a statement of a bank to be looked at (admin)',
				description: `${KEPT} Nothing is recorded.`,
				body: body(BankFile),
				responses: created(BankStatement, 'What it comes to'),
			}),
			(c) => respondCreated(c, keepStatement, c.req.valid('json')),
		)
		.openapi(
			call('GET /bank-statements/{id}', mayRecord, {
				summary: 'What a statement comes to, as the store is now (admin)',
				description: KEPT,
				responses: ok(BankStatement, 'As it is now'),
			}),
			(c) => respond(c, statementOf, c.req.valid('param').id),
		)
		.openapi(
			call('POST /bank-statements/{id}/record', mayRecord, {
				summary: 'Record the payments of a statement (admin)',
				responses: ok(BankReport, 'What was recorded: each as before it was'),
			}),
			(c) => respond(c, recordStatement, c.req.valid('param').id),
		)
		.openapi(
			call('POST /bank-statements/{id}/lines', mayRecord, {
				summary: 'Record a line of a statement for an order (admin)',
				description: 'Also as a part of what the order has open; sent again, it is recorded once.',
				body: body(RecordedLine),
				responses: ok(BankStatement, 'As it is now', 409),
			}),
			(c) => respond(c, recordLine, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /bank-statements/{id}/refunds', mayRecord, {
				summary: 'Record that a debit of a statement sent a refund (admin)',
				body: body(RefundLine),
				responses: ok(BankStatement, 'As it is now', 409),
			}),
			(c) => respond(c, recordRefundLine, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /bank-columns', mayRecord, {
				summary: 'Say what the columns of a bank’s table are (admin)',
				description: 'For all statements with this head, until it is said again.',
				body: body(BankColumns),
				responses: noContent('It is kept'),
			}),
			(c) => respondNoContent(c, saveColumns, c.req.valid('json')),
		)
}
