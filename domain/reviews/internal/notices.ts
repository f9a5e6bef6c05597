import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import { sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { mailToBuyer } from '../../orders/mails/buyer.ts'
import { findOrder, type OrderRow } from '../../orders/queries.ts'
import type { HideReason, ReviewState } from '../rules.ts'
import type { ReviewRow } from './rows.ts'

interface NewReview {
	order: OrderRow
	of: Pick<ReviewRow, 'installer_id'>
	state: ReviewState
	isNew: boolean
	/** The name of what it is of. */
	name: string
	at: number
}

/** Notifies admins of a review that waits for them or is new, and an installer of a new one that is shown. */
export async function noteNewReview(
	tx: Tx,
	{ order, of, state, isNew, name, at }: NewReview,
): Promise<void> {
	if (state === 'held')
		return notify(tx, [
			{
				to: { role: 'Admin' },
				message: message('reviews.held', { name }),
				type: 'warning',
				link: '/admin/reviews?state=held',
				orderId: order.id,
				at,
			},
		])
	if (!isNew) return
	await notify(tx, [
		{
			to: { role: 'Admin' },
			message: message('reviews.new', { name }),
			type: 'info',
			link: '/admin/reviews',
			orderId: order.id,
			at,
		},
	])
	if (of.installer_id === null) return
	await notify(tx, [
		{
			to: { userId: of.installer_id },
			message: message('reviews.new_of_installer', { orderId: order.id }),
			type: 'info',
			link: '/installer/reviews',
			orderId: order.id,
			at,
		},
	])
}

/** Tells the buyer why their review is hidden, by a notification and by mail. */
export async function noteHidden(
	ctx: AppContext,
	tx: Tx,
	review: ReviewRow,
	{ reason, at }: { reason: HideReason; at: number },
): Promise<void> {
	const order = await findOrder(tx, review.order_id)
	if (!order) return
	await noteToAccount(tx, review, 'reviews.hidden', at)
	const buyer = ctx.policy.sendsMail ? await mailToBuyer(tx, order) : null
	if (!buyer) return
	const { to, accountId, way } = buyer
	await sendMail(ctx, tx, [
		{
			event: `review ${review.id} hidden at ${at}`,
			template: 'review-hidden',
			to,
			accountId,
			data: { ...way, reason },
		},
	])
}

/** Tells a buyer with an account that something was done with their review. */
export async function noteToAccount(
	tx: Tx,
	{ user_id: userId, order_id: orderId }: ReviewRow,
	code: 'reviews.hidden' | 'reviews.answered' | 'reviews.deleted',
	at: number,
): Promise<void> {
	if (userId === null) return
	await notify(tx, [
		{
			to: { userId },
			message: message(code, { orderId }),
			type: 'info',
			link: `/orders/${orderId}/reviews`,
			orderId,
			at,
		},
	])
}
