import type { Tx } from '../../../../db/database.ts'
import { placeNameOfPin } from '../../../../shared/addresses/address.ts'
import type { OrderId, UserId } from '../../../../shared/ids.ts'
import { addressesOf } from '../../../accounts/queries.ts'
import type { AppContext } from '../../../app-context.ts'
import { sendMail } from '../../../mail/commands.ts'
import { orderTables } from '../../tables.ts'

const PATH = '/installer/orders'

interface Offered {
	/** Of the offer. */
	id: string
	orderId: OrderId
	installerId: UserId
}

/** The details of an order for an installer before acceptance: nothing of its buyer. */
async function aboutOffer(tx: Tx, { id, orderId, installerId }: Offered) {
	const to = (await addressesOf(tx, [installerId])).get(installerId)
	const order = await orderTables(tx)
		.selectFrom('orders')
		.select('zip_code')
		.where('id', '=', orderId)
		.executeTakeFirst()
	if (!to || !order) return null
	const { zip_code: pin } = order
	return {
		written: { event: `offer ${id}`, to, accountId: installerId },
		data: { orderId, pin, place: placeNameOfPin(pin), path: PATH },
	}
}

/** Mails an installer about an offer. @param until the end of the offer, epoch milliseconds */
export async function mailOffer(
	ctx: AppContext,
	tx: Tx,
	offered: Offered,
	until: number,
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const about = await aboutOffer(tx, offered)
	if (!about) return
	const items = await orderTables(tx)
		.selectFrom('order_lines')
		.select(['name', 'quantity'])
		.where('order_id', '=', offered.orderId)
		.orderBy('line')
		.execute()
	const { written, data } = about
	await sendMail(ctx, tx, [
		{ ...written, template: 'order-offered', data: { ...data, items, until } },
	])
}

/** Writes to an installer that an offer has ended without their answer. */
export async function mailExpired(ctx: AppContext, tx: Tx, offered: Offered): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const about = await aboutOffer(tx, offered)
	if (!about) return
	await sendMail(ctx, tx, [{ ...about.written, template: 'offer-lapsed', data: about.data }])
}
