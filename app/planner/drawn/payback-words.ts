import { aboutLakh } from '../lakh'
import { duration } from './figures'

/** Rupees, less what was paid by then: after a poor run of years, as expected, after a good one. */
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
		return `In ${years} years it does not pay for itself: about ${aboutLakh(-expected)} would still be missing.`
	// There is money left before that only where a loan is still to be paid off.
	const { expected: before = 0 } = balance[Math.ceil(paybackMonths / 12) - 1] ?? {}
	const instalments = before > 0 ? ', with all instalments still to come,' : ''
	const when =
		paybackMonths === 0
			? 'It costs nothing in the end'
			: `It has paid for itself${instalments} after about ${duration(paybackMonths)}`
	return `${when}. After ${years} years you are about ${aboutLakh(expected)} better off, between ${aboutLakh(low)} and ${aboutLakh(high)} by the weather.`
}
