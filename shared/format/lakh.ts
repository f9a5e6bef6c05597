import { moneyFigure } from './money.ts'

const LAKH = 100_000
const CRORE = 100 * LAKH

/** Rupees as people say them: `₹85,000`, `₹2.1 lakh`, `₹1.2 crore`. */
export function inLakh(rupees: number): string {
	const amount = Math.abs(rupees)
	const sign = rupees < 0 && Math.round(amount) > 0 ? '−' : ''
	if (Math.round(amount) < LAKH) return `${sign}₹${moneyFigure(amount, 0)}`
	if (Math.round((amount / LAKH) * 10) < 1000)
		return `${sign}₹${moneyFigure(amount / LAKH, 1)} lakh`
	return `${sign}₹${moneyFigure(amount / CRORE, 1)} crore`
}

/** Rounds to two significant figures, for amounts not known more closely. */
export const approx = (rupees: number): number => Number(rupees.toPrecision(2))

/** `₹12 lakh` of 11,52,000: rupees that nobody knows more closely. */
export const aboutLakh = (rupees: number) => inLakh(approx(rupees))
