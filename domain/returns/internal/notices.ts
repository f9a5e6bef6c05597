import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import { sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { mailToBuyer } from '../../orders/mails/buyer.ts'
import type { OrderRow } from '../../orders/queries.ts'

interface Answer {
	kind: 'return-agreed' | 'return-refused' | 'cancel-refused'
	/** The number of the return or request. */
	n: number
	answer: string | null
	at: number
}

const NOTICES = {
	'return-agreed': 'returns.agreed',
	'return-refused': 'returns.refused',
	'cancel-refused': 'returns.cancel_refused',
} as const

/** Notifies a buyer of the shop's answer, also by mail. */
export async function notifyBuyer(
	ctx: AppContext,
	tx: Tx,
	order: OrderRow,
	{ kind, n, answer, at }: Answer,
): Promise<void> {
	const { id: orderId, user_id: userId } = order
	if (userId)
		await notify(tx, [
			{
				to: { userId },
				type: kind === 'return-agreed' ? 'success' : 'warning',
				message: message(NOTICES[kind], { orderId }),
				link: `/orders/${orderId}`,
				orderId,
				at,
			},
		])
	const buyer = ctx.policy.sendsMail ? await mailToBuyer(tx, order) : null
	if (!buyer) return
	const { to, accountId, way } = buyer
	await sendMail(ctx, tx, [
		{
			event: `${kind} ${orderId} ${n}`,
			template: 'request-answered',
			to,
			accountId,
			data: { ...way, kind, answer },
		},
	])
}
