import { inTransaction, transact } from '../../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { startOfDay } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { MAX_MISTAKES } from '../../../file-limits.ts'
import { receiveSettlement } from '../../../payments/settlements.ts'
import type { BankFile, BankReport } from '../../bank-schema.ts'
import { lockPaidOrder, receive } from '../../commands.ts'
import { mayRecord } from '../../policy.ts'
import type { Credit } from './identity.ts'
import { type Judged, judgeCredits } from './judge.ts'
import { NO_TABLE } from './reading/statement.ts'
import { judgeStatement, readCredits } from './report.ts'
import { loadStatementRecords, type StatementRecords } from './statement-records.ts'

/** Previews an import of a bank's file: its effect by line. */
export async function previewBankFile(
	ctx: AppContext,
	actor: Actor,
	{ text }: BankFile,
): Promise<Result<BankReport>> {
	const read = await readTableOf(ctx, actor, text)
	return read.ok ? ok((await judgeStatement(ctx.db, read.value.statement)).report) : read
}

/** The statement that somebody may record. @returns invalid where no head of a table was found in it */
async function readTableOf(ctx: AppContext, actor: Actor, text: string) {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const read = await readCredits(ctx, text)
	if (!read.ok) return read
	if (!read.value.layout) return failField('text', NO_TABLE)
	return ok({ who: allowed.value, statement: read.value })
}

/**
 * Records the payments of a bank's file, a transaction for each order; sent again, nothing is recorded twice.
 * @returns the report of the recorded payments
 */
export async function importBankFile(
	ctx: AppContext,
	actor: Actor,
	{ text }: BankFile,
): Promise<Result<BankReport>> {
	const read = await readTableOf(ctx, actor, text)
	if (!read.ok) return read
	const { who, statement } = read.value
	if (statement.isCut)
		return failField('text', message('payments.bank_file_mostly_unread', { most: MAX_MISTAKES }))
	const { report, judged, settled } = await judgeStatement(ctx.db, statement)
	const results = new Map<number, Judged>()
	for (const [orderId, credits] of ordersToRecord(judged)) {
		const recorded = await recordOfOrder(ctx, who, orderId, credits)
		// A credit whose reference somebody else has recorded meanwhile is a question now.
		const now = recorded.ok ? recorded.value : judged.flatMap(asConflict(credits))
		for (const each of now) results.set(each.credit.row, each)
	}
	await receiveSettlements(ctx, judged, settled)
	if (results.size > 0) await ctx.catalogue.refresh()
	const lines = report.lines.map((line) => ({
		...line,
		result: (line.isDebit ? undefined : results.get(line.row)?.result) ?? line.result,
	}))
	const payments = lines.filter(({ result }) => result === 'payment').length
	return ok({ ...report, lines, payments })
}

/** Notes with which credit each settlement of a payment provider came. */
const receiveSettlements = (
	{ db }: Pick<AppContext, 'db'>,
	judged: readonly Judged[],
	settled: StatementRecords['settled'],
): Promise<void> =>
	inTransaction(db, async (tx) => {
		for (const { credit, result } of judged) {
			const settlement = settled.get(credit)
			if (result !== 'settlement' || !settlement) continue
			const reference = credit.reference ?? settlement.utr ?? credit.key
			const receivedAt = startOfDay(credit.day)
			await receiveSettlement(tx, settlement, { reference, receivedAt })
		}
	})

const asConflict =
	(credits: readonly Credit[]) =>
	(judged: Judged): Judged[] =>
		credits.includes(judged.credit) && judged.result === 'payment'
			? [{ ...judged, result: 'conflict' }]
			: []

/** The credits that name each order with a payment to record; those of them that were recorded before left out. */
function ordersToRecord(judged: readonly Judged[]): Map<OrderId, Credit[]> {
	const groups = new Map<OrderId, Credit[]>()
	for (const { orderId, result, credit } of judged)
		if (orderId && result !== 'known' && result !== 'conflict')
			groups.set(orderId, [...(groups.get(orderId) ?? []), credit])
	const withPayment = new Set(
		judged.flatMap(({ orderId, result }) => (orderId && result === 'payment' ? [orderId] : [])),
	)
	return new Map([...groups].filter(([orderId]) => withPayment.has(orderId)))
}

/** Records the credits that are payments of their order, as it is once the order is locked. */
const recordOfOrder = (
	ctx: AppContext,
	who: SignedIn,
	orderId: OrderId,
	credits: readonly Credit[],
): Promise<Result<Judged[]>> =>
	transact(ctx.db, async (tx) => {
		const locked = await lockPaidOrder(tx, orderId)
		if (!locked.ok) return locked
		const judged = judgeCredits(credits, await loadStatementRecords(tx, credits, [], false))
		for (const { credit, result } of judged) {
			if (result !== 'payment') continue
			const received = await receive(
				ctx,
				tx,
				who,
				locked.value,
				receiptOf(ctx, orderId, credit),
				false,
			)
			if (!received.ok) return received
		}
		return ok(judged)
	})

/** A credit as it is recorded. */
export const receiptOf = (
	{ now }: Pick<AppContext, 'now'>,
	orderId: OrderId,
	{ reference, amount, day, key }: Credit,
) => ({
	orderId,
	provider: 'transfer' as const,
	ref: reference,
	amount,
	key,
	capturedAt: startOfDay(day),
	at: now(),
})
