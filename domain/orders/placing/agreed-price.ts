import { message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise, toRupees, zero } from '../../../shared/money.ts'
import { fail, type Problem } from '../../../shared/result.ts'
import type { CalculatedSale, PricedLine } from '../../checkout/rules.ts'
import type { ChargeKind } from '../../tax/rules.ts'
import type { SeenLine } from '../internal/placing/schema.ts'
import type { NewOrder } from '../schema.ts'

type Priced = PricedLine & { product: { id: string; name: string } }

/** The parts of a sale that are compared. */
type Agreed = Pick<CalculatedSale<Priced>, 'lines' | 'charges' | 'discount' | 'total'> & {
	hash: string
}

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

/** A charge likewise; rupees. */
export interface ChangedCharge {
	kind: ChargeKind
	/** Null where it is charged no more. */
	name: string | null
	amount: number
	before: number | null
}

/** The discount of a code, before and now. */
export interface ChangedDiscount {
	code: string | null
	amount: number
	before: number | null
}

type Seen = Pick<
	NewOrder,
	'quote' | 'expectedTotal' | 'expectedLines' | 'expectedCharges' | 'expectedDiscount'
>

/** The same product in several lines is one. */
function byProduct(lines: readonly SeenLine[]): Map<string, SeenLine> {
	const products = new Map<string, SeenLine>()
	for (const line of lines) {
		const quantity = line.quantity + (products.get(line.productId)?.quantity ?? 0)
		products.set(line.productId, { ...line, quantity })
	}
	return products
}

/** The lines as they are now beside those that the buyer saw. @param nameOf of a product that is no longer among them */
function changedLines(
	lines: readonly Priced[],
	expected: Seen['expectedLines'],
	nameOf: (productId: string) => string,
): ChangedLine[] {
	const seen = expected && byProduct(expected)
	const now = byProduct(
		lines.map(({ product, price, quantity }) => ({
			productId: product.id,
			quantity,
			unitPrice: toRupees(price),
		})),
	)
	const names = new Map(lines.map(({ product }) => [product.id, product.name]))
	const all = new Set([...now.keys(), ...(seen?.keys() ?? [])])
	return [...all].map((productId) => {
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
}

const isOther = (line: ChangedLine) =>
	line.quantityBefore !== null &&
	(line.quantity !== line.quantityBefore || line.unitPrice !== (line.before ?? line.unitPrice))

function changedCharges(
	charges: Agreed['charges'],
	expected: Seen['expectedCharges'],
): ChangedCharge[] {
	const seen = new Map(expected?.map(({ kind, amount }) => [kind, amount]))
	const now = charges.map(({ kind, name, gross }) => ({
		kind,
		name,
		amount: toRupees(gross),
		before: expected ? (seen.get(kind) ?? 0) : null,
	}))
	const gone = [...seen].filter(([kind]) => !charges.some((each) => each.kind === kind))
	return [...now, ...gone.map(([kind, before]) => ({ kind, name: null, amount: 0, before }))]
}

function changedDiscounts(
	discount: Agreed['discount'],
	before: number | null = null,
): ChangedDiscount[] {
	if (!discount && !before) return []
	return [{ code: discount?.code ?? null, amount: toRupees(discount?.amount ?? zero), before }]
}

const why = (total: Paise, expected: number | undefined) =>
	expected === undefined
		? message('orders.quote_changed', { total })
		: toRupees(total) === expected
			? message('orders.lines_changed')
			: message('orders.total_changed', { total, expected: fromRupees(expected) ?? zero })

/**
 * Compares the price of an order with the total, the quote or the lines that its buyer agreed to; null where they are
 * equal, or the buyer named none.
 * @param nameOf the name of a product that is no longer among the lines
 */
export function priceChange(
	{ lines, charges, discount, total, hash }: Agreed,
	seen: Seen,
	nameOf: (productId: string) => string,
): Problem | null {
	const { quote, expectedTotal, expectedLines } = seen
	if (quote === undefined && expectedTotal === undefined) return null
	const changed = changedLines(lines, expectedLines, nameOf)
	const actual = toRupees(total)
	const isAsQuoted = quote === undefined || quote === hash
	const isSameTotal = expectedTotal === undefined || expectedTotal === actual
	if (isAsQuoted && isSameTotal && !changed.some(isOther)) return null
	return fail('price_changed', why(total, expectedTotal), {
		facts: {
			expected: expectedTotal ?? null,
			actual,
			lines: changed,
			charges: changedCharges(charges, seen.expectedCharges),
			discounts: changedDiscounts(discount, seen.expectedDiscount),
		},
	}).problem
}
