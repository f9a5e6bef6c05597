import { formatRupees } from '../../../shared/format/money.ts'
import { type Paise, toRupees } from '../../../shared/money.ts'
import type { OrderCaps } from '../../../shared/policy.ts'
import { type Problem, refuse } from '../../../shared/result.ts'
import type { Wanted } from '../rules.ts'

interface Order {
	lines: readonly Wanted[]
	total: Paise
	/** Whether the buyer has no account. */
	isVisitor: boolean
	/** Pieces of a product in stock. */
	stockOf: (productId: string) => number
	nameOf: (productId: string) => string
}

const ASK = 'For more, ask us on the Support page.'
const LOG_IN = 'Log in to order more, or ask us on the Support page.'

const count = (pieces: number) => pieces.toLocaleString('en-IN')
const money = (amount: Paise) => formatRupees(toRupees(amount)).replace(/\.00$/, '')

function tooManyOfOne({ lines }: Order, most: number): Problem | null {
	const pieces = new Map<string, number>()
	for (const { id, name, quantity } of lines) {
		const together = (pieces.get(id) ?? 0) + quantity
		pieces.set(id, together)
		if (together > most)
			return refuse(
				'over_limit',
				`You can order at most ${count(most)} of ${name} at once. ${ASK}`,
				{ facts: { productId: id, name, most } },
			).problem
	}
	return null
}

/** What a visitor takes of each product, kits as their parts, beside what is in stock. */
function tooMuchOfStock({ lines, stockOf, nameOf }: Order, share: number): Problem | null {
	const taken = new Map<string, number>()
	const inOne = new Map<string, number>()
	for (const { takes, quantity } of lines)
		for (const { productId, quantity: pieces } of takes) {
			taken.set(productId, (taken.get(productId) ?? 0) + pieces * quantity)
			inOne.set(productId, Math.max(inOne.get(productId) ?? 0, pieces))
		}
	for (const [productId, pieces] of taken) {
		const most = Math.max(Math.floor(stockOf(productId) * share), inOne.get(productId) ?? 1)
		if (pieces <= most) continue
		const name = nameOf(productId)
		return refuse(
			'over_limit',
			`Without an account you can order at most ${count(most)} of ${name} at once. ${LOG_IN}`,
			{ facts: { productId, name, most } },
		).problem
	}
	return null
}

function tooDear({ total }: Order, most: Paise, message: string): Problem | null {
	if (total <= most) return null
	return refuse('over_limit', message, { facts: { most: toRupees(most), total: toRupees(total) } })
		.problem
}

/** Why an order is of more than may be ordered at once; null where it is not. */
export function overLimit(order: Order, caps: OrderCaps): Problem | null {
	const { visitor } = caps
	return (
		tooManyOfOne(order, caps.piecesOfProduct) ??
		tooDear(order, caps.total, `You can order for at most ${money(caps.total)} at once. ${ASK}`) ??
		(order.isVisitor
			? (tooDear(
					order,
					visitor.total,
					`Without an account you can order for at most ${money(visitor.total)} at once. ${LOG_IN}`,
				) ?? tooMuchOfStock(order, visitor.shareOfStock))
			: null)
	)
}
