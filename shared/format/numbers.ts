import { rounded } from '../rounding.ts'
import { byNumber, remembering } from './remembering.ts'

/** Numbers with the separators of a locale. @param locale such as `en-IN`, whose groups are lakh and crore */
export function numbersIn(locale: string) {
	const formats = new Map<number, (value: number) => string>()
	const made = (maximumFractionDigits: number) => {
		const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits })
		const quick = remembering(format, byNumber)
		formats.set(maximumFractionDigits, quick)
		return quick
	}
	/** @param maxDecimals none are added to a number with fewer */
	const number = (value: number, maxDecimals = 3): string =>
		(formats.get(maxDecimals) ?? made(maxDecimals))(value)
	const isPlain = number(-123.4) === '-123.4'
	return {
		number,
		/** A figure of electricity, rounded half up. @param maxDecimals up to 4 */
		figure(value: number, maxDecimals = 1): string {
			const shown = rounded(value, maxDecimals)
			// A number without separators is written at once; a cart's check has many figures.
			return isPlain && Math.abs(shown) < 1000 ? String(shown) : number(shown, maxDecimals)
		},
	}
}
