import { type Day, dayAfter, dayAt, startOfDay, weekdayOf } from '../../shared/calendar.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { fromRupees, type Paise, zero } from '../../shared/money.ts'
import type { TechnicalSheet } from '../catalogue/sheet.ts'
import type { DeliveryBand, DeliveryRates } from './schema.ts'

interface Weighed {
	sheet: TechnicalSheet | null
	category: keyof DeliveryRates['categoryKg']
}

/**
 * The weight of one piece of a product: by its technical sheet, a kit by its parts, else as is assumed for its
 * category.
 * @returns grams; null where nobody knows
 */
export function gramsOf(
	{ sheet, category }: Weighed,
	rates: Pick<DeliveryRates, 'categoryKg'>,
	productOf: (id: string) => Weighed | undefined,
): number | null {
	const assumed = grams(rates.categoryKg[category])
	if (sheet?.kind !== 'kit') return sheet && 'weightKg' in sheet ? grams(sheet.weightKg) : assumed
	let all = 0
	for (const { productId, quantity } of sheet.parts) {
		const part = productOf(productId)
		const each = part && part.sheet?.kind !== 'kit' ? gramsOf(part, rates, productOf) : null
		if (each === null) return assumed
		all += each * quantity
	}
	return all
}

const grams = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000))

/** The number of the class of weight that goods are of; null where they are heavier than any. @param weight grams */
export function classOf(weight: number, { classesKg }: Pick<DeliveryRates, 'classesKg'>) {
	const at = classesKg.findIndex((most) => weight <= Math.round(most * 1000))
	return at < 0 ? null : at
}

/**
 * The price of delivery in a band: nothing where the goods cost enough, else that of its class of weight.
 * @param goods the price of the goods, paise @param weight grams
 * @returns null where the band has nothing for that weight
 */
export function costIn(
	{ costs, freeFrom }: Pick<DeliveryBand, 'costs' | 'freeFrom'>,
	rates: Pick<DeliveryRates, 'classesKg'>,
	{ goods, weight }: { goods: Paise; weight: number },
): Paise | null {
	const at = classOf(weight, rates)
	const cost = at === null ? null : (costs[at] ?? null)
	if (cost === null) return null
	const free = freeFrom === null ? null : fromRupees(freeFrom)
	return free !== null && goods >= free ? zero : fromRupees(cost)
}

/**
 * The first and the last day on which goods arrive: working days, counted from the day on which they leave. An order
 * placed on a working day before the cut-off leaves that day, any other on the next.
 * @param at when it is ordered, epoch milliseconds
 */
export function arrival(
	{ daysFrom, daysTo }: Pick<DeliveryBand, 'daysFrom' | 'daysTo'>,
	rates: WorkingDays,
	at: number,
): { fromDay: Day; toDay: Day } {
	const leaves = departure(rates, at)
	return { fromDay: later(rates, leaves, daysFrom), toDay: later(rates, leaves, daysTo) }
}

type WorkingDays = Pick<DeliveryRates, 'daysOff' | 'cutOffHour'>

const works = ({ daysOff }: WorkingDays, day: Day) => !daysOff.includes(weekdayOf(day))

function later(rates: WorkingDays, day: Day, workingDays: number): Day {
	let then = day
	for (let left = workingDays; left > 0; ) {
		then = dayAfter(then)
		if (works(rates, then)) left--
	}
	return then
}

/** The day on which goods leave. @param at when they are ordered, epoch milliseconds */
export function departure(rates: WorkingDays, at: number): Day {
	const today = dayAt(at)
	const isInTime = works(rates, today) && at < startOfDay(today) + rates.cutOffHour * HOUR_MS
	return isInTime ? today : later(rates, today, 1)
}
