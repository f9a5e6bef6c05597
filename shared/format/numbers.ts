import { rounded } from '../rounding.ts'

/** Lakh and crore: the last three digits stand together, those before them in pairs. */
const BETWEEN_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * `12,34,567.5`: a number without its sign as India writes it, in every language, rounded half up from its shortest
 * decimal form. `Intl` does the same, but a browser reads its data at the first use, during which no page answers.
 * @param value of less than 1e21; less than a millionth is nought
 */
export function grouped(value: number, fewestDecimals: number, mostDecimals: number): string {
	const amount = Math.abs(value)
	const [before = '', after = ''] = String(amount < 1e-6 ? 0 : amount).split('.')
	const cut = before + after.slice(0, mostDecimals).padEnd(mostDecimals, '0')
	const isUp = (after[mostDecimals] ?? '0') >= '5'
	const digits = isUp ? String(BigInt(cut) + 1n).padStart(cut.length, '0') : cut
	const point = digits.length - mostDecimals
	let end = digits.length
	while (end > point + fewestDecimals && digits[end - 1] === '0') end--
	const whole = digits.slice(0, point)
	const inGroups = whole.length > 3 ? whole.replace(BETWEEN_GROUPS, ',') : whole
	return end > point ? `${inGroups}.${digits.slice(point, end)}` : inGroups
}

/** The minus of a number that is not written as nought. */
export const minusOf = (value: number, digits: string) =>
	value < 0 && /[1-9]/.test(digits) ? '-' : ''

/** @param maxDecimals none are added to a number with fewer */
export function number(value: number, maxDecimals = 3): string {
	const digits = grouped(value, 0, maxDecimals)
	return minusOf(value, digits) + digits
}

/** A figure of electricity, rounded half up. @param maxDecimals up to 4 */
export function figure(value: number, maxDecimals = 1): string {
	const shown = rounded(value, maxDecimals)
	// A number without groups is written at once; a cart's check has many figures.
	return Math.abs(shown) < 1000 ? String(shown) : number(shown, maxDecimals)
}
