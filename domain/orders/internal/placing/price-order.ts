import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { type CartContents, type PricedOrder, saleOf } from '../../../checkout/queries.ts'
import { takeCodeUse } from '../../../codes/commands.ts'
import type { NewOrder, Shipping } from '../../schema.ts'
import type { SettledBilling } from '../billing/billing.ts'

interface Selling {
	goods: CartContents
	/** Whether the cart that is ordered has a plan's system, whole. */
	isSystem: boolean
	shipping: Shipping
	billing: SettledBilling | null
	at: number
}

/**
 * Prices an order as it would be quoted now; where it names a quote alone, with the fulfilment such goods have.
 * @returns invalid, by field, for a product without a price, or as `saleOf`
 */
export async function priceOrder(
	ctx: AppContext,
	tx: Tx,
	input: NewOrder,
	{ goods, isSystem, shipping, billing, at }: Selling,
): Promise<Result<PricedOrder>> {
	const { takesPayment } = ctx.policy
	const sale = await saleOf(
		ctx,
		tx,
		{
			goods,
			fulfilment: input.fulfilment ?? null,
			isSystem,
			address: { zipCode: shipping.zipCode, state: shipping.state ?? null },
			gstin: billing?.gstin ?? null,
			toSez: billing?.sez === true,
			code: input.code ?? null,
			schedule: input.schedule ?? null,
			heldPrice: input.heldPrice,
			payment: (takesPayment && input.payment) || null,
		},
		at,
	)
	const why = sale.ok ? sale.value.unpriced : null
	return why ? failField('fulfilment', why) : sale
}

/** Takes a use of the code that the sale has counted with. */
export async function takeCodeOf(
	tx: Tx,
	orderId: OrderId,
	{ shipping }: NewOrder,
	{ discount, goods }: PricedOrder,
	at: number,
): Promise<Result<unknown>> {
	if (!discount) return ok(null)
	const { email = null, contactNumber: phone } = shipping
	const used = await takeCodeUse(tx, { code: discount.code, orderId, email, phone, goods, at })
	if (used.ok) return used
	return fail(used.problem.code, used.problem.message, { fields: { code: used.problem.message } })
}
