import { expect, it } from 'vitest'
import type { ReferenceRow } from '../../../domain/reference-data/schema.ts'
import { figuresOf, isReferenceKind, isState, nameOf, REFERENCE_KINDS } from './words.ts'

const shown = (kind: string, figures: object) =>
	figuresOf({ kind, figures } as ReferenceRow, (day) => day)

const CLASS = {
	code: 'battery',
	name: 'Batteries',
	hsnSac: '8507',
	ratePct: 18,
	neverComposite: false,
}
const TIERS = [
	{ uptoKw: 2, rupeesPerKw: 30000 },
	{ uptoKw: 3, rupeesPerKw: 18000 },
]

it('writes the subsidy of homes with that of the special states', () => {
	const special = { tiers: TIERS, capRupees: 85800, states: ['Assam'] }
	const terms = { until: '2027-03-31', indianMade: true }
	const found = shown('home-subsidy', { tiers: TIERS, capRupees: 78000, special, ...terms })
	expect(found.tables.map(({ caption }) => caption)).toEqual(['Most states', 'Special states'])
	expect(found.tables[0]?.steps).toEqual([
		{ range: 'Up to 2', amount: '₹30,000' },
		{ range: '2 to 3', amount: '₹18,000' },
	])
	expect(found.lines).toEqual([
		'At most ₹78,000, in special states ₹85,800',
		'Until 2027-03-31',
		'Only panels with cells made in India',
	])
	expect(found.states).toEqual(['Assam'])
})

it.each([
	['unit-price', { rupeesPerKwh: 3.15 }, ['₹3.15 a unit']],
	['unit-price', { rupeesPerKwh: 7 }, ['₹7 a unit']],
	[
		'society-subsidy',
		{ rupeesPerKw: 18000, kwAHouse: 3, mostKw: 500, until: '2027-03-31', indianMade: false },
		[
			'₹18,000 a kW',
			'Up to 3 kW a house and 500 kW in all',
			'Until 2027-03-31',
			'Panels from anywhere',
		],
	],
	['gst', { goodsSharePct: 70 }, ['70 % of the value as goods', 'The rest as service']],
	['tax-class', CLASS, ['Batteries (battery)', '18 %, HSN or SAC 8507']],
	[
		'tax-class',
		{ ...CLASS, hsnSac: '', neverComposite: true },
		['Batteries (battery)', '18 %, no HSN known', 'At its own rate even when installed'],
	],
	[
		'gst-return',
		{ version: 'GST3.2.2', largeAboveRupees: 100000, splitsHsn: true },
		['Schema GST3.2.2', 'Listed singly above ₹1,00,000.00', 'Table 12 in two parts'],
	],
	[
		'installed-price',
		{ kw: 3, lowRupees: 165000, highRupees: 230000 },
		['₹1,65,000 to ₹2,30,000 for 3 kW'],
	],
	['installation-price', { rupeesPerKw: 19750 }, ['₹19,750 a kW, GST included']],
	[
		'installation-price',
		{ rupeesPerKw: 19750, leastRupees: 12000 },
		['₹19,750 a kW, GST included', 'At least ₹12,000'],
	],
	[
		'installation-price',
		{ rupeesPerKw: 19750, holds: ['earthing', 'ac-cable'] },
		['₹19,750 a kW, GST included', 'Holds: Earthing, AC cable'],
	],
	[
		'work-estimates',
		{
			estimates: [
				{ of: 'meter', phases: 'three', baseRupees: 6500, rupeesPerKw: 0 },
				{ of: 'earthing', phases: 'any', baseRupees: 0, rupeesPerKw: 500 },
				{ of: 'ac-cable', phases: 'single', baseRupees: 1500, rupeesPerKw: 300 },
			],
		},
		[
			'Net meter, three phases: ₹6,500',
			'Earthing: ₹500 a kW',
			'AC cable, single phase: ₹1,500 and ₹300 a kW',
		],
	],
	['least-size', { leastKw: 1.1 }, ['1.1 kW']],
	['usual-load', { unitsPerKw: 100, leastKw: 1 }, ['1 kW for 100 units a month', 'At least 1 kW']],
	[
		'scheme-loan',
		{
			bands: [{ uptoKw: 3, mostRupees: 200000, ratePct: 6 }],
			years: 10,
			sharePct: 90,
			until: '2027-03-31',
		},
		['Up to 3 kW: at most ₹2,00,000 at 6 %', '90 % of the price over 10 years', 'Until 2027-03-31'],
	],
	[
		'bank-loan',
		{ ratePct: 11, years: 5, sharePct: 80 },
		['80 % of the price at 11 % over 5 years'],
	],
	[
		'business-tax',
		{ depreciationPct: 40, fullYearDays: 180, shortYearSharePct: 50, regularCreditPct: 100 },
		[
			'Depreciation 40 % of the value that is left',
			'50 % of that in a first year below 180 days',
			'Input credit with regular GST: 100 %',
		],
	],
	[
		'single-phase-limit',
		{ maxKw: 5, of: 'shop', until: '2027-03-31', isSettled: true },
		['5 kW on one phase: shops', 'Until 2027-03-31'],
	],
	[
		'solar-fixed-charge',
		{ byTotalUse: true, isSettled: true },
		['By all units used, also those of its own production'],
	],
	[
		'use-cap',
		{ pctOfUse: 90, isSettled: false },
		[
			'Production counts up to 90 % of a year’s use',
			'Not settled: plans say what it would change, and do not count it',
		],
	],
	[
		'network-charge',
		{ rupeesPerKwh: 0.25, uptoKw: 10, isSettled: true },
		['₹0.25 for each unit made, of plants up to 10 kW'],
	],
	[
		'surplus-by-size',
		{ subsidised: [{ uptoKw: 2, rupeesPerKwh: 2.3 }], otherRupeesPerKwh: 3.86, isSettled: true },
		['Without the subsidy ₹3.86 a unit'],
	],
	['grid-emission', { kgPerKwh: 0.71 }, ['0.71 kg of CO₂ a kWh']],
	[
		'almm-cells',
		{ since: '2026-06-01', connections: 'on-grid' },
		['Every connection to the grid', 'Commissioned since 2026-06-01'],
	],
])('writes %s %j', (kind, figures, lines) => expect(shown(kind, figures).lines).toEqual(lines))

it('writes the benchmark as steps', () => {
	expect(shown('benchmark-price', { tiers: TIERS }).tables[0]?.steps).toHaveLength(2)
})

it('names a row by its kind and place', () => {
	const price = { rupeesPerKwh: 6 }
	expect(nameOf({ kind: 'unit-price', state: 'Odisha', figures: price })).toBe(
		'Price of a unit, Odisha',
	)
	const gst = { goodsSharePct: 70 }
	expect(nameOf({ kind: 'gst', state: null, figures: gst })).toBe(
		'GST with installation, All of India',
	)
	expect(nameOf({ kind: 'tax-class', state: null, figures: CLASS })).toBe('Tax class battery')
})

it('knows kinds and states', () => {
	expect(REFERENCE_KINDS.every(isReferenceKind)).toBe(true)
	expect([
		isReferenceKind('toString'),
		isReferenceKind(null),
		isState('Atlantis'),
		isState(null),
	]).toEqual([false, false, false, false])
	expect(isState('Odisha')).toBe(true)
})
