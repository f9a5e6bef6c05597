import type { FactKind } from '../../../domain/facts/schema'
import { STATES } from '../../../shared/addresses/states'
import { numberOrTyped } from '../../../shared/numbers/typed-number'
import { CONNECTIONS } from './words'

/** What the form of a row sends: each field under its path in the row, such as `figures.tiers.0.uptoKw`. */
export type FieldValues = Partial<Record<string, string>>

/** What is wrong with fields, by the same paths. */
export type Errors = Partial<Record<string, string>>

export interface Column {
	name: string
	label: string
	/** Blank is sent as null: no end, not known. */
	mayBeBlank?: boolean
	/** Blank is not sent. */
	isLeftOut?: boolean
}

interface Named {
	/** Its path in the row. */
	name: string
	label: string
}

export interface NumberField extends Named {
	as: 'number'
	description?: string
	/** What blank is sent as; required where there is none. */
	blank?: 'null' | 'nothing'
}
export interface RowsField extends Named {
	as: 'rows'
	/** Two to four. */
	columns: readonly Column[]
	description?: string
	most: number
	/** What one is called. */
	one: string
}
export interface ChoiceField extends Named {
	as: 'choice'
	choices: { value: string; label: string }[]
	numeric?: boolean
}
export interface WordsField extends Named {
	as: 'words'
	description?: string
}
interface OtherField extends Named {
	as: 'day' | 'tick' | 'states'
}
export type Field = NumberField | WordsField | RowsField | ChoiceField | OtherField

const number = (name: string, label: string, more: Partial<NumberField> = {}): NumberField => ({
	as: 'number',
	name: `figures.${name}`,
	label,
	...more,
})

const words = (name: string, label: string, description?: string): WordsField => ({
	as: 'words',
	name: `figures.${name}`,
	label,
	...(description && { description }),
})

const tiers = (name: string, label: string): RowsField => ({
	as: 'rows',
	name: `figures.${name}`,
	label,
	columns: [
		{ name: 'uptoKw', label: 'Up to (kW)' },
		{ name: 'rupeesPerKw', label: '₹ a kW' },
	],
	most: 10,
	one: 'step',
})

const TERMS: Field[] = [
	{ as: 'day', name: 'figures.until', label: 'Last day of the scheme' },
	{ as: 'tick', name: 'figures.indianMade', label: 'Only panels with cells made in India' },
]

const REQUIREMENT: Field[] = [
	{ as: 'day', name: 'figures.since', label: 'Commissioned since' },
	{
		as: 'choice',
		name: 'figures.connections',
		label: 'Asked for of',
		choices: Object.entries(CONNECTIONS).map(([value, label]) => ({ value, label })),
	},
]

/** The fields of each kind's figures. */
export const FIELDS: Record<FactKind, Field[]> = {
	'unit-price': [number('rupeesPerKwh', 'Price (₹ a unit)')],
	'home-subsidy': [
		tiers('tiers', 'Subsidy in most states'),
		number('capRupees', 'At most in most states (₹)'),
		tiers('special.tiers', 'Subsidy in special states'),
		number('special.capRupees', 'At most in special states (₹)'),
		{ as: 'states', name: 'figures.special.states', label: 'Special states' },
		...TERMS,
	],
	'society-subsidy': [
		number('rupeesPerKw', 'Subsidy (₹ a kW)'),
		number('kwAHouse', 'At most a house (kW)'),
		number('mostKw', 'At most in all (kW)'),
		...TERMS,
	],
	gst: [number('goodsSharePct', 'Share of goods in the value (%)')],
	'tax-class': [
		words('code', 'Code', 'Products name the class by it; another code is another class'),
		words('name', 'Name'),
		words('hsnSac', 'HSN or SAC', 'Four, six or eight digits; blank where it is not known'),
		number('ratePct', 'Rate (%)'),
		{
			as: 'tick',
			name: 'figures.neverComposite',
			label: 'Taxed at its own rate even when installed',
		},
	],
	'installed-price': [
		number('kw', 'Size of the system (kW)'),
		number('lowRupees', 'From (₹)'),
		number('highRupees', 'To (₹)'),
	],
	'benchmark-price': [tiers('tiers', 'Benchmark')],
	'installation-price': [
		number('rupeesPerKw', 'Price with GST (₹ a kW)'),
		number('leastRupees', 'At least (₹)', {
			description: 'Of an order; blank for no minimum',
			blank: 'nothing',
		}),
	],
	'grid-emission': [number('kgPerKwh', 'Emission (kg of CO₂ a kWh)')],
	'almm-modules': REQUIREMENT,
	'almm-cells': REQUIREMENT,
	bis: REQUIREMENT,
	m2m: REQUIREMENT,
}

