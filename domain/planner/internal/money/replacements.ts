import { type Message, message } from '../../../../shared/messages/message.ts'
import { type Paise, paise, sum } from '../../../../shared/money.ts'
import { YEARS } from './assumptions.ts'

/** A part lasts this many times its warranty; an assumption of the store. */
export const LIFE_OF_WARRANTY = 1.5
/** The least life of a part without a warranty, or with a short one, years. */
const MIN_LIFE_YEARS = 5

/** A part that may wear out before the years are over. */
export interface Wearing {
	name: 'inverter' | 'battery'
	quantity: number
	/** Of all of them today. */
	price: Paise
	warrantyYears: number
}

export interface Replacements {
	/** The spending in each year, the first year first. */
	yearly: Paise[]
	/** In all. */
	amount: Paise
	/** The part replaced, and after how many years. */
	what: Message
}

/**
 * The replacements over the years, each as soon as the one before has lasted its time, at today's price; of the last
 * only the share of its life that lies within the years. null where no part is replaced.
 */
export function replacementsOf(parts: readonly Wearing[], years = YEARS): Replacements | null {
	const yearly = Array<Paise>(years).fill(paise(0))
	const renewed: (Pick<Wearing, 'name' | 'quantity'> & { after: number[] })[] = []
	for (const part of parts) {
		const life = Math.max(MIN_LIFE_YEARS, part.warrantyYears * LIFE_OF_WARRANTY)
		const after: number[] = []
		for (let at = life; at < years; at += life) {
			const year = Math.floor(at)
			const used = Math.min(1, (years - at) / life)
			yearly[year] = paise((yearly[year] ?? 0) + Math.round(part.price * used))
			after.push(at)
		}
		if (after.length > 0) renewed.push({ name: part.name, quantity: part.quantity, after })
	}
	if (renewed.length === 0) return null
	return { yearly, amount: sum(yearly), what: message('planner.replacements', { parts: renewed }) }
}
