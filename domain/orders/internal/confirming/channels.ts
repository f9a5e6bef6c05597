import type { Tx } from '../../../../db/database.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import { canSendMail, sendMail } from '../../../mail/commands.ts'
import { mobileOf } from '../../../sms/rules.ts'
import { CODE_CHANNELS, type CodeChannelName } from '../../confirming/confirming-schema.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import type { OrderColumns } from '../../queries.ts'
import { drawCode } from './codes.ts'

/** A way in which a code reaches the buyer of an order. */
interface CodeChannel {
	reaches(ctx: Services, order: Reachable): boolean
	/** Has a code drawn and sent, once the transaction is committed. @param n which code of the order it is */
	send(ctx: AppContext, tx: Tx, order: OrderColumns, n: number): Promise<void>
}

type Services = Pick<AppContext, 'mailer' | 'policy' | 'sms'>
type Reachable = Pick<OrderColumns, 'contact_number' | 'email' | 'user_id'>

const mail: CodeChannel = {
	reaches: (ctx, { email, user_id: account }) => canSendMail(ctx) && (email ?? account) !== null,
	send: async (ctx, tx, order, n) => {
		const buyer = await mailToBuyer(tx, order)
		if (!buyer) return
		const secret = await drawCode(ctx, tx, order.id)
		await sendMail(ctx, tx, [
			{
				event: `code ${n} of order ${order.id}`,
				template: 'order-code',
				to: buyer.to,
				accountId: buyer.accountId,
				data: { orderId: order.id, path: `/orders/${order.id}`, secret },
			},
		])
	},
}

const sms: CodeChannel = {
	reaches: ({ sms }, { contact_number: phone }) => sms !== null && mobileOf(phone) !== null,
	// It is drawn as it is sent, so that it stands nowhere.
	send: (ctx, tx, { id: orderId }, n) =>
		schedule(ctx, tx, [
			{
				kind: 'order-code',
				key: `code ${n} of order ${orderId}`,
				payload: { orderId, n },
				runAt: ctx.now(),
			},
		]),
}

const CHANNELS: Record<CodeChannelName, CodeChannel> = { sms, mail }

/** The way by which a code reaches the buyer of an order; null where there is none. */
export const channelFor = (ctx: Services, order: Reachable): CodeChannelName | null =>
	CODE_CHANNELS.find((name) => CHANNELS[name].reaches(ctx, order)) ?? null

export const sendBy = (name: CodeChannelName): CodeChannel['send'] => CHANNELS[name].send
