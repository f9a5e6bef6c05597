import type { Database } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import { dayAt, startOfDay } from '../../../shared/calendar.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { toRupees, zero } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { MAX_MISTAKES } from '../../file-limits.ts'
import { inTurns } from '../../file-rows.ts'
import { stageOf } from '../../orders/money/money-state-rules.ts'
import { findOrder } from '../../orders/queries.ts'
import { moneyOf, moneyRowsOfOne, paymentByRef } from '../../payments/queries.ts'
import { dueNow, openOf, type PaymentFacts } from '../../payments/rules.ts'
import { orderPrefixes } from '../../settings/queries.ts'
import { lockPaidOrder, receive } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import type { BankFile, BankReport } from '../schema.ts'
import { type BankLine, isRead, readBankFile, type UnreadLine } from './bank-file.ts'
import { orderNumberIn, resultOf } from './bank-import-rules.ts'

type ReportLine = BankReport['lines'][number]

/** What an import of a bank's file would do with each line. */
export const previewBankFile = (
	ctx: AppContext,
	actor: Actor,
	file: BankFile,
): Promise<Result<BankReport>> => {
	const before: BankLine[] = []
	return reportOn(actor, file, ctx, async (line, _who, prefixes) => {
		const report = await judged(ctx.db, line, prefixes, before)
		if (report.result === 'payment') before.push(line)
		return ok(report)
	})
}

/** Records the payments of a bank's file, a transaction for each; sent again, nothing is recorded twice. */
export async function importBankFile(
	ctx: AppContext,
	actor: Actor,
	file: BankFile,
): Promise<Result<BankReport>> {
	const report = await reportOn(
		actor,
		file,
		ctx,
		(line, who, prefixes) => recordLine(ctx, who, line, prefixes),
		() => failField('text', message('payments.bank_file_mostly_unread', { most: MAX_MISTAKES })),
	)
	if (report.ok) await ctx.catalogue.refresh()
	return report
}

/**
 * The result of each line of a bank's file; the first line that is refused ends it. What is yet to come was misread.
 * @param ifCut what comes of a file that was not read to its end
 */
async function reportOn(
	actor: Actor,
	{ text }: BankFile,
	{ db, now }: Pick<AppContext, 'db' | 'now'>,
	take: (line: BankLine, who: SignedIn, prefixes: readonly string[]) => Promise<Result<ReportLine>>,
	ifCut: () => Result<void> = () => ok(undefined),
): Promise<Result<BankReport>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const read = await readBankFile(text)
	if (!read.ok) return read
	const { lines: found, isCut } = read.value
	const goesOn = isCut ? ifCut() : ok(undefined)
	if (!goesOn.ok) return goesOn
	const prefixes = await orderPrefixes(db)
	const lines: ReportLine[] = []
	for await (const line of inTurns(found)) {
		const taken =
			isRead(line) && line.day <= dayAt(now())
				? await take(line, allowed.value, prefixes)
				: ok(await unread(db, line, prefixes))
		if (!taken.ok) return taken
		lines.push(taken.value)
	}
	return ok({ lines, payments: lines.filter(({ result }) => result === 'payment').length, isCut })
}

const recordLine = (
	ctx: AppContext,
	who: SignedIn,
	line: BankLine,
	prefixes: readonly string[],
): Promise<Result<ReportLine>> =>
	transact(ctx.db, async (tx) => {
		const orderId = orderNumberIn(line.narration, prefixes)
		const locked = orderId && (await lockPaidOrder(tx, orderId))
		const report = await judged(tx, line, prefixes)
		if (report.result !== 'payment' || !locked?.ok) return ok(report)
		const receipt = {
			orderId: locked.value.id,
			provider: 'transfer' as const,
			ref: line.reference,
			amount: line.amount,
			capturedAt: startOfDay(line.day),
			key: `bank ${line.reference}`,
			at: ctx.now(),
		}
		const received = await receive(ctx, tx, who, locked.value, receipt, false)
		return received.ok ? ok(report) : received
	})

/** A line that a person has to read. */
async function unread(
	db: Database,
	line: BankLine | UnreadLine,
	prefixes: readonly string[],
): Promise<ReportLine> {
	const { row, day: date, amount, reference, narration } = line
	const named = orderNumberIn(narration, prefixes)
	const order = named ? await findOrder(db, named) : undefined
	return {
		...{ row, date, reference, narration, result: 'unread' },
		...{ amount: amount === null ? null : toRupees(amount), orderId: order?.id ?? null },
	}
}

/** @param before the payments of lines above it that are not recorded yet */
async function judged(
	db: Database,
	line: BankLine,
	prefixes: readonly string[],
	before: readonly BankLine[] = [],
): Promise<ReportLine> {
	const { row, day: date, amount, reference, narration } = line
	const orderId = orderNumberIn(narration, prefixes)
	const known = await paymentByRef(db, 'transfer', reference)
	const same = before.filter((each) => orderNumberIn(each.narration, prefixes) === orderId)
	const order = orderId ? await openMoneyOf(db, orderId, same) : null
	const isKnown = known !== undefined || before.some((each) => each.reference === reference)
	return {
		...{ row, date, reference, narration, result: resultOf({ order, amount, isKnown }) },
		amount: toRupees(amount),
		orderId: order ? orderId : null,
	}
}

/** What is still to be paid of an order once these have come; null where there is no such order, or it takes no money. */
async function openMoneyOf(db: Database, id: OrderId, coming: readonly BankLine[]) {
	const order = await findOrder(db, id)
	if (!order || order.payment_way === null) return null
	const { payments, ...money } = moneyOf(await moneyRowsOfOne(db, id), stageOf(order))
	const come = coming.map(
		({ amount, day, reference }): PaymentFacts => ({
			...{ id: reference, state: 'captured', amount, refunded: zero, capturedAt: startOfDay(day) },
		}),
	)
	const all = { ...money, payments: [...payments, ...come] }
	const isOver = order.status === 'cancelled' || order.status === 'declined'
	return { isOver, open: openOf(all), due: dueNow(all) }
}
