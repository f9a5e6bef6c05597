import type { Tx } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, paise, sum, zero } from '../../../shared/money.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { isKit, takenBy } from '../../catalogue/kits/kits.ts'
import { partsOfKits, productsIn } from '../../catalogue/queries.ts'
import { changedSale, type Goods, type SoldLine } from '../../checkout/queries.ts'
import { taxOn } from '../../facts/queries.ts'
import type { OrderVersion } from '../../orders/changing/version.ts'
import type { OrderColumns } from '../../orders/queries.ts'
import type { Store } from '../../store.ts'

interface Wanted {
	items: readonly { productId: string; quantity: number }[]
	/** The order it would be of. */
	order: Pick<
		OrderColumns,
		'fulfilment' | 'zip_code' | 'state' | 'place_of_supply' | 'discount_code'
	>
	/** Epoch milliseconds. */
	at: number
}

/**
 * What an order would be with other parts, at the prices and taxes of the day, as the checkout would sell it.
 * @returns not_found for a product that is not sold; invalid for one that is there twice
 */
export async function pricedVersion(
	store: Store,
	tx: Tx,
	before: OrderVersion,
	{ items, order, at }: Wanted,
): Promise<Result<OrderVersion>> {
	const goods = await goodsOfVersion(tx, before, items, at)
	if (!goods.ok) return goods
	const { parts } = goods.value
	const agreed = {
		fulfilment: order.fulfilment,
		charges: before.charges.map(({ kind, name, gross, discount }) => ({
			...{ kind, name, gross: paise(gross - discount) },
		})),
		discount: sum(before.lines.map(({ discount }) => discount)),
		code: order.discount_code,
		address: { zipCode: order.zip_code, state: order.state },
		placeOfSupply: order.place_of_supply ?? order.state,
		isTaxed: before.taxes !== null,
	}
	const sale = await changedSale(store, tx, goods.value, agreed, at)
	const lines = sale.lines.map(({ product, quantity, price, discount, taxClass, tax }) => ({
		...{ productId: product.id, name: product.name, price, quantity, discount, tax },
		...{ taxRateBp: taxClass.rateBp, taxClass: taxClass.code, hsn: taxClass.hsnSac },
		parts: isKit(product)
			? takenBy(product).map((each) => ({
					...each,
					name: parts.get(each.productId)?.name ?? each.productId,
				}))
			: [],
	}))
	const charges = sale.charges.map((charge) => ({ ...charge, discount: zero }))
	return ok({ lines, charges, taxes: sale.taxes, total: sale.total, tax: sale.tax })
}

/** The goods of a version; what was ordered before can stay, whatever has become of it. */
async function goodsOfVersion(
	tx: Tx,
	before: OrderVersion,
	items: Wanted['items'],
	at: number,
): Promise<Result<Goods>> {
	const ids = items.map(({ productId }) => productId)
	if (new Set(ids).size < items.length)
		return refuse('invalid', message('fulfilment.product_twice'))
	const tax = await taxOn(tx, dayAt(at))
	const known = await productsIn(tx, ids)
	const lines: SoldLine[] = []
	for (const { productId, quantity } of items) {
		const product = known.get(productId)
		const had = before.lines.some((each) => each.productId === productId)
		if (!product || (product.archived && !had))
			return refuse('not_found', message('orders.product_gone'), { facts: { productId } })
		const price = fromRupees(product.price) ?? zero
		const taxClass = tax.classOf(product)
		const taxRatePct = taxClass.rateBp / 100
		lines.push({ productId, product, price, quantity, taxClass, taxRatePct })
	}
	const parts = await partsOfKits(
		tx,
		lines.map(({ product }) => product),
	)
	return ok({ lines, parts, tax })
}
