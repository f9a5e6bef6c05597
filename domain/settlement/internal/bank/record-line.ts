import type { Actor } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { answerAfter } from '../../../catalogue/answer-after.ts'
import type { BankStatement, RecordedLine, RefundLine } from '../../bank-schema.ts'
import { lockPaidOrder, receive } from '../../commands.ts'
import { mayRecord } from '../../policy.ts'
import { markRefundSent } from '../refund-commands.ts'
import { receiptOf } from './import.ts'
import { judgeCredits } from './judge.ts'
import { permittedText, statementOf } from './kept-statements.ts'
import { referencesIn } from './references.ts'
import { readCredits } from './report.ts'
import { loadStatementRecords } from './statement-records.ts'

const NO_LINE = message('payments.line_not_found')

/**
 * Records a line of a kept statement for an order that an admin has chosen, also as a part of its open amount.
 * @returns not_found; conflict where the line was recorded otherwise, or the order is over; invalid where it exceeds
 * the open amount
 */
export async function recordLine(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ row, orderId }: RecordedLine,
): Promise<Result<BankStatement>> {
	const read = await readKept(ctx, actor, id)
	if (!read.ok) return read
	const { credits } = read.value
	const credit = credits.find((each) => each.row === row)
	if (!credit) return fail('not_found', NO_LINE)
	const done = await authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who }) => {
		const locked = await lockPaidOrder(tx, orderId)
		if (!locked.ok) return locked
		const order = locked.value
		if (order.status === 'cancelled' || order.status === 'declined')
			return fail('conflict', message('payments.order_over'))
		// Those above count as well: the same reference may stand twice in a file.
		const upTo = credits.slice(0, credits.indexOf(credit) + 1)
		const judged = judgeCredits(upTo, await loadStatementRecords(tx, upTo, [], false)).at(-1)
		if (judged?.result === 'known' && judged.orderId === order.id) return ok(undefined)
		if (judged?.result === 'settlement')
			return fail('conflict', message('payments.line_settlement'))
		if (judged?.result === 'known' || judged?.result === 'conflict')
			return fail('conflict', message('payments.line_recorded'))
		return receive(ctx, tx, who, order, receiptOf(ctx, order.id as OrderId, credit), false)
	})
	return answerAfter(ctx, done, () => statementOf(ctx, actor, id))
}

/** Records that a debit of a kept statement sent a refund, by its reference. @returns as `markRefundSent` does */
export async function recordRefundLine(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ row, refundId }: RefundLine,
): Promise<Result<BankStatement>> {
	const read = await readKept(ctx, actor, id)
	if (!read.ok) return read
	const debit = read.value.lines.find((line) => line.row === row && line.kind === 'debit')
	if (debit?.kind !== 'debit') return fail('not_found', NO_LINE)
	const [reference = `${debit.day} ${debit.narration}`.slice(0, 100)] = referencesIn(debit)
	const sent = await markRefundSent(ctx, actor, refundId, { reference })
	return sent.ok ? statementOf(ctx, actor, id) : sent
}

async function readKept(ctx: AppContext, actor: Actor, id: string) {
	const kept = await permittedText(ctx, actor, id)
	return kept.ok ? readCredits(ctx, kept.value.text) : kept
}
