import { grouped, minusOf, number } from './numbers.ts'

/** `₹1,23,456.00`, from rupees; money is written alike in every language. */
export function formatRupees(rupees: number): string {
	const digits = grouped(rupees, 2, 2)
	return `${minusOf(rupees, digits)}₹${digits}`
}

/** `₹1,23,456.00`. @param amount paise */
export const inRupees = (amount: number): string => formatRupees(amount / 100)

/** `₹1,23,456`: a sum inside running text. @param amount paise */
export const inWholeRupees = (amount: number): string => `₹${number(amount / 100, 0)}`
