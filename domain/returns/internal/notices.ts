import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import { sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { mailToBuyer } from '../../orders/mails/buyer.ts'
import { asksDestination as asksDestinationOf } from '../../orders/money/mails.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { moneyRowsOfOne } from '../../payments/queries.ts'
import type { Instructions } from './instruction-rules.ts'

interface Answer {
	kind: 'return-agreed' | 'return-changed' | 'return-refused' | 'cancel-refused'
	/** The number of the return or request. */
	n: number
	answer: string | null
	/** What its buyer does with the goods of an approved return. */
	instructions?: Instructions | null
	/** How often that was changed. */
	change?: number
	at: number
}

const NOTICES = {
	'return-agreed': 'returns.agreed',
	'return-changed': 'returns.changed',
	'return-refused': 'returns.refused',
	'cancel-refused': 'returns.cancel_refused',
} as const

const TYPES = {
	'return-agreed': 'success',
	'return-changed': 'info',
	'return-refused': 'warning',
	'cancel-refused': 'warning',
} as const

/** Notifies a buyer of the shop's answer, also by mail. */
export async function notifyBuyer(
	ctx: AppContext,
	tx: Tx,
	order: OrderRow,
	{ kind, n, answer, at, instructions, change }: Answer,
): Promise<void> {
	const { id: orderId, user_id: userId } = order
	if (userId)
		await notify(tx, [
			{
				to: { userId },
				type: TYPES[kind],
				message: message(NOTICES[kind], { orderId }),
				link: `/orders/${orderId}`,
				orderId,
				at,
			},
		])
	const buyer = ctx.policy.sendsMail ? await mailToBuyer(tx, order) : null
	if (!buyer) return
	const { to, accountId, way } = buyer
	const asksDestination =
		kind === 'return-agreed' &&
		(await asksDestinationOf(tx, orderId, await moneyRowsOfOne(tx, orderId)))
	await sendMail(ctx, tx, [
		{
			event: [kind, orderId, n, change].filter((part) => part !== undefined).join(' '),
			template: 'request-answered',
			to,
			accountId,
			data: { ...way, kind, answer, instructions: instructions || undefined, asksDestination },
		},
	])
}
