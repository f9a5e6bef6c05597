import { PARTS_PRICED, WORKS } from '../../../domain/reference-data/limits'
import type { ReferenceKind, ReferenceRow } from '../../../domain/reference-data/schema'
import { STATES } from '../../../shared/addresses/states'
import { dateOf } from '../../../shared/format/dates'
import { ESTIMATED, type EstimatedName } from '../../../shared/messages/en/planner/estimated'
import {
	choice,
	day,
	type FieldSpec,
	inside,
	lines,
	number,
	rows,
	rupees,
	state,
	text,
	tick,
	ticks,
} from '../../components/forms/field-spec'
import { choicesOf } from '../../ui/forms/choices'
import { CONFIDENCES, CONNECTION_USES, CONNECTIONS, ESTIMATE_PHASES } from './words'

const tiers = (name: string, label: string) =>
	rows(
		name,
		label,
		[
			number('uptoKw', 'Up to (kW)', { blank: 'null' }),
			rupees('rupeesPerKw', '₹ a kW', { blank: 'null' }),
		],
		{ one: 'step', add: 'Add a step', most: 10 },
	)

const kw = (name: string, label: string) => number(name, label, { blank: 'null' })
const amount = (name: string, label: string) => rupees(name, label, { blank: 'null' })

const named = (of: readonly EstimatedName[]) =>
	of.map((value) => ({ value, label: ESTIMATED[value] }))

const estimates = (of: readonly EstimatedName[]) =>
	rows(
		'estimates',
		'Estimates, GST included',
		[
			choice('of', 'Of', named(of)),
			choice('phases', 'Phases', choicesOf(ESTIMATE_PHASES)),
			amount('baseRupees', '₹'),
			amount('rupeesPerKw', '₹ a kW'),
		],
		{ one: 'estimate', add: 'Add an estimate', most: 20, layout: 'cards', titled: 'of' },
	)

const TERMS = [
	day('until', 'Last day of the scheme'),
	tick('indianMade', 'Only panels with cells made in India'),
]

const LOAN_TERMS = [
	number('years', 'Years', { blank: 'null' }),
	number('sharePct', 'At most (% of the price)', { blank: 'null' }),
]

const STANDING = [
	day('until', 'Last day of the rule', { hint: 'Blank where none is known', blank: 'omit' }),
	tick('isSettled', 'It is known to hold: plans count it'),
]

const REQUIREMENT = [
	day('since', 'Commissioned since'),
	choice('connections', 'Asked for of', choicesOf(CONNECTIONS)),
]

