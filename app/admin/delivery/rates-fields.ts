import type { Reach } from '../../../domain/delivery/field-rules'
import type { DeliveryRates } from '../../../domain/delivery/schema'
import { WEEKDAYS } from '../../../shared/calendar'
import { numberOrTyped } from '../../../shared/numbers/typed-number'
import { CATEGORIES } from '../../../shared/products/categories'
import {
	choice,
	inside,
	list,
	number,
	rows,
	rupees,
	text,
	ticks,
} from '../../components/forms/field-spec'
import { fieldBody, fieldValues, rowsIn } from '../../components/forms/field-values'
import { choicesOf } from '../../ui/forms/choices'
import type { Values } from '../../ui/forms/values'

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }))

const REACH_NAMES: Record<Reach, string> = {
	pins: 'PIN codes that begin with …',
	district: 'The shop’s district',
	state: 'The shop’s state',
	km: 'So many kilometres',
	india: 'All of India',
}

const whole = (name: string, label: string) => number(name, label, { of: 'whole' })
const NULL = { blank: 'null' } as const

const CLASSES = rows('classesKg', 'Weight classes', [number('', 'Up to (kg)')], {
	one: 'class',
	add: 'Add a class: up to (kg)',
	most: 12,
	layout: 'inline',
})

const bandsOf = (weights: readonly string[]) =>
	rows(
		'bands',
		'Distance bands',
		[
			text('name', 'Name'),
			choice('reach', 'Reaches', [{ value: '', label: 'Choose' }, ...choicesOf(REACH_NAMES)]),
			number('km', 'Kilometres', { of: 'whole', blank: 'null' }),
			list('pinPrefixes', 'PIN codes begin with', { words: true }),
			whole('daysFrom', 'Working days, from'),
			whole('daysTo', 'Working days, to'),
			rupees('freeFrom', 'Free for goods from, ₹', NULL),
			...weights.map((kg, n) => rupees(`costs.${n}`, `₹ up to ${kg} kg`, NULL)),
		],
		{
			one: 'band',
			add: 'Add a band',
			most: 20,
			layout: 'cards',
			ordered: true,
			titled: 'name',
		},
	)

const WORKS = ticks('works', 'Working days', DAYS)
const CUT_OFF = number('cutOffHour', 'Sent the same day if ordered by (hour, 0 to 24)', {
	of: 'whole',
	blank: 'null',
})
const WEIGHTS = inside(
	'categoryKg',
	CATEGORIES.map((name) => number(name, name, NULL)),
)
const TRY = inside('try', [
	text('pin', 'PIN code'),
	text('items', 'Products', {
		hint: 'Product ids with quantities, such as solar-panel-500w:10, solar-cable:1',
	}),
])

const weightsIn = (values: Values) =>
	rowsIn(CLASSES, CLASSES.name, values).map((n) => values[`${CLASSES.name}.${n}`] ?? '')

/** The fields of a form whose weight classes stand in their order: a band has a cost for each of them. */
export function rateFields(values: Values) {
	const bands = bandsOf(weightsIn(values))
	const all = [CLASSES, bands, WORKS, CUT_OFF, ...WEIGHTS, ...TRY]
	return {
		all,
		classes: [CLASSES],
		bands: [bands],
		days: [WORKS, CUT_OFF],
		weights: WEIGHTS,
		tried: TRY,
	}
}

const COST = /^(bands\.\d+\.costs)\.(\d+)$/

/**
 * The values of the form with the typed weight classes, the lightest first, and the costs by them. A text that is no
 * number comes last, for the API to refuse.
 */
export function inClassOrder(values: Values): Values {
	const kgOf = (n: number) => {
		const kg = numberOrTyped(values[`${CLASSES.name}.${n}`] ?? '')
		return typeof kg === 'number' ? kg : Number.POSITIVE_INFINITY
	}
	const found = rowsIn(CLASSES, CLASSES.name, values)
	const order = found.sort((a, b) => kgOf(a) - kgOf(b) || a - b)
	const moved = Object.entries(values).flatMap(([name, typed]) => {
		const [, costs, from = name.slice(CLASSES.name.length + 1)] = COST.exec(name) ?? []
		if (!costs && !name.startsWith(`${CLASSES.name}.`)) return [[name, typed]]
		const to = order.indexOf(Number(from))
		return to < 0 ? [] : [[`${costs ?? CLASSES.name}.${to}`, typed]]
	})
	return Object.fromEntries(moved)
}

/** The rates as the form shows them. */
export function valuesOfRates(rates: DeliveryRates): Values {
	const { all } = rateFields(fieldValues([CLASSES], rates))
	const works = DAYS.map(({ value }) => value).filter((day) => !rates.daysOff.includes(Number(day)))
	return fieldValues(all, { ...rates, works })
}

/** The rates to send, and the address and goods to try them with; the API judges them. */
export function ratesOf(typed: Values): { rates: DeliveryRates; pin: string; items: string } {
	const values = inClassOrder(typed)
	const { works, try: tried, ...rates } = fieldBody(rateFields(values).all, values)
	const bands = (rates.bands as object[]).map((band) => ({ costs: [], ...band }))
	const days = DAYS.filter(({ value }) => !(works as string[]).includes(value))
	const daysOff = days.map(({ value }) => Number(value))
	return {
		...(tried as { pin: string; items: string }),
		rates: { ...rates, bands, daysOff } as unknown as DeliveryRates,
	}
}
