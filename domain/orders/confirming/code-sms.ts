import { z } from 'zod'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { shopName } from '../../settings/rules.ts'
import { mobileOf } from '../../sms/rules.ts'
import { drawCode } from '../internal/confirming/codes.ts'
import { openConfirmation } from '../internal/confirming/open-confirmation.ts'
import { lockOrder } from '../order-rows.ts'

const Payload = z.object({ orderId: z.string(), n: z.number() })

/** Sends the code of an order as a text message; each try draws another. */
export const codeSms: JobKind = {
	name: 'order-code',
	placesOutside: 3,
	run: async (ctx, { payload }) => {
		const { orderId, n } = Payload.parse(payload)
		const sms = await inTransaction(ctx.db, async (tx) => {
			const order = await lockOrder(tx, orderId as OrderId)
			if (order?.status !== 'unpaid') return null
			const waiting = await openConfirmation(tx, order.id)
			const mobile = mobileOf(order.contact_number)
			// Another one was asked for meanwhile.
			if (waiting?.sent !== n || mobile === null) return null
			const code = await drawCode(ctx, tx, order.id)
			return { mobile, code, orderId: order.id, shop: shopName(ctx.settings.current()) }
		})
		if (sms) await ctx.sms?.sendCode(sms)
	},
}
