import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { fromRupees, sum, times, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { sendMail } from '../../../mail/commands.ts'
import { moneyRowsOfOne } from '../../../payments/queries.ts'
import { toPayOf } from '../../../payments/to-pay.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import { netCostFacts } from '../../money/net-cost.ts'
import { nextPaymentOf } from '../../money/next-payment.ts'
import { findOrder } from '../../queries.ts'
import { chargesOf } from '../charges.ts'
import type { PricedLine } from '../placing/record.ts'
import { sendLink } from '../tracking/link-channels.ts'

/**
 * Writes to the buyer that the order is received, with its contents and how to pay. Without a mail address the link goes
 * to the phone, where the shop sends links as text messages.
 */
export async function mailReceived(
	ctx: AppContext,
	tx: Tx,
	id: OrderId,
	lines: PricedLine[],
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const order = await findOrder(tx, id)
	const buyer = order && (await mailToBuyer(tx, order))
	if (order && !buyer) await sendLink(ctx, tx, order, ctx.now())
	if (!buyer) return
	const { to, accountId, way } = buyer
	const charges = (await chargesOf(tx, [id])).get(id) ?? []
	const goods = sum(lines.map(({ quantity, price }) => times(price, quantity)))
	const charged = sum(charges.map(({ amount }) => fromRupees(amount) ?? zero))
	const rows = await moneyRowsOfOne(tx, id)
	const next = nextPaymentOf(ctx, order, rows)
	const place = [order.city, order.state, order.zip_code].filter(Boolean).join(', ')
	await sendMail(ctx, tx, [
		{
			event: `order ${id} placed`,
			template: 'order-received',
			to,
			accountId,
			data: {
				...way,
				items: lines.map(({ product, quantity, price }) => ({
					name: product.name,
					quantity,
					amount: times(price, quantity),
				})),
				charges: charges.map(({ name, amount }) => ({ name, amount: fromRupees(amount) ?? zero })),
				discount:
					order.discount_code === null
						? null
						: { code: order.discount_code, amount: goods + charged - order.total_paise },
				total: order.total_paise,
				fulfilment: order.fulfilment,
				sendBy: order.send_by,
				address: [order.full_name, order.street, place],
				netCost: netCostFacts(order, rows.schedule),
				toPay: next && toPayOf(next),
			},
		},
	])
}
