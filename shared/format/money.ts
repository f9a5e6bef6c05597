const LOCALE = 'en-IN'

const format = new Intl.NumberFormat(LOCALE, {
	style: 'currency',
	currency: 'INR',
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
})

/** `₹1,23,456.00`, from rupees: alike in every language. */
export const formatRupees = (rupees: number): string => format.format(rupees)

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** `₹1,23,456.00`. @param amount paise */
export const inRupees = (amount: number): string => format.format(amount / 100)

/** `₹1,23,456`: a sum inside running text. @param amount paise */
export const inWholeRupees = (amount: number): string => `₹${whole.format(amount / 100)}`
