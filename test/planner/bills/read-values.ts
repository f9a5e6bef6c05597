import type { BillReading } from '../../../domain/planner/bill-reading/read-bill.ts'
import type { DrawnBill, Truth } from './drawn-bill.ts'

export const CHECKED = ['load', 'phase', 'units', 'months', 'amount', 'pin'] as const

/** A figure that a reading takes as sure, as text; null for one that it leaves to the buyer. */
export type SureValues = Record<(typeof CHECKED)[number], string | null>

export const sureValuesOf = (reading: BillReading): SureValues => {
	const entries = CHECKED.map((name) => [
		name,
		reading[name]?.isSure ? String(reading[name].value) : null,
	])
	return Object.fromEntries(entries)
}

/** The figures that were taken as sure and are not what the bill says. */
export const wrongIn = (values: SureValues, { name, truth }: DrawnBill): string[] =>
	CHECKED.filter((field) => values[field] !== null && values[field] !== asText(truth, field)).map(
		(field) => `${name}: ${field} ${values[field]}, not ${truth[field]}`,
	)

const asText = (truth: Truth, field: (typeof CHECKED)[number]) => String(truth[field])

/** How many figures are sure. */
export const sureCount = (values: SureValues) =>
	CHECKED.filter((field) => values[field] !== null).length
