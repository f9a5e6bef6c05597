import type { Brand } from './brand.ts'

/** Whole paise: the only form in which the store keeps or adds up money. */
export type Paise = Brand<number, 'Paise'>

export const zero = 0 as Paise

/** More than a number can be exactly, some ninety lakh crore rupees. */
export class AmountTooLarge extends RangeError {}

/** @throws AmountTooLarge; RangeError when the amount is not a whole number of paise */
export function paise(amount: number): Paise {
	if (Number.isSafeInteger(amount)) return amount as Paise
	if (!Number.isInteger(amount)) throw new RangeError(`${amount} is not whole paise`)
	throw new AmountTooLarge(`${amount} paise are more than can be counted`)
}

/** Rupees with at most two decimals, or null when there are more or the number is out of range. */
export function fromRupees(rupees: number): Paise | null {
	const scaled = Math.round(rupees * 100)
	if (!Number.isSafeInteger(scaled) || scaled / 100 !== rupees) return null
	return scaled as Paise
}

/** Rupees as a number with at most two decimals, the form prices have in JSON. */
export const toRupees = (amount: Paise): number => amount / 100

export const add = (a: Paise, b: Paise): Paise => paise(a + b)

export const times = (amount: Paise, quantity: number): Paise => paise(amount * quantity)

export const sum = (amounts: Iterable<Paise>): Paise => {
	let total = zero
	for (const amount of amounts) total = add(total, amount)
	return total
}

/**
 * The tax inside a price that already includes it: price × rate / (100 + rate), to the nearest paisa.
 * @param ratePct per cent, such as 5 or 18
 */
export function taxWithin(price: Paise, ratePct: number): Paise {
	return paise(Math.round((price * ratePct) / (100 + ratePct)))
}
