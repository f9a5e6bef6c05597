import { wattsIn } from './figures.ts'

/** The bounds that a search names in words; none where they are absent. */
export interface TypedLimits {
	/** Rupees, both ends included. */
	minPrice?: number
	maxPrice?: number
	/** Watts, both ends included. */
	minPower?: number
	maxPower?: number
}

const AT_MOST =
	'under|below|less\\s+th[ae]n|lower\\s+th[ae]n|within|up\\s*to|budget(?:\\s+of)?|max(?:imum)?|not\\s+(?:more|above|over)(?:\\s+th[ae]n)?|at\\s+most|<=?'
const AT_LEAST =
	'above|over|more\\s+th[ae]n|min(?:imum)?|not\\s+(?:less|below|under)(?:\\s+th[ae]n)?|at\\s+least|starting(?:\\s+(?:at|from))?|>=?'
const AT_MOST_AFTER =
	'(?:ke\\s+|के\\s+)?(?:andar|under|neeche|niche|tak|अंदर|अन्दर|नीचे|तक)|se\\s+(?:kam|sasta|sasti)|से\\s+(?:कम|नीचे|सस्ता|सस्ती|सस्ते)|or\\s+less'
const AT_LEAST_AFTER = '(?:se|से)\\s+(?:zyada|jyada|upar|ज्यादा|ऊपर|अधिक)|or\\s+more'

const CURRENCY = '(?:₹|rs\\.?|inr|rupees?|रु\\.?|रुपये|रुपए)'
const THOUSANDS: Readonly<Record<string, number>> = {
	k: 1e3,
	thousand: 1e3,
	hazar: 1e3,
	hajar: 1e3,
	हजार: 1e3,
	lakh: 1e5,
	lakhs: 1e5,
	lac: 1e5,
	lacs: 1e5,
	लाख: 1e5,
	crore: 1e7,
	cr: 1e7,
}
const WORD_END = '(?![\\p{L}\\p{M}])'
const BEFORE = `${CURRENCY}\\s*`
const AFTER = `\\s*${CURRENCY}${WORD_END}`
const amount = (before: string, after: string) =>
	`${before}\\d{1,12}(?:\\.\\d{1,3})?\\s*(?:(?:${Object.keys(THOUSANDS).join('|')})${WORD_END})?${after}(?:\\s*/-)?(?![\\p{L}\\p{M}\\d.])`
const POWER = '\\d{1,9}(?:\\.\\d{1,6})?k?w(?![\\p{L}\\p{M}\\d])'
const VALUE = `(${POWER}|${amount(`(?:${BEFORE})?`, `(?:${AFTER})?`)})`
const START = '(?<![\\p{L}\\p{M}\\d.])'

type Bound = 'min' | 'max'

/** Each with the bounds of its amounts, in their order; the first that fits a part of a text has it. */
const FORMS: readonly [RegExp, readonly Bound[]][] = [
	[
		new RegExp(`${START}(?:between|from)\\s+${VALUE}\\s+(?:and|to|-)\\s+${VALUE}`, 'gu'),
		['min', 'max'],
	],
	[new RegExp(`${START}(?:${AT_MOST})\\s*${VALUE}`, 'gu'), ['max']],
	[new RegExp(`${START}(?:${AT_LEAST})\\s*${VALUE}`, 'gu'), ['min']],
	[new RegExp(`${START}${VALUE}\\s*(?:${AT_MOST_AFTER})${WORD_END}`, 'gu'), ['max']],
	[new RegExp(`${START}${VALUE}\\s*(?:${AT_LEAST_AFTER})${WORD_END}`, 'gu'), ['min']],
	[new RegExp(`${START}(${amount(BEFORE, '')})`, 'gu'), ['max']],
	[new RegExp(`${START}(${amount('', AFTER)})`, 'gu'), ['max']],
]

/** Smaller amounts are counts of something: `2 panels`. */
const LEAST_PRICE = 100

function rupeesIn(text: string): number | null {
	const digits = /\d+(?:\.\d+)?/.exec(text)?.[0]
	const word = /\d\s*([\p{L}\p{M}]+)/u.exec(text)?.[1] ?? ''
	const rupees = Math.round(Number(digits) * (THOUSANDS[word] ?? 1))
	return rupees >= LEAST_PRICE ? rupees : null
}

/** @param text as `comparable` writes it @returns the limits named in it, and the rest of it */
export function takeLimits(text: string): { text: string; limits: TypedLimits } {
	const limits: TypedLimits = {}
	const take = (typed: string, bound: Bound): boolean => {
		const watts = wattsIn(typed)
		const value = watts ?? rupeesIn(typed)
		if (value === null) return false
		const what = watts === null ? 'Price' : 'Power'
		limits[`${bound}${what}`] = value
		return true
	}
	const rest = FORMS.reduce(
		(left, [form, bounds]) =>
			left.replace(form, (whole: string, ...values: string[]) => {
				const taken = bounds.map((bound, n) => take(values[n] ?? '', bound))
				return taken.every(Boolean) ? ' ' : whole
			}),
		text,
	)
	return { text: rest, limits }
}
