import { numbersIn } from './numbers.ts'

/** Money is written alike in every language. */
const LOCALE = 'en-IN'

const withPaise = new Intl.NumberFormat(LOCALE, {
	style: 'currency',
	currency: 'INR',
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
})

/** A figure of money without its sign. */
export const { number: moneyFigure } = numbersIn(LOCALE)

/** `₹1,23,456.00`, from rupees. */
export const formatRupees = (rupees: number): string => withPaise.format(rupees)

/** `₹1,23,456.00`. @param amount paise */
export const inRupees = (amount: number): string => formatRupees(amount / 100)

/** `₹1,23,456`: a sum inside running text. @param amount paise */
export const inWholeRupees = (amount: number): string => `₹${moneyFigure(amount / 100, 0)}`
