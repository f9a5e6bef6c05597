import { once } from '../builders.ts'
import type { Caller } from '../callers.ts'

type Body = Record<string, unknown>

/** A body without some of its fields, each by its path with dots. */
export function without(body: Body, left: readonly string[]): Body {
	const copy = structuredClone(body)
	for (const path of left) {
		const names = path.split('.')
		const last = names.pop() ?? ''
		const within = names.reduce<unknown>((at, name) => (at as Body | undefined)?.[name], copy)
		if (within) delete (within as Body)[last]
	}
	return copy
}

/** An order of goods with every optional field, and its quoted price. */
export async function quotedWhole(caller: Caller, choices: Body, more: Body) {
	const { shipping } = more as { shipping: { zipCode: string; state?: string } }
	const address = { zipCode: shipping.zipCode, state: shipping.state }
	const { status, body: quote } = await caller.post('/api/checkout/quote', { ...choices, address })
	if (status !== 200 || !quote.hash) throw new Error(JSON.stringify(quote))
	const amounts = (charges: { kind: string; amount: number }[]) =>
		charges.map(({ kind, amount }) => ({ kind, amount }))
	const body: Body = {
		...choices,
		...more,
		quote: quote.hash,
		expectedTotal: quote.total,
		expectedLines: quote.lines.map(({ productId, quantity, unitPrice }: Body) => ({
			productId,
			quantity,
			unitPrice,
		})),
		expectedCharges: amounts(quote.charges),
		expectedDiscount: quote.discounts[0]?.amount ?? 0,
	}
	return { body, quote }
}

/**
 * Sends an order without some of its fields. @returns why it was refused, or the order placed and whether that was at
 * the quoted price
 */
export async function orderWithout(
	caller: Caller,
	{ body, quote }: Awaited<ReturnType<typeof quotedWhole>>,
	left: readonly string[],
): Promise<{ refused: string } | { placed: Body; isAsQuoted: boolean }> {
	const answer = await caller.post('/api/orders', without(body, left), once())
	if (answer.status !== 201) return { refused: `${answer.status} ${answer.body.code}` }
	const { total, charges, fulfilment, money } = answer.body
	const isAsQuoted =
		total === quote.total &&
		JSON.stringify(charges) === JSON.stringify(quote.charges) &&
		fulfilment === quote.fulfilment &&
		money.state === 'unpaid'
	return { placed: answer.body, isAsQuoted }
}
