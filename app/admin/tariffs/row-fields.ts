import { STATES } from '../../../shared/addresses/states'
import { MONTHS } from '../../ui/text/clock'
import type { Field } from '../facts/fact-fields'
import { CONFIDENCES } from '../facts/words'
import { METERING_WAYS, SETTLEMENTS } from './row-labels'
import type { TableName } from './tables'

export interface TextField {
	/** `list`: several, with commas; `json`: a part of the figures as JSON; `flag`: yes or no by a choice. */
	as: 'text' | 'long' | 'list' | 'json'
	name: string
	label: string
	description?: string
	/** What blank is sent as; the empty text where it is not said. */
	blank?: 'null' | 'nothing' | 'list'
}
export type RowField = Field | TextField

/** Fields under one heading; those that few rows need are folded. */
export interface FieldGroup {
	title: string
	isFolded?: boolean
	fields: RowField[]
}

const text = (name: string, label: string, more: Partial<TextField> = {}): TextField => ({
	as: 'text',
	name,
	label,
	...more,
})
const number = (name: string, label: string, blank: 'null' | 'nothing' = 'null'): Field => ({
	as: 'number',
	name,
	label,
	blank,
})
const json = (name: string, label: string, blank: TextField['blank'] = 'null'): TextField => ({
	as: 'json',
	name,
	label,
	blank,
	description: 'As JSON; blank for none',
})
const choice = (name: string, label: string, words: Record<string, string>): Field => ({
	as: 'choice',
	name,
	label,
	choices: Object.entries(words).map(([value, word]) => ({ value, label: word })),
})
const day = (name: string, label: string): Field => ({ as: 'day', name, label })

export const TIME_OF_DAY = 'figures.timeOfDay'

const ID = text('id', 'Id', {
	description: 'Lower-case letters, digits and hyphens. A row of a known id supersedes it.',
})
const STATE = choice('state', 'State', Object.fromEntries(STATES.map((name) => [name, name])))

const WHEN: FieldGroup = {
	title: 'When it holds',
	fields: [
		day('validFrom', 'Valid from'),
		day('validTo', 'Last day'),
		day('reviewBy', 'Look again by'),
	],
}
const SOURCE: FieldGroup = {
	title: 'Where it is from',
	fields: [
		{ as: 'long', name: 'source', label: 'Source' },
		text('url', 'Web address'),
		day('asOf', 'As of'),
		choice(
			'confidence',
			'Confidence',
			Object.fromEntries(Object.entries(CONFIDENCES).map(([value, { word }]) => [value, word])),
		),
	],
}

const BASES = {
	'': 'Nothing',
	energy: 'Energy',
	'energy+fixed': 'Energy and fixed charge',
	'energy+fixed+surcharge': 'Energy, fixed charge and surcharge',
	'energy+fixed+wheeling+surcharge': 'Energy, fixed charge, wheeling and surcharge',
	units: 'Units',
}

