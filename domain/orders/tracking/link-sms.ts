import { z } from 'zod'
import type { JobKind } from '../../jobs/runner.ts'
import { shopName } from '../../settings/rules.ts'
import { mobileOf } from '../../sms/rules.ts'
import { findOrder } from '../queries.ts'

const Payload = z.object({ orderId: z.string() })

/** Sends the link to an order, as it is then, as a text message. */
export const linkSms: JobKind = {
	name: 'order-link',
	placesOutside: 3,
	run: async (ctx, { payload }) => {
		const order = await findOrder(ctx.db, Payload.parse(payload).orderId)
		const mobile = order && mobileOf(order.contact_number)
		if (!order || !mobile) return
		const link = `${ctx.publicUrl ?? ''}/orders/${order.id}?key=${order.tracking_key}`
		const shop = shopName(ctx.settings.current())
		await ctx.sms?.sendLink?.({ mobile, link, orderId: order.id, shop })
	},
}
