import { afterPayback, type Net, withoutPayback } from '../figures/net-saving'
import { duration } from './figures'

/** Rupees, less the payments by then: after a poor run of years, as expected, after a good one. */
export type Balance = Net

/** The time of payback, and the balance in the end. @param balance now and after each year */
export function paybackCaption(balance: readonly Balance[], paybackMonths: number | null): string {
	const years = balance.length - 1
	const net = balance.at(-1) ?? { low: 0, expected: 0, high: 0 }
	if (paybackMonths === null) return withoutPayback(net, years)
	// There is money left before that only where a loan is still to be paid off.
	const { expected: before = 0 } = balance[Math.ceil(paybackMonths / 12) - 1] ?? {}
	const instalments = before > 0 ? ', with all instalments still to come,' : ''
	const when =
		paybackMonths === 0
			? 'The subsidy pays all of it'
			: `It has paid for itself${instalments} after about ${duration(paybackMonths)}`
	return `${when}. ${afterPayback(net, years)}`
}
