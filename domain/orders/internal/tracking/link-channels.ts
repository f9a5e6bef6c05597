import type { Database, Tx } from '../../../../db/database.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import { canSendMail, sendMail } from '../../../mail/commands.ts'
import { mobileOf } from '../../../sms/rules.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import type { OrderColumns } from '../../queries.ts'

type LinkChannel = 'mail' | 'sms'

/** Whether the shop sends the links of orders to the phone of this one. */
const reachesPhone = ({ sms }: AppContext, { contact_number: phone }: OrderColumns) =>
	Boolean(sms?.sendLink) && mobileOf(phone) !== null

/** The way by which the link to an order reaches its buyer; null where there is none. */
export async function linkChannel(
	ctx: AppContext,
	db: Database,
	order: OrderColumns,
): Promise<LinkChannel | null> {
	if (canSendMail(ctx) && (await mailToBuyer(db, order))) return 'mail'
	return reachesPhone(ctx, order) ? 'sms' : null
}

/** Has the link to an order sent, once the transaction is committed. @returns false where no way reaches its buyer */
export async function sendLink(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	at: number,
): Promise<boolean> {
	const event = `link of order ${order.id} at ${at}`
	const buyer = canSendMail(ctx) ? await mailToBuyer(tx, order) : null
	if (buyer) {
		const { to, accountId, way } = buyer
		await sendMail(ctx, tx, [{ event, template: 'order-link', to, accountId, data: way }])
		return true
	}
	if (!reachesPhone(ctx, order)) return false
	await schedule(ctx, tx, [
		{ kind: 'order-link', key: event, payload: { orderId: order.id }, runAt: at },
	])
	return true
}