export const GROUPS: Record<TableName, FieldGroup[]> = {
	tariffs: [
		{
			title: 'Whose bills',
			fields: [
				ID,
				STATE,
				{
					as: 'list',
					name: 'companies',
					label: 'Companies',
					description: 'With commas between them',
				},
				choice('use', 'Use', { home: 'Homes', shop: 'Shops' }),
				choice('area', 'Area', { any: 'Any', urban: 'Towns', rural: 'Villages' }),
				choice('phase', 'Phases', { any: 'Any', single: 'One', three: 'Three' }),
				number('loadAboveKw', 'Sanctioned load above (kW)'),
				number('loadUptoKw', 'Sanctioned load up to (kW)'),
			],
		},
		{
			title: 'Prices',
			fields: [
				{
					as: 'rows',
					name: 'figures.slabs',
					label: 'Slabs of a month',
					columns: [
						{ name: 'uptoKwh', label: 'Up to (units a month)', mayBeBlank: true },
						{ name: 'rupeesPerKwh', label: '₹ a unit' },
					],
					most: 30,
					one: 'slab',
				},
				choice('figures.telescopic', 'How slabs count', {
					true: 'Each unit at its slab',
					false: 'Every unit at the last slab',
					'': 'By the ladders below',
				}),
				number('figures.fixed.perConnection', 'Fixed charge (₹ a month)', 'nothing'),
				number('figures.fixed.perKw', 'Fixed charge (₹ a kW a month)', 'nothing'),
				number('figures.wheelingRupeesPerKwh', 'Wheeling (₹ a unit)'),
				number('figures.surchargeRupeesPerKwh', 'Surcharge (₹ a unit)'),
				number('figures.dutyPct', 'Duty (%)'),
				choice('figures.dutyOn', 'Duty on', BASES),
				number('figures.dutyRupeesPerKwh', 'Duty (₹ a unit)'),
				number('figures.minimumRupees', 'Least that is charged (₹ a month)'),
				{
					...(choice('figures.billingMonths', 'A bill is for', {
						1: 'One month',
						2: 'Two months',
						3: 'Three months',
					}) as Extract<Field, { as: 'choice' }>),
					numeric: true,
				},
			],
		},
		{
			title: 'Prices by the hour, with a smart meter',
			isFolded: true,
			fields: [
				{
					as: 'rows',
					name: `${TIME_OF_DAY}.bands`,
					label: 'Hours at another price',
					description:
						'From an hour up to another, 0 to 24, over midnight too. What a unit costs more then, in ₹ or in % of its price; with a minus what it costs less.',
					columns: [
						{ name: 'from', label: 'From' },
						{ name: 'to', label: 'Up to' },
						{ name: 'rupeesPerKwh', label: '₹ more', isLeftOut: true },
						{ name: 'pct', label: '% more', isLeftOut: true },
					],
					most: 8,
					one: 'band',
				},
				number(`${TIME_OF_DAY}.aboveKwh`, 'Only in months above (units)'),
			],
		},
		{
			title: 'What few tariffs have',
			isFolded: true,
			fields: [
				json('figures.ladders', 'Ladders'),
				number('figures.fixed.perKva', 'Fixed charge (₹ a kVA a month)', 'nothing'),
				json('figures.fixed.bySlab', 'Fixed charge by units', 'nothing'),
				json('figures.fixed.byLoad', 'Fixed charge by load', 'nothing'),
				json('figures.fixed.byLoadMarginal', 'Each kW at its own band (true or false)', 'nothing'),
				json('figures.customerChargeBySlab', 'Customer charge by units'),
				json('figures.levies', 'Levies', 'list'),
				json('figures.surchargeBySlab', 'Surcharge by units'),
				number('figures.surchargePct', 'Surcharge (%)'),
				choice('figures.surchargeOn', 'Surcharge on', BASES),
				choice('figures.billedIn', 'Billed in', { kWh: 'kWh', kVAh: 'kVAh' }),
				json('figures.subsidy', 'Subsidy on the bill'),
				number('figures.monthlyKwhUpTo', 'Only for months up to (units)'),
			],
		},
		WHEN,
		SOURCE,
		{ title: 'Notes', fields: [{ as: 'long', name: 'note', label: 'Note' }] },
	],
	'metering-rules': [
		{
			title: 'Rule',
			fields: [
				STATE,
				choice('way', 'Way of metering', METERING_WAYS),
				number('maxKw', 'At most (kW)'),
				number('maxKwWithoutBattery', 'Without a battery at most (kW)'),
				json('storage', 'Storage beyond that (% of the kW, by kW)'),
				choice('settlement', 'Settlement', SETTLEMENTS),
				{
					as: 'choice',
					name: 'settlementMonth',
					label: 'Settled from',
					choices: [
						{ value: '', label: 'Not known' },
						...MONTHS.map((label, n) => ({ value: String(n + 1), label })),
					],
					numeric: true,
				},
				number('surplusRupeesPerKwh', 'Price of surplus (₹ a unit)'),
				choice('netsWithinHours', 'With prices by the hour, surplus pays for use', {
					false: 'At any hour',
					true: 'In the same hours alone',
				}),
				{ as: 'long', name: 'note', label: 'Note' },
			],
		},
		WHEN,
		SOURCE,
	],
	'state-subsidies': [
		{
			title: 'Subsidy',
			fields: [
				ID,
				STATE,
				{
					as: 'list',
					name: 'customers',
					label: 'Whose systems',
					description: 'With commas between them',
				},
				json('figures', 'Figures'),
				{ as: 'long', name: 'conditions', label: 'Conditions' },
			],
		},
		WHEN,
		SOURCE,
	],
}

export const fieldsOf = (table: TableName) => GROUPS[table].flatMap(({ fields }) => fields)
