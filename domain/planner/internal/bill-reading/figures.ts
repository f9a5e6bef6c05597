import { around, type Place } from '../../bill-reading/words.ts'
import { firstValue, type Region } from './candidates.ts'
import type { Kind } from './heads.ts'
import { datesIn, figureIn, kwOf, loadIn, monthsOfDays } from './values.ts'

/** A value that stands on a bill. */
export interface Candidate<T> {
	value: T
	place: Place
	rank: 1 | 2
	/** Whether nothing about it is in doubt, as far as it alone says. */
	isClear: boolean
}

/** The least confidence in a word of a picture that is taken for what it says. */
const MIN_CONFIDENCE = 75

const candidate = <T>(
	region: Region,
	{ value, words }: NonNullable<ReturnType<typeof firstValue<T>>>,
	isClear = true,
): Candidate<T> => ({
	value,
	place: around(words),
	rank: region.rank,
	isClear:
		isClear && !region.isUnclear && words.every(({ confidence }) => confidence >= MIN_CONFIDENCE),
})

/** The values beside or below the heads of a kind. */
export const valuesOf = <T>(
	regions: readonly Region[],
	kind: Kind,
	read: (text: string) => T | null,
): Candidate<T>[] =>
	regions
		.filter((region) => region.kind === kind)
		.flatMap((region) => {
			const found = firstValue(region, read)
			return found ? [candidate(region, found)] : []
		})

export const figuresOf = (regions: readonly Region[], kind: Kind): Candidate<number>[] =>
	valuesOf(regions, kind, figureIn)

const UNIT = /\((?:in )?([\p{L}\p{M}.]+)\)?|\b(kw|kva|hp)\b/u

/** The loads, kW. One without a unit, in kVA, or such as `.5`, is in doubt. */
export const loadsOf = (regions: readonly Region[]): Candidate<number>[] =>
	regions
		.filter(({ kind }) => kind === 'load')
		.flatMap((region) => {
			const before = [region.headText, ...region.words.map(({ text }) => text)].join(' ')
			const found = firstValue(region, (text, next) => {
				const whole = text.replace(/^[.]/, '0.')
				const joined = loadIn(whole)
				const figure = joined?.figure ?? figureIn(whole)
				if (figure === null) return null
				const [, bracketed, plain] = before.match(UNIT) ?? []
				const unit = joined?.unit ?? (kwOf(next) !== null || /kva/.test(next) ? next : undefined)
				return { figure, kw: kwOf(unit ?? bracketed ?? plain ?? '') }
			})
			if (!found) return []
			const { figure, kw } = found.value
			const value = Number((figure * (kw ?? 1)).toFixed(3))
			// The digits before its point may have been lost.
			const isWhole = !found.words.some(({ text }) => text.startsWith('.'))
			const isClear = kw !== null && value <= 150 && isWhole
			return value > 0 ? [candidate(region, { ...found, value }, isClear)] : []
		})

const SPELT_MONTHS: readonly (readonly [RegExp, number])[] = [
	[/bi-? ?monthly|two months|\b2 months|द्विमासिक|दो माह/, 2],
	[/quarterly|three months|\b3 months|त्रैमासिक/, 3],
	[/(?<!bi-? ?)\bmonthly|one month|\b1 month\b|मासिक/, 1],
]

/** The months a bill is for, as its period, its days and the dates of its readings say. */
export function monthsOf(regions: readonly Region[]): Candidate<number>[] {
	const ofPeriod = regions
		.filter(({ kind }) => kind === 'period')
		.flatMap((region) => {
			const [first, ...rest] = region.words.map(({ word }) => word)
			if (!first) return []
			const text = region.words.map(({ text }) => text).join(' ')
			const [from, to, another] = datesIn(text)
			const spelt = SPELT_MONTHS.find(([words]) => words.test(text))?.[1]
			const dated = from && to && !another ? monthsOfDays(to.day - from.day) : null
			const value = dated ?? spelt
			const isClear = dated === null || spelt === undefined || dated === spelt
			return value ? [candidate(region, { value, words: [first, ...rest] }, isClear)] : []
		})
	const ofDays = figuresOf(regions, 'days').flatMap((found) => {
		const value = monthsOfDays(found.value)
		return value ? [{ ...found, value }] : []
	})
	return [...ofPeriod, ...ofDays, ...ofReadings(regions)]
}

/** From the dates of the two readings of the meter. */
function ofReadings(regions: readonly Region[]): Candidate<number>[] {
	const dateOf = (wanted: Kind) => {
		const all = regions.flatMap((region) => {
			const [date, another] =
				region.kind === wanted ? datesIn(region.words.map(({ text }) => text).join(' ')) : []
			return date && !another ? [{ region, day: date.day }] : []
		})
		return all.length === 1 ? all[0] : undefined
	}
	const [from, to] = [dateOf('from'), dateOf('to')]
	const words = to?.region.words.map(({ word }) => word) ?? []
	const [first, ...rest] = words
	const value = from && to ? monthsOfDays(to.day - from.day) : null
	return to && first && value ? [candidate(to.region, { value, words: [first, ...rest] })] : []
}
