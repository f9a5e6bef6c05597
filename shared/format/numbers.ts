const MAX_DECIMALS = 6

/** Numbers with the separators of a locale. @param locale such as `en-IN`, whose groups are lakh and crore */
export function numbersIn(locale: string) {
	const formats = Array.from(
		{ length: MAX_DECIMALS + 1 },
		(_, maximumFractionDigits) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
	)
	return {
		/** @param maxDecimals up to 6; none are added to what has fewer */
		number(value: number, maxDecimals = 3): string {
			return formats[maxDecimals]?.format(value) ?? String(value)
		},
	}
}
