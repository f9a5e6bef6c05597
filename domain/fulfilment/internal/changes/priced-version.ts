import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import { paise, sum, zero } from '../../../../shared/money.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { isKit, takenBy } from '../../../catalogue/kits/kits.ts'
import { changedSale, goodsOf } from '../../../checkout/queries.ts'
import { zeroRating } from '../../../orders/billed.ts'
import type { OrderVersion } from '../../../orders/changing/version.ts'
import type { OrderColumns } from '../../../orders/queries.ts'

interface Wanted {
	items: readonly { productId: string; quantity: number }[]
	/** The order it would be of. */
	order: Pick<
		OrderColumns,
		'id' | 'fulfilment' | 'zip_code' | 'state' | 'place_of_supply' | 'discount_code'
	>
	/** Epoch milliseconds. */
	at: number
}

/**
 * Prices an order with other parts, at the prices and taxes of the day, as the checkout would sell it.
 * @returns not_found for a product that is not sold; invalid for one that is there twice, or where installing these
 * goods has no price
 */
export async function pricedVersion(
	ctx: AppContext,
	tx: Tx,
	before: OrderVersion,
	{ items, order, at }: Wanted,
): Promise<Result<OrderVersion>> {
	if (new Set(items.map(({ productId }) => productId)).size < items.length)
		return fail('invalid', message('fulfilment.product_twice'))
	const ordered = new Set<string>(before.lines.map(({ productId }) => productId))
	const goods = await goodsOf(tx, items, at, ordered)
	if (!goods.ok) return goods
	const { parts } = goods.value
	const had = await goodsOf(tx, before.lines, at, ordered)
	if (!had.ok) return had
	const agreed = {
		goods: had.value,
		fulfilment: order.fulfilment,
		charges: before.charges.map(({ kind, name, gross, discount }) => ({
			kind,
			name,
			gross: paise(gross - discount),
		})),
		discount: sum(before.lines.map(({ discount }) => discount)),
		code: order.discount_code,
		address: { zipCode: order.zip_code, state: order.state },
		placeOfSupply: order.place_of_supply ?? order.state,
		...(await zeroRating(tx, order.id)),
		isTaxed: before.taxes !== null,
	}
	const changed = await changedSale(ctx, tx, goods.value, agreed, at)
	if (!changed.ok) return changed
	const sale = changed.value
	const lines = sale.lines.map(({ product, quantity, price, discount, taxClass, tax }) => ({
		productId: product.id,
		name: product.name,
		price,
		quantity,
		discount,
		tax,
		taxRateBp: taxClass.rateBp,
		taxClass: taxClass.code,
		hsn: taxClass.hsnSac,
		parts: isKit(product)
			? takenBy(product).map((each) => ({
					...each,
					name: parts.get(each.productId)?.name ?? each.productId,
				}))
			: [],
	}))
	const charges = sale.charges.map((charge) => ({ ...charge, discount: zero }))
	const { taxes, systemHsn, total, tax } = sale
	return ok({ lines, charges, taxes, systemHsn, total, tax })
}
