import { number } from '../../../../shared/format/english.ts'
/** One line of a technical sheet. */
export interface SheetRow {
	label: string
	value: string
	/** The label in words for a reader from outside the field. */
	help?: string
}

export interface SheetGroup {
	title: string
	rows: SheetRow[]
}

const NBSP = '\u00a0'

export const figure = (value: number) => number(value).replace('-', '−')

/** A figure and its unit, which never part at a line's end. */
export const amount = (value: number, unit: string) => `${figure(value)}${NBSP}${unit}`

export const between = (min: number, max: number, unit: string) =>
	min === max ? amount(min, unit) : `${figure(min)} to ${amount(max, unit)}`

export const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No')

/** The lines that have something to say. */
export const rows = (...given: (SheetRow | false | undefined)[]): SheetRow[] =>
	given.filter((row) => row !== undefined && row !== false)

export const weight = (kg: number): SheetRow => ({ label: 'Weight', value: amount(kg, 'kg') })

export const years = (count: number, label: string, help?: string): SheetRow | false =>
	count > 0 && {
		label,
		value: amount(count, count === 1 ? 'year' : 'years'),
		...(help && { help }),
	}

export const protection = (rating: string): SheetRow => ({
	label: 'Ingress protection (IP)',
	value: rating,
	help: 'How well it is closed to dust and water',
})

export const chemistry = (name: string): SheetRow => ({
	label: 'Cell chemistry',
	value: name === 'LiFePO₄' ? 'Lithium iron phosphate (LiFePO₄)' : name,
})

export const cycles = (count: number): SheetRow => ({
	label: 'Cycle life',
	value: amount(count, 'cycles'),
	help: 'Full charges and discharges before it has aged',
})
