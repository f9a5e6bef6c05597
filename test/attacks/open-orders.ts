import { once, order, shipping } from '../builders.ts'
import type { Answer, Caller, Callers } from '../callers.ts'

/** A person who orders, and their details. */
export interface Orderer {
	caller: Caller
	shipping: ReturnType<typeof shipping>
}

/** New people, each with a phone, an address and a network of their own unless they share one. */
export function strangersOf(visitor: Callers['visitor']) {
	let people = 0
	return (network?: string, more: object = {}): Orderer => {
		const n = ++people
		return {
			caller: visitor(network ?? `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`),
			shipping: shipping({
				contactNumber: `98${String(20_000_000 + n)}`,
				street: `${n} Lake Road`,
				...more,
			}),
		}
	}
}
export type Stranger = ReturnType<typeof strangersOf>

interface Wanted {
	product: string
	/** Rupees for one. */
	price: number
	quantity?: number
	payment: 'transfer' | 'cod' | 'razorpay'
	/** Another request each time unless it is given. */
	key?: string
}

/** Orders goods that are delivered for nothing. */
export const orderAs = (
	{ caller, shipping }: Orderer,
	{ product, price, quantity = 1, payment, key }: Wanted,
): Promise<Answer> =>
	caller.post(
		'/api/orders',
		{
			...order({ [product]: quantity }),
			shipping,
			payment,
			fulfilment: 'delivery',
			expectedTotal: quantity * price,
		},
		once(key),
	)

/** So many orders at once, each by an orderer that `of` makes. */
export const orderAtOnce = (
	count: number,
	of: (n: number) => Orderer,
	wanted: Wanted,
): Promise<Answer[]> => Promise.all(Array.from({ length: count }, (_, n) => orderAs(of(n), wanted)))

/** So many orders one after the other. */
export async function orderOften(
	count: number,
	of: (n: number) => Orderer,
	wanted: Wanted,
): Promise<Answer[]> {
	const answers: Answer[] = []
	for (let n = 0; n < count; n++) answers.push(await orderAs(of(n), wanted))
	return answers
}

/** Takes half of the remaining stock of a product, again and again, each time as another person. */
export async function halveStock(
	count: number,
	of: (n: number) => Orderer,
	{ pieces, ...wanted }: Wanted & { pieces: number },
): Promise<Answer[]> {
	const answers: Answer[] = []
	let left = pieces
	for (let n = 0; n < count; n++) {
		const quantity = Math.max(1, Math.floor(left / 2))
		const answer = await orderAs(of(n), { ...wanted, quantity })
		if (answer.status === 201) left -= quantity
		answers.push(answer)
	}
	return answers
}
