import { inLakh } from '../lakh'
import { duration } from './figures'

/** Rupees, less what it cost: after a poor run of years, as expected, after a good one. */
export interface Balance {
	low: number
	expected: number
	high: number
}

/** When it has paid for itself, and what is left in the end. @param balance now and after each year */
export function paybackCaption(balance: readonly Balance[], paybackMonths: number | null): string {
	const years = balance.length - 1
	const { low = 0, expected = 0, high = 0 } = balance.at(-1) ?? {}
	if (paybackMonths === null)
		return `In ${years} years it does not pay for itself: about ${inLakh(-expected)} would still be missing.`
	const when =
		paybackMonths === 0
			? 'It costs nothing in the end'
			: `It has paid for itself after about ${duration(paybackMonths)}`
	return `${when}. After ${years} years you are about ${inLakh(expected)} better off, between ${inLakh(low)} and ${inLakh(high)}.`
}
