import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { firstNameOf } from '../../shared/first-name.ts'
import { newId, type ProductId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { answerAfter } from '../catalogue/answer-after.ts'
import { setProductRating } from '../catalogue/rating.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { isBuyer } from '../orders/policy.ts'
import { factsOf, findOrder, NOT_FOUND, type OrderRow } from '../orders/queries.ts'
import { type ByLink, verifyContact } from '../orders/tracking/contact.ts'
import { noteNewReview } from './internal/notices.ts'
import type { ReviewRow } from './internal/rows.ts'
import { isFinished, listOrderReviews, mayEdit, subjectsOf } from './order-reviews.ts'
import { starsOf } from './queries.ts'
import { stateOfTexts } from './rules.ts'
import type { NewReview, OrderReviews } from './schema.ts'
import { reviewTables } from './tables.ts'

type Subject = Pick<ReviewRow, 'product_id' | 'installer_id'>

/** Counts the stars of a review's product anew; those of installers are counted as they are read. Call it last. */
export async function countStars(tx: Tx, { product_id: id }: Subject, at: number): Promise<void> {
	if (id !== null) await setProductRating(tx, id, () => starsOf(tx, 'product_id', id), at)
}

/**
 * Writes what the buyer of a finished order says of one of its products, or of its installer, or changes it.
 * @returns not_found; conflict before it is finished, and 14 days after the review; invalid for another product; as
 * `verifyContact`
 */
export async function writeReview(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ productId, stars, text, ...link }: NewReview & ByLink,
): Promise<Result<OrderReviews>> {
	return changeReviews(ctx, actor, id, link, async (tx, order) => {
		const subjects = await subjectsOf(tx, order)
		const subject = subjects.find((each) =>
			productId === undefined ? each.kind === 'installer' : each.id === productId,
		)
		if (!subject)
			return productId === undefined
				? fail('conflict', message('reviews.no_installer'))
				: failField('productId', message('reviews.not_ordered'))
		return put(ctx, tx, order, { subject, stars, text })
	})
}

/** Changes what the buyer of a finished order says of it. @returns as `lockedForBuyer` and `verifyContact` */
export async function changeReviews(
	ctx: AppContext,
	actor: Actor,
	id: string,
	link: ByLink,
	change: (tx: Tx, order: OrderRow) => Promise<Result<void>>,
): Promise<Result<OrderReviews>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const changed = await transact(ctx.db, async (tx) => {
		const order = await lockedForBuyer(tx, actor, id, link.key)
		return order.ok ? change(tx, order.value) : order
	})
	return answerAfter(ctx, changed, () => listOrderReviews(ctx, actor, id, link.key))
}

/** A finished order, locked, for its buyer. @returns not_found for others; conflict before it is finished */
async function lockedForBuyer(
	tx: Tx,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<Result<OrderRow>> {
	await lockOrder(tx, id as OrderRow['id'])
	const order = await findOrder(tx, id)
	if (!order || !isBuyer(actor, factsOf(order), key)) return fail('not_found', NOT_FOUND)
	return isFinished(order) ? ok(order) : fail('conflict', message('reviews.not_finished'))
}

interface Written {
	subject: OrderReviews['subjects'][number] | { kind: string; id: string; name: string }
	stars: number
	text: string
}

async function put(ctx: AppContext, tx: Tx, order: OrderRow, { subject, stars, text }: Written) {
	const at = ctx.now()
	const of: Subject =
		subject.kind === 'product'
			? { product_id: subject.id as ProductId, installer_id: null }
			: { product_id: null, installer_id: subject.id as UserId }
	const [column, value] =
		of.product_id !== null
			? (['product_id', of.product_id] as const)
			: (['installer_id', subject.id as UserId] as const)
	const before = await reviewTables(tx)
		.selectFrom('reviews')
		.selectAll()
		.where('order_id', '=', order.id)
		.where(column, '=', value as never)
		.executeTakeFirst()
	if (before && !mayEdit(before, at)) return fail('conflict', message('reviews.too_late'))
	const shown = { name: firstNameOf(order.full_name), city: order.city, text }
	const wasHidden = before
		? before.hidden_reason !== null
		: await isToBeRead(tx, order.id, subject.id)
	const state = stateOfTexts(Object.values(shown), wasHidden)
	if (before)
		await reviewTables(tx)
			.updateTable('reviews')
			.set({ stars, text, state, updated_at: at })
			.where('id', '=', before.id)
			.execute()
	else
		await reviewTables(tx)
			.insertInto('reviews')
			.values({
				id: newId(),
				order_id: order.id,
				...of,
				user_id: order.user_id,
				...shown,
				stars,
				state,
				hidden_reason: null,
				created_at: at,
				updated_at: at,
			})
			.execute()
	await noteNewReview(tx, { order, of, state, isNew: !before, name: subject.name, at })
	await countStars(tx, of, at)
	return ok(undefined)
}

/** Whether a review that is gone was hidden before: an admin reads the next one first. */
const isToBeRead = async (tx: Tx, order: OrderRow['id'], subject: string) =>
	(await reviewTables(tx)
		.selectFrom('reviews_to_read')
		.select('order_id')
		.where('order_id', '=', order)
		.where('subject_id', '=', subject as ProductId | UserId)
		.executeTakeFirst()) !== undefined

/** Notes that no mail asks for a review of an order. */
export async function askNoMore(tx: Tx, order_id: OrderRow['id'], created_at: number) {
	await reviewTables(tx)
		.insertInto('review_requests')
		.values({ order_id, state: 'refused', created_at })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Has no mail ask for a review of an order, as its buyer wishes. @returns as `writeReview` */
export async function refuseRequest(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderReviews>> {
	const refused = await transact(ctx.db, async (tx) => {
		const order = await lockedForBuyer(tx, actor, id, key)
		if (!order.ok) return order
		await askNoMore(tx, order.value.id, ctx.now())
		return ok(undefined)
	})
	return refused.ok ? listOrderReviews(ctx, actor, id, key) : refused
}
