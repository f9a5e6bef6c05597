import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { endClosing, insertClosing, lockMonths } from '../../../closed-months/commands.ts'
import { closingOf, lastClosedMonth } from '../../../closed-months/queries.ts'
import { type NotClosable, notClosable } from '../../../closed-months/rules.ts'
import { allFilesOf } from '../../../documents/accounting/month-exports.ts'
import type { BookMonth, MonthClosing, MonthOpening } from '../../months/month-schema.ts'
import { mayCloseMonths } from '../../policy.ts'
import { balanceAt } from '../balance/balance.ts'
import { isBroken } from '../balance/balance-rules.ts'
import { enteredMonths } from './entered-months.ts'
import { bookMonths } from './list.ts'

const notAllowed = (why: NotClosable, month: string) => {
	switch (why) {
		case 'running':
			return message('months.running', { month })
		case 'closed':
			return message('months.closed', { month })
		case 'earlier-open':
			return message('months.earlier_open', { month })
	}
}

const auditMonth = (
	tx: Tx,
	actor: Actor,
	at: number,
	{ action, month, note }: { action: string; month: string; note: string },
) =>
	audit(tx, actor, at, [
		{ action, kind: 'month', subjectId: month, subject: month, after: note ? { note } : null },
	])

async function viewOf(tx: Tx, month: string, now: number): Promise<Result<BookMonth>> {
	const found = (await bookMonths(tx, now)).find((each) => each.month === month)
	return found ? ok(found) : fail('not_found', message('months.not_closed', { month }))
}

/**
 * Closes a month whose return is filed, and keeps its exports (admin).
 * @returns conflict where it runs, is closed, or has an open one before it; invalid without a note where its books do not
 * balance
 */
export async function closeMonth(
	ctx: AppContext,
	actor: Actor,
	month: string,
	{ note = '' }: MonthClosing,
): Promise<Result<BookMonth>> {
	const allowed = mayCloseMonths(actor)
	if (!allowed.ok) return allowed
	if (!ctx.policy.issuesDocuments) return fail('conflict', message('months.not_in_demo'))
	// Before the transaction: it reads all documents, and nobody is to wait for it.
	const balance = note === '' ? await balanceAt(ctx, month) : undefined
	return authorizedTransaction(allowed, ctx, async ({ tx, who, at }) => {
		await lockMonths(tx)
		const lastClosed = await lastClosedMonth(tx)
		const entered = await enteredMonths(tx)
		const why = notClosable(month, { now: at, lastClosed, entered })
		if (why === 'earlier-open') {
			const first = entered.find((each) => lastClosed === null || each > lastClosed) ?? month
			return fail('conflict', notAllowed(why, first))
		}
		if (why) return fail('conflict', notAllowed(why, month))
		if (balance && isBroken(balance)) {
			const required = message('months.note_required', { month })
			return fail('invalid', required, { fields: { note: required } })
		}
		const exports = await allFilesOf({ ...ctx, db: tx }, month)
		await insertClosing(tx, { month, note, by: who.name, at, exports })
		await auditMonth(tx, actor, at, { action: 'closed', month, note })
		return viewOf(tx, month, at)
	})
}

/** Opens the last closed month again (admin). @returns conflict where it is not that */
export const openMonth = (
	ctx: AppContext,
	actor: Actor,
	month: string,
	{ reason }: MonthOpening,
): Promise<Result<BookMonth>> =>
	authorizedTransaction(mayCloseMonths(actor), ctx, async ({ tx, who, at }) => {
		await lockMonths(tx)
		const closing = await closingOf(tx, month)
		if (!closing) return fail('conflict', message('months.not_closed', { month }))
		const last = await lastClosedMonth(tx)
		if (last !== null && last !== month)
			return fail('conflict', message('months.later_closed', { month: last }))
		await endClosing(tx, closing.id, { by: who.name, at, reason })
		await auditMonth(tx, actor, at, { action: 'reopened', month, note: reason })
		return viewOf(tx, month, at)
	})
