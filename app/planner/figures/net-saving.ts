import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { aboutLakh, approx, inLakh } from '../../../shared/format/lakh'
import { between, paidBackIn, rupees } from '../../components/planner/words'

/** Rupees saved over all years less all that is paid: in poor years, as expected, in good ones. */
export type Net = PlanOption['money']['net']

type Money = Pick<PlanOption['money'], 'net' | 'paybackMonths' | 'paybackRange' | 'saving'>

/** Whether more is paid than saved. Less than a rupee is said as none. */
export const isLoss = (amount: number) => amount <= -0.5

/** Of a rupee or more, to two figures, without its sign. */
const size = (amount: number) => aboutLakh(Math.abs(amount))

/** Why a system that had paid for itself is below nothing in the end: nothing else is paid after that. */
const REPLACED = 'what is replaced later costs more than it saves from then on'

/** `, between ₹4 lakh and ₹6 lakh depending on the weather`; nothing where both are the same. */
const byWeather = (one: string, other: string) =>
	one === other ? '' : `, between ${one} and ${other} depending on the weather`

/** `about ₹5 lakh better off, between ₹4 lakh and ₹6 lakh depending on the weather`; worse off where it is a loss. */
function netInWords({ low, expected, high }: Net): string {
	const off = (amount: number) => `${size(amount)} ${isLoss(amount) ? 'worse' : 'better'} off`
	const range =
		isLoss(low) !== isLoss(high)
			? byWeather(off(low), off(high))
			: isLoss(low)
				? byWeather(size(high), size(low))
				: byWeather(size(low), size(high))
	return `about ${off(expected)}${range}`
}

/** The balance after all years of a system that had paid for itself by then. */
export const afterPayback = (net: Net, years: number) =>
	isLoss(net.expected)
		? `But ${REPLACED}: after ${years} years you are ${netInWords(net)}.`
		: `After ${years} years you are ${netInWords(net)}.`

/** The shortfall after all years of a system that is not paid back by then, as expected. */
export function withoutPayback({ low, expected, high }: Net, years: number): string {
	const missing = `In ${years} years it does not pay for itself: about ${size(expected)} would still be missing`
	return isLoss(high)
		? `${missing}${byWeather(size(high), size(low))}.`
		: `${missing}, ${size(low)} in poor years. In good years it does, and about ${size(high)} is left.`
}

/** A note on the time until payback, under its figure. */
export function paybackNote({ net, paybackRange }: Money, years: number): string {
	if (paybackRange.earliest === null) return 'not even in good years'
	if (paybackRange.latest === null) return `depending on the weather; in poor years not in ${years}`
	if (isLoss(net.expected)) return `depending on the weather; but ${REPLACED}`
	if (isLoss(net.low)) return `depending on the weather; in poor years ${REPLACED}`
	return 'depending on the weather; then it saves for you'
}

/** A note under the figure of the net: its meaning, and its error. */
export function netNote({ low, expected, high }: Net): string {
	const than = isLoss(expected) ? 'less is saved than it costs' : 'more than it costs'
	const signed = (amount: number) => `${size(amount)} ${isLoss(amount) ? 'less' : 'more'}`
	const range =
		isLoss(low) !== isLoss(high)
			? `${signed(low)} to ${signed(high)}`
			: isLoss(low)
				? `${between(-high, -low, inLakh)} less`
				: between(low, high, inLakh)
	return `${than}; ${range}, depending on the weather`
}

/** The saving, the payback, and the balance after all years. */
export function savedInTheEnd(money: Money, years: number): string {
	const { net, paybackMonths, paybackRange, saving } = money
	const { earliest, latest } = paybackRange
	const back =
		earliest === null
			? `has not paid for itself in ${years} years, not even in good ones`
			: `has paid for itself in ${paidBackIn(paybackRange)}${latest === null ? `, in poor years not in ${years}` : ''}`
	const isLost = isLoss(net.expected)
	const part = (amount: number) =>
		isLoss(amount) === isLost ? size(amount) : `${size(amount)} ${isLost ? 'more' : 'less'}`
	const over = isLost && paybackMonths !== null ? `But ${REPLACED}: over` : 'Over'
	return `It saves about ${rupees(approx(saving))} in its first year and ${back}. ${over} ${years} years it saves ${size(net.expected)} ${isLost ? 'less' : 'more'} than it costs: ${part(net.low)} in poor years, ${part(net.high)} in good ones.`
}
