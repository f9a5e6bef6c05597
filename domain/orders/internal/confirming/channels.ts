import type { Tx } from '../../../../db/database.ts'
import { schedule } from '../../../jobs/commands.ts'
import { canSendMail, sendMail } from '../../../mail/commands.ts'
import { mobileOf } from '../../../sms/rules.ts'
import type { Store } from '../../../store.ts'
import { CODE_CHANNELS, type CodeChannelName } from '../../confirming/confirming-schema.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import type { OrderColumns } from '../../queries.ts'
import { drawCode } from './codes.ts'

/** A way in which a code reaches the buyer of an order. */
interface CodeChannel {
	reaches(store: Services, order: Reachable): boolean
	/** Has a code drawn and sent, once the transaction is committed. @param n which code of the order it is */
	send(store: Store, tx: Tx, order: OrderColumns, n: number): Promise<void>
}

type Services = Pick<Store, 'mailer' | 'policy' | 'sms'>
type Reachable = Pick<OrderColumns, 'contact_number' | 'email' | 'user_id'>

const mail: CodeChannel = {
	reaches: (store, { email, user_id: account }) =>
		canSendMail(store) && (email ?? account) !== null,
	send: async (store, tx, order, n) => {
		const buyer = await mailToBuyer(tx, order)
		if (!buyer) return
		const secret = await drawCode(store, tx, order.id)
		await sendMail(store, tx, [
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
	send: (store, tx, { id: orderId }, n) =>
		schedule(store, tx, [
			{
				kind: 'order-code',
				key: `code ${n} of order ${orderId}`,
				payload: { orderId, n },
				runAt: store.now(),
			},
		]),
}

const CHANNELS: Record<CodeChannelName, CodeChannel> = { sms, mail }

/** By what a code reaches the buyer of an order; null where it does not. */
export const channelFor = (store: Services, order: Reachable): CodeChannelName | null =>
	CODE_CHANNELS.find((name) => CHANNELS[name].reaches(store, order)) ?? null

export const sendBy = (name: CodeChannelName): CodeChannel['send'] => CHANNELS[name].send
