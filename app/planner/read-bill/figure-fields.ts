import type { BillReading, Found } from '../../../domain/planner/bill-reading/read-bill'
import type { Place } from '../../../domain/planner/bill-reading/words'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import { numberIn } from '../../../shared/numbers/typed-number'

export const FIELDS = ['units', 'amount', 'months', 'pin', 'load', 'phase', 'company'] as const
export type Field = (typeof FIELDS)[number]

/** What stands in the fields, by their names. */
export type Values = Record<Field, string>

/** A figure of the bill as its field shows it. */
export interface ReadFigure {
	text: string
	isSure: boolean
	place: Place
}

interface FieldWords {
	label: string
	before?: string
	after?: string
	/** The values to choose from; typed where there are none. */
	options?: Record<string, string>
}

export const WORDS: Record<Field, FieldWords> = {
	units: { label: 'Units used, of the whole bill', after: 'kWh' },
	amount: { label: 'Amount of this bill, without arrears', before: '₹' },
	months: {
		label: 'The bill is for',
		options: { 1: 'One month', 2: 'Two months', 3: 'Three months' },
	},
	pin: { label: 'PIN code' },
	load: { label: 'Sanctioned load', after: 'kW' },
	phase: {
		label: 'Phases of the connection',
		options: { single: 'Single phase', three: 'Three phase' },
	},
	company: { label: 'Electricity company' },
}

const shown = <T>(found: Found<T> | null, text: (value: T) => string): ReadFigure | null =>
	found && { text: text(found.value), isSure: found.isSure, place: found.place }

/** The figures of a reading as texts; null for those that were not found. */
export function figuresOf(reading: BillReading): Record<Field, ReadFigure | null> {
	const { company } = reading
	return {
		units: shown(reading.units, String),
		amount: shown(reading.amount, String),
		months: shown(reading.months, String),
		pin: shown(reading.pin, String),
		load: shown(reading.load, String),
		phase: shown(reading.phase, String),
		company: company?.value.company ? shown(company, ({ company }) => company ?? '') : null,
	}
}

/** The values to begin with: those that are sure; any other is left to the buyer. */
export const sureValues = (figures: Record<Field, ReadFigure | null>): Values => {
	const texts = FIELDS.map((field) => [field, figures[field]?.isSure ? figures[field].text : ''])
	return Object.fromEntries(texts)
}

/** The fields that must be filled first, with why. */
export function missingIn({ units, amount, months }: Values): Partial<Record<Field, string>> {
	if (units === '' && amount === '')
		return { units: 'Type the units or the amount: one of them is needed.' }
	return months === '' ? { months: 'Choose how many months the bill is for.' } : {}
}

/**
 * The address of the planner's first question with some details. It imports nothing of the planner's pages: a module
 * that they shared with this one would be a file of its own, which a plan would have to load too.
 */
export function firstQuestion(details: PlanDetails): string {
	const address = addressOf(details)
	return `${address}${address.includes('?') ? '&' : '?'}step=1`
}

/**
 * The address of the first question with the values in place of the details there were. The units go before the amount: a plan
 * counts with them, and would have to calculate them from the amount.
 */
export function planAddress(values: Values, details: PlanDetails): string {
	const { units, amount, months, pin, load, phase, company } = values
	const monthly = numberIn(units) / numberIn(months)
	const isUnits = units !== ''
	return firstQuestion({
		...details,
		...(pin !== '' && { pin, city: undefined, state: undefined }),
		...(load !== '' && { sanctioned: load }),
		...(phase !== '' && { phase }),
		...(company !== '' && { company }),
		months: undefined,
		bills: undefined,
		units: isUnits ? (Number.isFinite(monthly) ? String(Math.round(monthly)) : units) : undefined,
		bill: isUnits ? undefined : amount,
		billMonths: isUnits || months === '1' ? undefined : months,
	})
}