/** The fields of each kind's figures. */
const FIGURES: Record<ReferenceKind, FieldSpec[]> = {
	'unit-price': [amount('rupeesPerKwh', 'Price (₹ a unit)')],
	'home-subsidy': [
		tiers('tiers', 'Subsidy in most states'),
		amount('capRupees', 'At most in most states (₹)'),
		tiers('special.tiers', 'Subsidy in special states'),
		amount('special.capRupees', 'At most in special states (₹)'),
		ticks(
			'special.states',
			'Special states',
			STATES.map((name) => ({ value: name, label: name })),
			{ folded: true },
		),
		...TERMS,
	],
	'society-subsidy': [
		amount('rupeesPerKw', 'Subsidy (₹ a kW)'),
		kw('kwAHouse', 'At most a house (kW)'),
		kw('mostKw', 'At most in all (kW)'),
		...TERMS,
	],
	gst: [number('goodsSharePct', 'Share of goods in the value (%)', { blank: 'null' })],
	'tax-class': [
		text('code', 'Code', {
			hint: 'Products name the class by it; another code is another class',
		}),
		text('name', 'Name'),
		text('hsnSac', 'HSN or SAC', {
			hint: 'Four, six or eight digits; blank where it is not known',
		}),
		number('ratePct', 'Rate (%)', { blank: 'null' }),
		tick('neverComposite', 'Taxed at its own rate even when installed'),
	],
	'installed-price': [
		kw('kw', 'Size of the system (kW)'),
		amount('lowRupees', 'From (₹)'),
		amount('highRupees', 'To (₹)'),
	],
	'benchmark-price': [tiers('tiers', 'Benchmark')],
	'installation-price': [
		amount('rupeesPerKw', 'Price with GST (₹ a kW)'),
		rupees('leastRupees', 'At least (₹)', {
			hint: 'Of an order; blank for no minimum',
			blank: 'omit',
		}),
		ticks('holds', 'It holds', named(WORKS)),
	],
	'part-estimates': [estimates(PARTS_PRICED)],
	'work-estimates': [
		estimates(WORKS),
		number('freeLoadUptoKw', 'No fee for a raised load up to (kW)', {
			hint: 'Of a subsidised home; blank where it always pays',
			blank: 'omit',
		}),
	],
	'least-size': [kw('leastKw', 'At least (kW of panels)')],
	'usual-load': [
		number('unitsPerKw', 'Units a month for each kW', { blank: 'null' }),
		kw('leastKw', 'At least (kW)'),
	],
	'scheme-loan': [
		rows(
			'bands',
			'Loans by size',
			[
				kw('uptoKw', 'Up to (kW)'),
				amount('mostRupees', 'At most (₹)'),
				number('ratePct', 'Interest (% a year)', { blank: 'null' }),
			],
			{ one: 'size', add: 'Add a size', most: 10 },
		),
		...LOAN_TERMS,
		day('until', 'Last day of the scheme'),
	],
	'bank-loan': [number('ratePct', 'Interest (% a year)', { blank: 'null' }), ...LOAN_TERMS],
	'business-tax': [
		number('depreciationPct', 'Depreciation (% a year of the value left)', { blank: 'null' }),
		number('fullYearDays', 'All of it in the first year from (days of use)', { blank: 'null' }),
		number('shortYearSharePct', 'With fewer days (% of it)', { blank: 'null' }),
		number('regularCreditPct', 'Input credit with regular GST (%)', { blank: 'null' }),
	],
	'single-phase-limit': [
		kw('maxKw', 'At most on one phase (kW)'),
		choice('of', 'Whose connections', choicesOf(CONNECTION_USES)),
		...STANDING,
	],
	'solar-fixed-charge': [
		tick('byTotalUse', 'The fixed charge goes by all units used, not by those billed'),
		...STANDING,
	],
	'use-cap': [
		number('pctOfUse', 'Counts up to (% of a year’s use)', { blank: 'null' }),
		...STANDING,
	],
	'network-charge': [
		amount('rupeesPerKwh', 'Charge (₹ a unit made)'),
		kw('uptoKw', 'Of plants up to (kW)'),
		...STANDING,
	],
	'surplus-by-size': [
		rows(
			'subsidised',
			'Price with the subsidy',
			[kw('uptoKw', 'Up to (kW)'), amount('rupeesPerKwh', '₹ a unit')],
			{ one: 'step', add: 'Add a step', most: 10 },
		),
		amount('otherRupeesPerKwh', 'Price without it (₹ a unit)'),
		...STANDING,
	],
	'gst-return': [
		text('version', 'Version of the schema', { hint: 'As the offline tool writes it' }),
		rupees('largeAboveRupees', 'Listed singly above (₹)', { blank: 'null' }),
		tick('splitsHsn', 'Table 12 has sales to registered buyers apart'),
	],
	'grid-emission': [number('kgPerKwh', 'Emission (kg of CO₂ a kWh)', { blank: 'null' })],
	'almm-modules': REQUIREMENT,
	'almm-cells': REQUIREMENT,
	bis: REQUIREMENT,
	m2m: REQUIREMENT,
}

const CONFIDENCE_CHOICES = [
	{ value: '', label: 'Choose', disabled: true },
	...Object.entries(CONFIDENCES).map(([value, { word }]) => ({ value, label: word })),
]

/**
 * The fields of a row of a kind: its figures from a day on, with where they are from.
 * @param before the row that it takes the place of; none where it is the first of its kind, or another
 */
export const referenceFields = (kind: ReferenceKind, before?: ReferenceRow): FieldSpec[] => [
	state('state', 'State', { any: 'All of India', blank: 'null' }),
	day('validFrom', 'Valid from'),
	...inside('figures', FIGURES[kind]),
	lines('source', 'Source', {
		hint: before
			? `So far: ${before.source} As of ${dateOf(before.asOf)}.`
			: 'Where the figures are from, such as a notification, or your own price',
		rows: 2,
		wide: true,
	}),
	day('asOf', 'As of', { hint: 'The day the source speaks of' }),
	choice('confidence', 'Confidence', CONFIDENCE_CHOICES, {
		hint: before && `So far: ${CONFIDENCES[before.confidence].word}`,
	}),
]
