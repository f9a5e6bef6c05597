import type { DeliveryBand, DeliveryRates } from '../../../domain/delivery/schema'
import { numberOrBlank } from '../facts/fact-fields'

/** What the form sends: each field under its path in the rates, such as `bands.0.costs.1`. */
export type RateValues = Partial<Record<string, string>>

/** Days of the week as they are numbered. */
export const WEEKDAYS = [
	'Sunday',
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
]

const BAND_FIELDS = [
	'name',
	'reach',
	'km',
	'pinPrefixes',
	'daysFrom',
	'daysTo',
	'freeFrom',
] as const

const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** The rates as the form shows them. */
export function valuesOfRates(rates: DeliveryRates): RateValues {
	const values: RateValues = { cutOffHour: shown(rates.cutOffHour) }
	for (const [n, kg] of rates.classesKg.entries()) values[`classesKg.${n}`] = shown(kg)
	for (const [name, kg] of Object.entries(rates.categoryKg))
		values[`categoryKg.${name}`] = shown(kg)
	for (const day of WEEKDAYS.keys()) if (!rates.daysOff.includes(day)) values[`works.${day}`] = 'on'
	for (const [n, band] of rates.bands.entries()) {
		values[`bands.${n}.order`] = String(n + 1)
		for (const field of BAND_FIELDS)
			values[`bands.${n}.${field}`] =
				field === 'pinPrefixes' ? band.pinPrefixes.join(', ') : shown(band[field])
		for (const [at, cost] of band.costs.entries()) values[`bands.${n}.costs.${at}`] = shown(cost)
	}
	return values
}

/** The numbers that stand in the names of fields after a beginning, in order. */
const numbersAfter = (values: RateValues, beginning: string) =>
	[
		...new Set(
			Object.keys(values)
				.filter((name) => name.startsWith(beginning))
				.map((name) => Number(/^\d{1,4}/.exec(name.slice(beginning.length))?.[0] ?? Number.NaN))
				.filter(Number.isInteger),
		),
	].sort((a, b) => a - b)

/** How many bands the form has, and how many classes of weight. */
export const countsIn = (values: RateValues) => ({
	bands: numbersAfter(values, 'bands.').length,
	classes: numbersAfter(values, 'classesKg.').length,
})

const inOrder = (value: unknown) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)

/** Weight classes that are typed, the lightest first; what is no number comes last, for the API to refuse. */
function classesIn(values: RateValues) {
	return numbersAfter(values, 'classesKg.')
		.map((at) => ({ at, kg: numberOrBlank(values[`classesKg.${at}`] ?? '') }))
		.filter(({ kg }) => kg !== null)
		.sort((a, b) => inOrder(a.kg) - inOrder(b.kg) || a.at - b.at)
}

/** Bands in the order that is typed, without those to remove and those that nobody has filled in. */
function bandsIn(values: RateValues, classes: readonly { at: number }[]) {
	return numbersAfter(values, 'bands.')
		.map((at) => {
			const text = (field: string) => (values[`bands.${at}.${field}`] ?? '').trim()
			return { at, text, costs: classes.map((each) => text(`costs.${each.at}`)) }
		})
		.filter(
			({ text, costs }) =>
				text('remove') === '' && [...BAND_FIELDS.map(text), ...costs].some((each) => each !== ''),
		)
		.sort(
			(a, b) =>
				inOrder(numberOrBlank(a.text('order'))) - inOrder(numberOrBlank(b.text('order'))) ||
				a.at - b.at,
		)
}

type Text = (field: string) => string

const bandOf = (text: Text, costs: string[]) =>
	({
		name: text('name'),
		reach: text('reach'),
		km: numberOrBlank(text('km')),
		pinPrefixes: text('pinPrefixes')
			.split(/[\s,;]+/)
			.filter(Boolean),
		daysFrom: numberOrBlank(text('daysFrom')) ?? '',
		daysTo: numberOrBlank(text('daysTo')) ?? '',
		freeFrom: numberOrBlank(text('freeFrom')),
		costs: costs.map(numberOrBlank),
	}) as unknown as DeliveryBand

/** The rates to send; the API judges them, and names what is wrong by the paths of `valuesOfRates`. */
export function ratesOf(values: RateValues): DeliveryRates {
	const classes = classesIn(values)
	const categories = Object.keys(values).filter((name) => name.startsWith('categoryKg.'))
	return {
		classesKg: classes.map(({ kg }) => kg as number),
		categoryKg: Object.fromEntries(
			categories.map((name) => [
				name.slice('categoryKg.'.length),
				numberOrBlank(values[name] ?? ''),
			]),
		) as DeliveryRates['categoryKg'],
		cutOffHour: numberOrBlank(values.cutOffHour ?? '') as number,
		daysOff: [...WEEKDAYS.keys()].filter((day) => !values[`works.${day}`]),
		bands: bandsIn(values, classes).map(({ text, costs }) => bandOf(text, costs)),
	}
}
