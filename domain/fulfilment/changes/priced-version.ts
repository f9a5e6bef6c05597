import type { Tx } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import {
	add,
	fromRupees,
	type Paise,
	paise,
	sum,
	taxWithin,
	times,
	zero,
} from '../../../shared/money.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { isKit, takenBy } from '../../catalogue/kits/kits.ts'
import { productsIn } from '../../catalogue/queries.ts'
import { taxOn } from '../../facts/queries.ts'
import type { OrderVersion } from '../../orders/changing/version.ts'
import type { Store } from '../../store.ts'
import { knownState, spread, type TaxPart, taxIn, taxOfSale } from '../../tax/rules.ts'

interface Wanted {
	items: readonly { productId: string; quantity: number }[]
	/** Where it is installed; null where nobody knows. */
	state: string | null
	at: number
}

/**
 * What an order would be with other parts, at the prices and taxes of the day; its charges stay as they are, and so
 * does its discount, as far as the goods cost as much.
 * @returns not_found for a product that is not sold; invalid for one that is there twice
 */
export async function pricedVersion(
	store: Store,
	tx: Tx,
	before: OrderVersion,
	{ items, state, at }: Wanted,
): Promise<Result<OrderVersion>> {
	const { classOf, installed, installation } = await taxOn(tx, dayAt(at))
	const known = await productsIn(
		tx,
		items.map(({ productId }) => productId),
	)
	if (new Set(items.map(({ productId }) => productId)).size < items.length)
		return refuse('invalid', message('fulfilment.product_twice'))
	const sold = []
	for (const { productId, quantity } of items) {
		const product = known.get(productId)
		// What was ordered can stay, whatever has become of it.
		const had = before.lines.some((each) => each.productId === productId)
		if (!product || (product.archived && !had))
			return refuse('not_found', message('orders.product_gone'), { facts: { productId } })
		const price = fromRupees(product.price) ?? zero
		sold.push({
			product,
			quantity,
			price,
			taxClass: classOf(product),
			gross: times(price, quantity),
		})
	}
	const parts = await productsIn(tx, [
		...new Set(sold.flatMap(({ product }) => takenBy(product).map((each) => each.productId))),
	])
	const goods = sum(sold.map(({ gross }) => gross))
	const discount = least(sum(before.lines.map((each) => each.discount)), goods)
	const discounts = spread(
		discount,
		sold.map(({ gross }) => gross),
	)
	const sellerState = knownState(store.settings.current().tax.state)
	const placeOfSupply = knownState(state)
	const taxes =
		before.taxes && sellerState && placeOfSupply
			? taxOfSale({
					lines: sold.map(({ gross, taxClass }, n) => ({
						...{ gross, taxClass, discount: discounts[n] ?? zero },
					})),
					charges: before.charges,
					sellerState,
					placeOfSupply,
					installedByShop: before.charges.some(({ kind }) => kind === 'installation'),
					installed,
					installation,
				})
			: null
	const lines = sold.map(({ product, quantity, price, taxClass, gross }, index) => {
		const off = discounts[index] ?? zero
		return {
			...{ productId: product.id, name: product.name, price, quantity, discount: off },
			...{ taxRateBp: taxClass.rateBp, taxClass: taxClass.code, hsn: taxClass.hsnSac },
			tax: taxes
				? taxOf(taxes, 'line', index + 1)
				: taxWithin(paise(gross - off), taxClass.rateBp / 100),
			parts: isKit(product)
				? takenBy(product).map((each) => ({
						...each,
						name: parts.get(each.productId)?.name ?? each.productId,
					}))
				: [],
		}
	})
	const charged = sum(before.charges.map((each) => paise(each.gross - each.discount)))
	const total = add(paise(goods - discount), charged)
	const tax = taxes ? sum(taxes.map(taxIn)) : sum(lines.map((each) => each.tax))
	return ok({ lines, charges: before.charges, taxes, total, tax })
}

const least = (a: Paise, b: Paise): Paise => (a < b ? a : b)

const taxOf = (taxes: readonly TaxPart[], of: TaxPart['of'], n: number): Paise =>
	sum(taxes.filter((part) => part.of === of && part.n === n).map(taxIn))
