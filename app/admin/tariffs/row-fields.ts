import { MONTHS } from '../../../shared/format/months'
import {
	choice,
	day,
	number as decimal,
	type FieldSpec,
	inside,
	json,
	lines,
	list,
	part,
	rows,
	state,
	text,
} from '../../components/forms/field-spec'
import { choicesOf } from '../../ui/forms/choices'
import { CONFIDENCES } from '../reference-data/words'
import { METERING_WAYS, SETTLEMENTS } from './row-labels'
import type { TableName } from './tables'

/** Fields under one heading; those that few rows need are folded. */
export interface FieldGroup {
	title: string
	isFolded?: boolean
	fields: FieldSpec[]
}

const NULL = { blank: 'null' } as const
const OMIT = { blank: 'omit' } as const
const number = (name: string, label: string, more: { blank: 'null' | 'omit' } = NULL) =>
	decimal(name, label, more)
const inJson = (
	name: string,
	label: string,
	more: { blank: 'null' | 'omit' | 'empty list' } = NULL,
) => json(name, label, { hint: 'As JSON; blank for none', ...more })

const ID = text('id', 'Id', {
	hint: 'Lower-case letters, digits and hyphens. A row of a known id supersedes it.',
})
const COMMAS = { hint: 'With commas between them' }
const STATE = state('state', 'State')

const WHEN: FieldGroup = {
	title: 'When it holds',
	fields: [
		day('validFrom', 'Valid from'),
		day('validTo', 'Last day', NULL),
		day('reviewBy', 'Review by', NULL),
	],
}
const SOURCE: FieldGroup = {
	title: 'Where it is from',
	fields: [
		lines('source', 'Source'),
		text('url', 'Web address'),
		day('asOf', 'As of'),
		choice(
			'confidence',
			'Confidence',
			Object.entries(CONFIDENCES).map(([value, { word }]) => ({ value, label: word })),
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

const TELESCOPIC = choicesOf({
	yes: 'Each unit at its slab',
	no: 'Every unit at the last slab',
	'': 'By the ladders below',
})
const NETS = choicesOf({ no: 'At any hour', yes: 'In the same hours alone' })
const MONTHS_OF_A_BILL = choicesOf({ 1: 'One month', 2: 'Two months', 3: 'Three months' })
const SETTLEMENT_MONTHS = [
	{ value: '', label: 'Not known' },
	...MONTHS.map((label, n) => ({ value: String(n + 1), label })),
]

const HOURS = [
	rows(
		'bands',
		'Hours at another price',
		[
			number('from', 'From'),
			number('to', 'Up to'),
			decimal('rupeesPerKwh', '₹ more', { blank: 'omit', signed: true }),
			decimal('pct', '% more', { blank: 'omit', signed: true }),
		],
		{
			one: 'band',
			add: 'Add a band',
			most: 8,
			hint: 'From an hour up to another, 0 to 24, over midnight too. What a unit costs more then, in ₹ or in % of its price; with a minus what it costs less.',
		},
	),
	number('aboveKwh', 'Only in months above (units)'),
]

export const GROUPS: Record<TableName, FieldGroup[]> = {
	tariffs: [
		{
			title: 'Whose bills',
			fields: [
				ID,
				STATE,
				list('companies', 'Companies', COMMAS),
				choice('use', 'Use', choicesOf({ home: 'Homes', shop: 'Shops' })),
				choice('area', 'Area', choicesOf({ any: 'Any', urban: 'Towns', rural: 'Villages' })),
				choice('phase', 'Phases', choicesOf({ any: 'Any', single: 'One', three: 'Three' })),
				number('loadAboveKw', 'Sanctioned load above (kW)'),
				number('loadUptoKw', 'Sanctioned load up to (kW)'),
			],
		},
		{
			title: 'Prices',
			fields: [
				rows(
					'figures.slabs',
					'Slabs of a month',
					[
						decimal('uptoKwh', 'Up to (units a month)', { blank: 'null', hint: 'No end' }),
						number('rupeesPerKwh', '₹ a unit'),
					],
					{ one: 'slab', add: 'Add a slab', most: 30 },
				),
				choice('figures.telescopic', 'How slabs count', TELESCOPIC, { of: 'flag', blank: 'null' }),
				...inside('figures', [
					number('fixed.perConnection', 'Fixed charge (₹ a month)', OMIT),
					number('fixed.perKw', 'Fixed charge (₹ a kW a month)', OMIT),
					number('wheelingRupeesPerKwh', 'Wheeling (₹ a unit)'),
					number('surchargeRupeesPerKwh', 'Surcharge (₹ a unit)'),
					number('dutyPct', 'Duty (%)'),
					choice('dutyOn', 'Duty on', choicesOf(BASES), NULL),
					number('dutyRupeesPerKwh', 'Duty (₹ a unit)'),
					number('minimumRupees', 'Least that is charged (₹ a month)'),
					choice('billingMonths', 'A bill is for', MONTHS_OF_A_BILL, {
						of: 'number',
						blank: 'null',
					}),
				]),
			],
		},
		{
			title: 'Prices by the hour, with a smart meter',
			isFolded: true,
			fields: [part('figures.timeOfDay', 'Prices by the hour', HOURS, NULL)],
		},
		{
			title: 'What few tariffs have',
			isFolded: true,
			fields: [
				...inside('figures', [
					inJson('ladders', 'Ladders'),
					number('fixed.perKva', 'Fixed charge (₹ a kVA a month)', OMIT),
					inJson('fixed.bySlab', 'Fixed charge by units', OMIT),
					inJson('fixed.byLoad', 'Fixed charge by load', OMIT),
					inJson('fixed.byLoadMarginal', 'Each kW at its own band (true or false)', OMIT),
					inJson('customerChargeBySlab', 'Customer charge by units'),
					inJson('levies', 'Levies', { blank: 'empty list' }),
					inJson('surchargeBySlab', 'Surcharge by units'),
					number('surchargePct', 'Surcharge (%)'),
					choice('surchargeOn', 'Surcharge on', choicesOf(BASES), NULL),
					choice('billedIn', 'Billed in', ['kWh', 'kVAh']),
					inJson('subsidy', 'Subsidy on the bill'),
					number('monthlyKwhUpTo', 'Only for months up to (units)'),
				]),
			],
		},
		WHEN,
		SOURCE,
		{ title: 'Notes', fields: [lines('note', 'Note')] },
	],
	'metering-rules': [
		{
			title: 'Rule',
			fields: [
				STATE,
				choice('way', 'Way of metering', choicesOf(METERING_WAYS)),
				number('maxKw', 'At most (kW)'),
				number('maxKwWithoutBattery', 'Without a battery at most (kW)'),
				inJson('storage', 'Storage beyond that (% of the kW, by kW)'),
				choice('settlement', 'Settlement', choicesOf(SETTLEMENTS)),
				choice('settlementMonth', 'Settled from', SETTLEMENT_MONTHS, {
					of: 'number',
					blank: 'null',
				}),
				number('surplusRupeesPerKwh', 'Price of surplus (₹ a unit)'),
				choice('netsWithinHours', 'With prices by the hour, surplus pays for use', NETS, {
					of: 'flag',
					blank: 'null',
				}),
				lines('note', 'Note'),
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
				list('customers', 'Whose systems', COMMAS),
				inJson('figures', 'Figures'),
				lines('conditions', 'Conditions'),
			],
		},
		WHEN,
		SOURCE,
	],
}

export const fieldsOf = (table: TableName) => GROUPS[table].flatMap(({ fields }) => fields)
