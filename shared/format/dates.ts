export const INDIA = 'Asia/Kolkata'

/** Days and times. @param locale such as `en-GB` */
export const datesIn = (locale: string) => ({
	/** Makes a function that writes moments (epoch milliseconds) in this way. */
	dateFormat(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
		const format = new Intl.DateTimeFormat(locale, options)
		return (at) => format.format(at)
	},
})
