import { type Paise, paise, sum } from '../../../shared/money.ts'
import { YEARS } from './finance.ts'

/** A part lasts this many times its warranty; an assumption of the store. */
export const LIFE_OF_WARRANTY = 1.5
/** What a part without a warranty, or with a short one, lasts at least, years. */
const MIN_LIFE_YEARS = 5

/** What may wear out before the years are over. */
export interface Wearing {
	name: 'inverter' | 'battery'
	quantity: number
	/** Of all of them today. */
	price: Paise
	warrantyYears: number
}

export interface Replacements {
	/** What is spent in each year, the first year first. */
	yearly: Paise[]
	/** In all. */
	amount: Paise
	/** What is bought anew, and after how many years: ‘a new inverter after 12 and 24 years’. */
	what: string
}

/**
 * What is bought anew over the years, each as soon as the one before has lasted its time, at today's
 * price; of the last only the share of its life that lies within the years. null where all lasts.
 */
export function replacementsOf(parts: readonly Wearing[], years = YEARS): Replacements | null {
	const yearly = Array<Paise>(years).fill(paise(0))
	const what: string[] = []
	for (const part of parts) {
		const life = Math.max(MIN_LIFE_YEARS, part.warrantyYears * LIFE_OF_WARRANTY)
		const after: number[] = []
		for (let at = life; at < years; at += life) {
			const year = Math.floor(at)
			const used = Math.min(1, (years - at) / life)
			yearly[year] = paise((yearly[year] ?? 0) + Math.round(part.price * used))
			after.push(at)
		}
		if (after.length > 0) what.push(inWords(part, after))
	}
	return what.length === 0 ? null : { yearly, amount: sum(yearly), what: what.join('; ') }
}

const PLURAL = { inverter: 'inverters', battery: 'batteries' }
const LIST = new Intl.ListFormat('en-GB')
const YEAR = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

function inWords({ name, quantity }: Wearing, after: readonly number[]): string {
	const bought = quantity === 1 ? `a new ${name}` : `${quantity} new ${PLURAL[name]}`
	return `${bought} after ${LIST.format(after.map((years) => YEAR.format(years)))} years`
}
