import type { Tx } from '../../db/database.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction, type Change } from '../authorized-transaction.ts'
import { countStars } from './commands.ts'
import { removeReviews } from './deletion.ts'
import { noteHidden, noteToAccount } from './internal/notices.ts'
import type { ReviewRow } from './internal/rows.ts'
import { mayModerate, mayRead } from './policy.ts'
import { findReadReview } from './queries.ts'
import { type HideReason, hasContact } from './rules.ts'
import { reviewTables } from './tables.ts'

/** The audit has no words of the review: they are deleted with it. */
const about = ({ id, order_id }: ReviewRow) => ({
	kind: 'review' as const,
	subjectId: id,
	subject: order_id,
})

/** A review that a reader sees, locked for the rest of the transaction. @returns as `findReadReview` */
async function locked(tx: Tx, who: SignedIn, id: string) {
	await reviewTables(tx)
		.updateTable('reviews')
		.set((eb) => ({ updated_at: eb.ref('updated_at') }))
		.where('id', '=', id)
		.execute()
	return findReadReview(tx, who, id)
}

/** Makes a change in one transaction; pages and lists have it at once. @returns as `authorizedTransaction` */
async function changeReview(
	allowed: Result<SignedIn>,
	ctx: AppContext,
	make: (change: Change<SignedIn>) => Promise<Result<void>>,
): Promise<Result<void>> {
	const changed = await authorizedTransaction(allowed, ctx, make)
	if (changed.ok) await ctx.catalogue.refresh()
	return changed
}

/** Hides a review, and tells its buyer why; one that is hidden stays as it is. */
export const hideReview = (ctx: AppContext, actor: Actor, id: string, reason: HideReason) =>
	changeReview(mayModerate(actor), ctx, async ({ tx, who, at }) => {
		const found = await locked(tx, who, id)
		if (!found.ok) return found
		const { row } = found.value
		if (row.state === 'hidden') return ok(undefined)
		await moderate(tx, who, row, { state: 'hidden', hidden_reason: reason }, at)
		await noteHidden(ctx, tx, row, { reason, at })
		await countStars(tx, row, at)
		return ok(undefined)
	})

/** Shows a review that was held or hidden. */
export const showReview = (ctx: AppContext, actor: Actor, id: string) =>
	changeReview(mayModerate(actor), ctx, async ({ tx, who, at }) => {
		const found = await locked(tx, who, id)
		if (!found.ok) return found
		const { row } = found.value
		if (row.state === 'shown') return ok(undefined)
		await moderate(tx, who, row, { state: 'shown', hidden_reason: null }, at)
		await countStars(tx, row, at)
		return ok(undefined)
	})

/**
 * Deletes a hidden review for good, with its answers. It is hidden first, for one of the reasons there are, so that a low
 * mark is no reason here either, and its buyer knows why.
 * @returns not_found; conflict while it is not hidden
 */
export const removeReview = (ctx: AppContext, actor: Actor, id: string) =>
	changeReview(mayModerate(actor), ctx, async ({ tx, who, at }) => {
		const found = await locked(tx, who, id)
		if (!found.ok) return found
		const { row } = found.value
		const { state, hidden_reason } = row
		if (state !== 'hidden') return fail('conflict', message('reviews.hide_first'))
		await removeReviews(tx, [row], at)
		await audit(tx, who, at, [
			{ ...about(row), action: 'deleted', before: { state, hidden_reason } },
		])
		await noteToAccount(tx, row, 'reviews.deleted', at)
		return ok(undefined)
	})

async function moderate(
	tx: Tx,
	who: SignedIn,
	row: ReviewRow,
	to: Pick<ReviewRow, 'state' | 'hidden_reason'>,
	at: number,
) {
	await reviewTables(tx).updateTable('reviews').set(to).where('id', '=', row.id).execute()
	const { state, hidden_reason } = row
	await audit(tx, who, at, [
		{ ...about(row), action: to.state, before: { state, hidden_reason }, after: to },
	])
}

/**
 * Answers a review in public, or changes the answer: an admin for the shop, an installer to a review of themselves.
 * @returns not_found, also of a review that an installer does not see; invalid where an installer's answer has a phone
 * number, an address or a link in it
 */
export const answerReview = (ctx: AppContext, actor: Actor, id: string, text: string) =>
	changeAnswer(ctx, actor, id, async (tx, { row, who, side, at }) => {
		if (side === 'installer' && hasContact(text))
			return failField('text', message('reviews.answer_with_contact'))
		const answer = { text, answered_by: who.id, created_at: at }
		await reviewTables(tx)
			.insertInto('review_answers')
			.values({ review_id: row.id, side, ...answer })
			.onConflict((conflict) => conflict.columns(['review_id', 'side']).doUpdateSet(answer))
			.execute()
		await audit(tx, who, at, [{ ...about(row), action: 'answered' }])
		await noteToAccount(tx, row, 'reviews.answered', at)
		return ok(undefined)
	})

/** Deletes the caller's side of the answers to a review; one that there is not is deleted too. @returns as `answerReview` */
export const deleteAnswer = (ctx: AppContext, actor: Actor, id: string) =>
	changeAnswer(ctx, actor, id, async (tx, { row, who, side, at }) => {
		await reviewTables(tx)
			.deleteFrom('review_answers')
			.where('review_id', '=', row.id)
			.where('side', '=', side)
			.execute()
		await audit(tx, who, at, [{ ...about(row), action: 'deleted the answer' }])
		return ok(undefined)
	})

interface Answering {
	row: ReviewRow
	who: SignedIn
	side: 'shop' | 'installer'
	at: number
}

const changeAnswer = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	change: (tx: Tx, answering: Answering) => Promise<Result<void>>,
) =>
	changeReview(mayRead(actor), ctx, async ({ tx, who, at }) => {
		const found = await locked(tx, who, id)
		if (!found.ok) return found
		const { row, side } = found.value
		const changed = await change(tx, { row, who, side, at })
		if (!changed.ok) return changed
		// Pages with the answer are made anew.
		await countStars(tx, row, at)
		return changed
	})
