import { MONTH_LETTERS } from '../../../../shared/calendar.ts'
import { DAY_MS } from '../../../../shared/durations.ts'
import { numberIn } from '../../../../shared/numbers/typed-number.ts'

const PLAIN_FIGURE = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/** A figure of a bill, such as `1,234.00` or `310`; null for anything else. */
export function figureIn(text: string): number | null {
	const figure = text
		.replace(/^(?:₹|rs\.?|inr|रु\.?|रू\.?)/i, '')
		.replace(/^[:=-]+/, '')
		.replace(/(?:\/-|[,;:*|])+$/, '')
		.replace(/(?<=\d)\.$/, '')
	return PLAIN_FIGURE.test(figure) ? numberIn(figure) : null
}

/** As `figureIn`, below zero where a minus stands before it: what the company owes. */
export function signedFigureIn(text: string): number | null {
	const figure = figureIn(text.replace(/^(?:₹|rs\.?)?[-−–]/i, ''))
	return figure !== null && /^(?:₹|rs\.?)?[-−–]/i.test(text) ? -figure : figure
}

const KW_OF = new Map([
	['kw', 1],
	['k.w', 1],
	['kilowatt', 1],
	['किलोवाट', 1],
	['किवा', 1],
	['कि.वा', 1],
	['hp', 0.746],
	['bhp', 0.746],
	['w', 0.001],
	['watt', 0.001],
	['watts', 0.001],
])

const UNIT_AT_END = /^([\d.,]+)[ -]*\(?([\p{L}\p{M}.]+?)\.?\)?$/u

/** The unit of a load: kW in one of it, null for one that is no power, such as kVA. */
export const kwOf = (unit: string): number | null =>
	KW_OF.get(unit.replace(/[()[\]:]/g, '').replace(/\.$/, '')) ?? null

/** A load with the unit at its end, such as `5kw`; null where there is none. */
export function loadIn(text: string): { figure: number; unit: string } | null {
	const [, digits = '', unit = ''] = text.match(UNIT_AT_END) ?? []
	const figure = figureIn(digits)
	return figure === null || unit === '' ? null : { figure, unit }
}

const DATE = new RegExp(
	`(?<!\\d)(\\d{1,2})[-./ ](\\d{1,2}|(?:${MONTH_LETTERS.join('|')})\\p{L}*)[-./, ]+(20\\d\\d|\\d\\d)(?!\\d)`,
	'gu',
)

/** Whether a text has a date in it. */
export const hasDate = (text: string) => text.search(DATE) >= 0

/** The dates in a text, as days since 1970 and where they stand; the day goes before the month, as in India. */
export const datesIn = (text: string): { day: number; from: number; to: number }[] =>
	[...text.matchAll(DATE)].flatMap((match) => {
		const [whole, day, month = '', year = ''] = match
		const named = MONTH_LETTERS.indexOf(month.slice(0, 3))
		const index = named >= 0 ? named : Number(month) - 1
		const time = Date.UTC(2000 + (Number(year) % 100), index, Number(day))
		const isReal =
			new Date(time).getUTCMonth() === index && new Date(time).getUTCDate() === Number(day)
		return isReal ? { day: time / DAY_MS, from: match.index, to: match.index + whole.length } : []
	})

/** The months that a bill of so many days is for; null where it is no whole number of them. */
export function monthsOfDays(days: number): number | null {
	const months = Math.round(days / 30.4)
	return months >= 1 && months <= 3 && Math.abs(days - months * 30.4) <= 4 + months ? months : null
}
