/** Numbers with the separators of a locale. @param locale such as `en-IN`, whose groups are lakh and crore */
export function numbersIn(locale: string) {
	const formats = new Map<number, Intl.NumberFormat>()
	const made = (maximumFractionDigits: number) => {
		const format = new Intl.NumberFormat(locale, { maximumFractionDigits })
		formats.set(maximumFractionDigits, format)
		return format
	}
	return {
		/** @param maxDecimals none are added to what has fewer */
		number: (value: number, maxDecimals = 3): string =>
			(formats.get(maxDecimals) ?? made(maxDecimals)).format(value),
	}
}