/** A row, or a part of it, as the form shows it: lists of states as ticks, null as blank. */
export function fieldValuesOf(value: unknown, path = ''): FieldValues {
	if (value === null || value === undefined || value === false) return {}
	if (value === true) return { [path]: 'on' }
	if (typeof value !== 'object') return { [path]: String(value) }
	const parts = Object.entries(value).map(([name, part]) => {
		const isListed = Array.isArray(value) && typeof part === 'string'
		return fieldValuesOf(
			isListed ? true : part,
			[path, isListed ? part : name].filter(Boolean).join('.'),
		)
	})
	return Object.assign({}, ...parts)
}

/** A number as people write it; null where the field is blank, and what is none stays as typed, for the API to refuse. */
export const numberOrBlank = (text: string): number | string | null =>
	text.trim() === '' ? null : numberOrTyped(text)

/** The rows that have anything in them. */
export function rowsIn({ name, columns, most }: RowsField, values: FieldValues): FieldValues[] {
	return Array.from({ length: most }, (_, n) =>
		Object.fromEntries(
			columns.map((column) => [column.name, values[`${name}.${n}.${column.name}`] ?? '']),
		),
	).filter((row) => Object.values(row).some((text) => text.trim() !== ''))
}

const rowOf = ({ columns }: RowsField, row: FieldValues) =>
	Object.fromEntries(
		columns
			.map(({ name, isLeftOut }) => ({ name, isLeftOut, value: numberOrBlank(row[name] ?? '') }))
			.filter(({ isLeftOut, value }) => !(isLeftOut && value === null))
			.map(({ name, value }) => [name, value]),
	)

/** What a field sends; undefined where nothing is to be sent. */
export function valueIn(field: Field, values: FieldValues): unknown {
	const text = values[field.name] ?? ''
	switch (field.as) {
		case 'number': {
			const value = numberOrBlank(text)
			return value === null && field.blank === 'nothing' ? undefined : value
		}
		case 'rows':
			return rowsIn(field, values).map((row) => rowOf(field, row))
		case 'choice':
			return field.numeric ? numberOrBlank(text) : text
		case 'words':
		case 'day':
			return text
		case 'tick':
			return text !== ''
		case 'states':
			return STATES.filter((state) => values[`${field.name}.${state}`])
	}
}

/** Sets a value deep in an object, by its path. */
export function put(into: Record<string, unknown>, path: string, value: unknown) {
	const [first = '', ...rest] = path.split('.')
	if (rest.length === 0) {
		if (value !== undefined) into[first] = value
		return
	}
	const part = (into[first] ?? {}) as Record<string, unknown>
	into[first] = part
	put(part, rest.join('.'), value)
}

/** The row to send; the API judges it. */
export function bodyIn(kind: FactKind, values: FieldValues): Record<string, unknown> {
	const { state = '', validFrom = '', source = '', asOf = '', confidence = '' } = values
	const body = { kind, state: state || null, validFrom, source, asOf, confidence, figures: {} }
	for (const field of FIELDS[kind]) put(body, field.name, valueIn(field, values))
	return body
}

/** As typed, with the rows numbered as the API counts them: without those left blank. */
export function asCounted(kind: FactKind, values: FieldValues): FieldValues {
	return rowsAsCounted(FIELDS[kind], values)
}

/** Likewise, of any fields. */
export function rowsAsCounted(all: readonly { as: string }[], values: FieldValues): FieldValues {
	const fields = all.filter((field): field is RowsField => field.as === 'rows')
	const others = Object.entries(values).filter(
		([name]) => !fields.some((field) => name.startsWith(`${field.name}.`)),
	)
	const rows = fields.flatMap((field) =>
		rowsIn(field, values).flatMap((row, n) =>
			Object.entries(row).map(([name, text]) => [`${field.name}.${n}.${name}`, text]),
		),
	)
	return Object.fromEntries([...others, ...rows])
}
