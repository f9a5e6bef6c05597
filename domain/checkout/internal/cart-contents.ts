import type { Database } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise, zero } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { partsOfKits, productsIn } from '../../catalogue/queries.ts'
import type { Product } from '../../catalogue/schema.ts'
import type { TaxClass } from '../../reference-data/rates.ts'
import { type TaxOfDay, taxOn } from '../../tax/queries.ts'

/** A line of a sale, with the product as the database has it. */
export interface SoldLine {
	productId: string
	product: Product
	price: Paise
	quantity: number
	taxClass: TaxClass
	/** GST in the price, per cent, where it is sold by itself. */
	taxRatePct: number
}

/** The goods of a sale, with the parts of their kits and the tax of the day. */
export interface CartContents {
	lines: SoldLine[]
	/** The parts of the kits among them, by their ids. */
	parts: Map<string, Product>
	/** The tax of the day. */
	tax: TaxOfDay
}

/** GST on goods by their ids, hundredths of a per cent. */
export const ratesOf = (lines: readonly Pick<SoldLine, 'productId' | 'taxClass'>[]) =>
	Object.fromEntries(lines.map(({ productId, taxClass }) => [productId, taxClass.rateBp]))

/**
 * Products as the database has them now, with their tax of the day.
 * @param at epoch milliseconds
 * @param owned ids of products that an order has already: these may be archived
 * @returns not_found where one is no longer sold
 */
export async function goodsOf(
	db: Database,
	wanted: readonly { productId: string; quantity: number }[],
	at: number,
	owned: ReadonlySet<string> = new Set(),
): Promise<Result<CartContents>> {
	const tax = await taxOn(db, dayAt(at))
	const known = await productsIn(
		db,
		wanted.map(({ productId }) => productId),
	)
	const lines: SoldLine[] = []
	for (const { productId, quantity } of wanted) {
		const product = known.get(productId)
		if (!product || (product.archived && !owned.has(productId)))
			return fail('not_found', message('orders.product_gone'), { facts: { productId } })
		const price = fromRupees(product.price) ?? zero
		const taxClass = tax.classOf(product)
		const taxRatePct = taxClass.rateBp / 100
		lines.push({ productId, product, price, quantity, taxClass, taxRatePct })
	}
	const parts = await partsOfKits(
		db,
		lines.map(({ product }) => product),
	)
	return ok({ lines, parts, tax })
}
