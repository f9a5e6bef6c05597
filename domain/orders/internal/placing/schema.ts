import { z } from '@hono/zod-openapi'
import { issue } from '../../../../shared/messages/message.ts'
import { fromRupees } from '../../../../shared/money.ts'
import { line, optionalLine } from '../../../../shared/text/text.ts'
import { CHARGE_KINDS } from '../../../tax/rules.ts'

const RUPEES = issue('orders.bad_rupees')

const Rupees = z
	.number({ error: RUPEES })
	.min(0, RUPEES)
	.refine((amount) => fromRupees(amount) !== null, RUPEES)

/** A line as the buyer saw it. */
const SeenLine = z.object({
	productId: line(64, issue('orders.product_required')),
	quantity: z
		.number({ error: issue('orders.quantity_whole') })
		.int()
		.min(0),
	unitPrice: Rupees,
})
export type SeenLine = z.output<typeof SeenLine>

/** The price that the buyer saw and agreed to. */
export const AGREED = {
	quote: optionalLine(100).openapi({
		description:
			'The `hash` of a quote: at another price, or with other lines or taxes, the order is refused with `price_changed`',
	}),
	expectedTotal: Rupees.optional().openapi({
		description:
			'Rupees: the total the buyer saw, of all that is to be paid. Where the order would cost another, it is refused with `price_changed`, which has `expected`, `actual`, `lines`, `charges` and `discounts`. Required in a live store without `quote`',
	}),
	expectedLines: z
		.array(SeenLine)
		.max(200, issue('orders.too_many_expected_lines', { most: 200 }))
		.optional()
		.openapi({
			description:
				'The lines the buyer saw: `price_changed` then says what each was, and also answers where only the lines differ',
		}),
	expectedCharges: z
		.array(z.object({ kind: z.enum(CHARGE_KINDS), amount: Rupees }))
		.max(CHARGE_KINDS.length)
		.optional()
		.openapi({
			description: 'The charges the buyer saw, for `price_changed` to say what each was',
		}),
	expectedDiscount: Rupees.optional().openapi({ description: 'Likewise, what the code took off' }),
}
