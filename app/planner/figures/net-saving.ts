import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { aboutLakhs, approx } from '../../../shared/format/lakh'
import { paidBackIn, rupees } from '../../components/planner/words'

/** Rupees saved over all years less all payments: in poor years, as expected, in good ones. */
export type Net = PlanOption['money']['net']

type Money = Pick<PlanOption['money'], 'net' | 'paybackMonths' | 'paybackRange' | 'saving'>

/** Whether more is paid than saved. Less than a rupee is said as none. */
export const isLoss = (amount: number) => amount <= -0.5

/** In poor years, as expected, in good ones: to two figures, or three where two would read alike. */
export function netInLakh(net: Net) {
	const [low = '', expected = '', high = ''] = aboutLakhs(net.low, net.expected, net.high)
	return { low, expected, high }
}

/** As `netInLakh`, without their signs. */
function sizesOf(net: Net) {
	const { low, expected, high } = netInLakh(net)
	const size = (said: string) => said.replace('−', '')
	return { low: size(low), expected: size(expected), high: size(high) }
}

/** Why a system that had paid for itself is below nothing in the end: nothing else is paid after that. */
const REPLACED = 'what is replaced later costs more than it saves from then on'

/** `, between ₹4 lakh and ₹6 lakh depending on the weather`; nothing where both are the same. */
const byWeather = (one: string, other: string) =>
	one === other ? '' : `, between ${one} and ${other} depending on the weather`

/** `about ₹5 lakh better off, between ₹4 lakh and ₹6 lakh depending on the weather`; worse off where it is a loss. */
function netInWords(net: Net): string {
	const size = sizesOf(net)
	const off = (end: keyof Net) => `${size[end]} ${isLoss(net[end]) ? 'worse' : 'better'} off`
	const range =
		isLoss(net.low) !== isLoss(net.high)
			? byWeather(off('low'), off('high'))
			: isLoss(net.low)
				? byWeather(size.high, size.low)
				: byWeather(size.low, size.high)
	return `about ${off('expected')}${range}`
}

/** The balance after all years of a system that had paid for itself by then. */
export const afterPayback = (net: Net, years: number) =>
	isLoss(net.expected)
		? `But ${REPLACED}: after ${years} years you are ${netInWords(net)}.`
		: `After ${years} years you are ${netInWords(net)}.`

/** The shortfall after all years of a system that is not paid back by then, as expected. */
export function withoutPayback(net: Net, years: number): string {
	const { low, expected, high } = sizesOf(net)
	const missing = `In ${years} years it does not pay for itself: about ${expected} would still be missing`
	return isLoss(net.high)
		? `${missing}${byWeather(high, low)}.`
		: `${missing}, ${low} in poor years. In good years it does, and about ${high} is left.`
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
export function netNote(net: Net): string {
	const than = isLoss(net.expected) ? 'less is saved than it costs' : 'more than it costs'
	const { low, high } = sizesOf(net)
	const between = (one: string, other: string) =>
		one === other ? `about ${one}` : `${one} to ${other}`
	const range =
		isLoss(net.low) !== isLoss(net.high)
			? `${low} less to ${high} more`
			: isLoss(net.low)
				? `${between(high, low)} less`
				: between(low, high)
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
	const size = sizesOf(net)
	const part = (end: keyof Net) =>
		isLoss(net[end]) === isLost ? size[end] : `${size[end]} ${isLost ? 'more' : 'less'}`
	const over = isLost && paybackMonths !== null ? `But ${REPLACED}: over` : 'Over'
	return `It saves about ${rupees(approx(saving))} in its first year and ${back}. ${over} ${years} years it saves ${size.expected} ${isLost ? 'less' : 'more'} than it costs: ${part('low')} in poor years, ${part('high')} in good ones.`
}
