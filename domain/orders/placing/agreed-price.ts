import { message } from '../../../shared/messages/message.ts'
import { fromRupees, toRupees, zero } from '../../../shared/money.ts'
import { type Problem, refuse } from '../../../shared/result.ts'
import { orderMoney } from '../order-money.ts'
import type { NewOrder, SeenLine } from '../schema.ts'

type Priced = Parameters<typeof orderMoney>[0][number] & { product: { id: string; name: string } }

/** A line as it is now and as the buyer saw it: unit prices in rupees, null where they did not say. */
export interface ChangedLine {
	productId: string
	name: string
	/** 0 where it is no longer in the cart. */
	quantity: number
	unitPrice: number
	before: number | null
	quantityBefore: number | null
}

/** The same product in several lines is one. */
function byProduct(lines: readonly SeenLine[]): Map<string, SeenLine> {
	const products = new Map<string, SeenLine>()
	for (const line of lines) {
		const quantity = line.quantity + (products.get(line.productId)?.quantity ?? 0)
		products.set(line.productId, { ...line, quantity })
	}
	return products
}

/**
 * What an order costs that its buyer agreed to at another sum, or of other lines; null where it is as
 * they saw it, or they did not say.
 * @param nameOf what a product is called that is no longer among the lines
 */
export function priceChange(
	lines: readonly Priced[],
	{ expectedTotal, expectedLines }: Pick<NewOrder, 'expectedTotal' | 'expectedLines'>,
	nameOf: (productId: string) => string,
): Problem | null {
	if (expectedTotal === undefined) return null
	const { total } = orderMoney(lines)
	const actual = toRupees(total)
	const seen = expectedLines && byProduct(expectedLines)
	const now = byProduct(
		lines.map(({ product, price, quantity }) => ({
			productId: product.id,
			quantity,
			unitPrice: toRupees(price),
		})),
	)
	const names = new Map(lines.map(({ product }) => [product.id, product.name]))
	const all = new Set([...now.keys(), ...(seen?.keys() ?? [])])
	const changed = [...all].map((productId): ChangedLine => {
		const was = seen?.get(productId)
		const is = now.get(productId)
		return {
			productId,
			name: names.get(productId) ?? nameOf(productId),
			quantity: is?.quantity ?? 0,
			unitPrice: is?.unitPrice ?? was?.unitPrice ?? 0,
			before: was?.unitPrice ?? null,
			quantityBefore: seen ? (was?.quantity ?? 0) : null,
		}
	})
	const otherLines = changed.some(
		(line) =>
			line.quantityBefore !== null &&
			(line.quantity !== line.quantityBefore || line.unitPrice !== (line.before ?? line.unitPrice)),
	)
	if (actual === expectedTotal && !otherLines) return null
	const why =
		actual === expectedTotal
			? message('orders.lines_changed')
			: message('orders.total_changed', { total, expected: fromRupees(expectedTotal) ?? zero })
	return refuse('price_changed', why, {
		facts: { expected: expectedTotal, actual, lines: changed },
	}).problem
}
