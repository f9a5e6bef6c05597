import { redirect } from 'react-router'
import { z } from 'zod'
import {
	BankColumns,
	type BankStatement,
	RecordedLine,
	RefundLine,
} from '../../../domain/settlement/bank-schema'
import { api, attempt, type Context, read } from '../../api.server'
import { formAction, onButton, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { statementIntents } from './bank-intents'

/** The result of a form of the page: how many payments, or one line, were recorded. */
export type StatementStep = Refused | { problem: null; recorded: number }

export const loadStatement = (context: Context, id: string): Promise<BankStatement> =>
	read(api(context).settlement['bank-statements'][':id'].$get({ param: { id } }))

const Line = z.object({ ...RecordedLine.shape, row: z.string() })
const RefundOfLine = z.object({ ...RefundLine.shape, row: z.string() })
/** The head is sent as JSON, since its cells are many. */
const Columns = z.object({ ...BankColumns.shape, head: z.string() })

const headIn = (text: string): string[] => z.array(z.string()).catch([]).parse(jsonIn(text))

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/** Records the lines of a statement, or names its columns. */
export function changeStatement(
	request: Request,
	context: Context,
	id: string,
): Promise<StatementStep> {
	const { settlement } = api(context)
	const statement = settlement['bank-statements'][':id']
	const param = { id }
	return formAction(request, statementIntents, {
		record: onButton(async (form): Promise<StatementStep> => {
			const done = await attempt(statement.record.$post({ param }))
			if (!done.ok) return form.refuse(done.problem)
			return { problem: null, recorded: done.value.payments }
		}),
		take: onForm(Line, async ({ row, orderId }, form): Promise<StatementStep> => {
			const json = { row: Number(row), orderId }
			const done = await attempt(statement.lines.$post({ param, json }))
			return done.ok ? { problem: null, recorded: 1 } : form.refuse(done.problem)
		}),
		sent: onForm(RefundOfLine, async ({ row, refundId }, form): Promise<StatementStep> => {
			const json = { row: Number(row), refundId }
			const done = await attempt(statement.refunds.$post({ param, json }))
			return done.ok ? { problem: null, recorded: 1 } : form.refuse(done.problem)
		}),
		columns: onForm(Columns, async ({ head, ...columns }, form): Promise<StatementStep> => {
			const json = { ...columns, head: headIn(head) }
			const done = await attempt(settlement['bank-columns'].$post({ json }))
			if (!done.ok) return form.refuse(done.problem)
			throw redirect(`/admin/payments/bank-file/${id}`, 303)
		}),
	})
}
