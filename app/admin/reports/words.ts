import type { Breakdown, Granularity } from '../../../domain/reports/schema'
import { shortDay } from '../../../shared/format/dates'
import { number } from '../../ui/text/format'

export const SECTIONS = [
	'sales',
	'breakdown',
	'acceptance',
	'carts',
	'stock',
	'tax',
	'money',
] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_NAMES: Record<Section, string> = {
	sales: 'Sales',
	breakdown: 'Breakdown',
	acceptance: 'Acceptance',
	carts: 'Carts',
	stock: 'Stock',
	tax: 'Tax',
	money: 'Money',
}

export const GRANULARITY_NAMES: Record<Granularity, string> = {
	day: 'Day',
	week: 'Week',
	month: 'Month',
}

export const BREAKDOWN_NAMES: Record<Breakdown, string> = {
	category: 'Category',
	product: 'Product',
	installer: 'Installer',
	state: 'State',
}

/** `21 Nov 2026`, from `2026-11-21`. */
export const dayName = (day: string, withYear = true): string =>
	withYear ? `${shortDay(day)} ${day.slice(0, 4)}` : shortDay(day)

/** The name of a day, week or month of a report; a partial one names its days. */
export function bucketName({ from, to }: { from: string; to: string }): string {
	if (from === to) return dayName(from)
	const sameYear = from.slice(0, 4) === to.slice(0, 4)
	return `${dayName(from, !sameYear)} – ${dayName(to)}`
}

const UNITS = [
	[10_000_000, 'crore'],
	[100_000, 'lakh'],
] as const

/** `3.4 lakh` or `1.2 crore`; null for an amount that needs no such help. */
export function inLakh(rupees: number): string | null {
	for (const [size, name] of UNITS)
		if (rupees >= size) return `${Math.round((rupees / size) * 10) / 10} ${name}`
	return null
}

/** An amount as short as an axis wants it: `₹3.4 lakh`, `₹12,000`. */
export const shortRupees = (rupees: number) => `₹${inLakh(rupees) ?? number(rupees, 0)}`

export const whole = (count: number) => number(count)

export const percent = (ratio: number | null) =>
	ratio === null ? '–' : `${(ratio * 100).toFixed(1)} %`

/** `1 order`, `2,000 orders`. */
export const plural = (count: number, word: string) =>
	`${whole(count)} ${word}${count === 1 ? '' : 's'}`

/** `45 s`, `12 min`, `3 h 20 min`, `2 days 4 h`. */
export function duration(seconds: number | null): string {
	if (seconds === null) return '–'
	if (seconds < 60) return `${seconds} s`
	const minutes = Math.round(seconds / 60)
	if (minutes < 60) return `${minutes} min`
	const hours = Math.floor(minutes / 60)
	if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
	return hours % 24
		? `${plural(Math.floor(hours / 24), 'day')} ${hours % 24} h`
		: plural(hours / 24, 'day')
}
