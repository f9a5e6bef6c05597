import { number } from './numbers.ts'

const LAKH = 100_000
const CRORE = 100 * LAKH

/** Rupees as people say them: `₹85,000`, `₹2.1 lakh`, `₹1.2 crore`. @param decimals of lakhs and crores, at most */
export function inLakh(rupees: number, decimals = 1): string {
	const amount = Math.abs(rupees)
	const sign = rupees < 0 && Math.round(amount) > 0 ? '−' : ''
	if (Math.round(amount) < LAKH) return `${sign}₹${number(amount, 0)}`
	if (Math.round((amount / LAKH) * 10) < 1000)
		return `${sign}₹${number(amount / LAKH, decimals)} lakh`
	return `${sign}₹${number(amount / CRORE, decimals)} crore`
}

/** Rounds to two significant figures, for amounts not known more closely. */
export const approx = (rupees: number): number => Number(rupees.toPrecision(2))

/** `₹12 lakh` of 11,52,000: rupees that nobody knows more closely. */
export const aboutLakh = (rupees: number) => inLakh(approx(rupees))

/**
 * As `aboutLakh`, of amounts that are said beside one another: where two that differ would read alike, all have one more
 * figure.
 */
export function aboutLakhs(...rupees: number[]): string[] {
	const said = rupees.map(aboutLakh)
	return new Set(said).size === new Set(rupees).size
		? said
		: rupees.map((each) => inLakh(Number(each.toPrecision(3)), 2))
}
