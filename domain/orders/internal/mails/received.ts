import type { Tx } from '../../../../db/database.ts'
import { sum, times } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { PricedOrder } from '../../../checkout/queries.ts'
import { sendMail } from '../../../mail/commands.ts'
import { toPayOf } from '../../../payments/to-pay.ts'
import type { OrderWithMoney } from '../../follower.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import { netCostFacts } from '../../money/net-cost.ts'
import { nextPaymentOf } from '../../money/next-payment.ts'
import { sendLink } from '../tracking/link-channels.ts'

/**
 * Writes to the buyer that the order is received, with its contents and how to pay. Without a mail address the link goes
 * to the phone, where the shop sends links as text messages.
 */
export async function mailReceived(
	ctx: AppContext,
	tx: Tx,
	{ order, rows }: OrderWithMoney,
	{ lines, charges }: Pick<PricedOrder, 'lines' | 'charges'>,
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const buyer = await mailToBuyer(tx, order)
	if (!buyer) {
		await sendLink(ctx, tx, order, ctx.now())
		return
	}
	const { to, accountId, way } = buyer
	const goods = sum(lines.map(({ quantity, price }) => times(price, quantity)))
	const charged = sum(charges.map(({ gross }) => gross))
	const next = nextPaymentOf(ctx, order, rows)
	const place = [order.city, order.state, order.zip_code].filter(Boolean).join(', ')
	await sendMail(ctx, tx, [
		{
			event: `order ${order.id} placed`,
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
				charges: charges.map(({ name, gross }) => ({ name, amount: gross })),
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
