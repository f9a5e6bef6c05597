import { describe, expect, it } from 'vitest'
import { PARTS_PRICED, WORKS } from '../../../domain/reference-data/limits.ts'
import { NewReferenceRow, ReferenceKind } from '../../../domain/reference-data/schema.ts'
import { fieldBody, fieldValues } from '../../components/forms/field-values.ts'
import { referenceFields } from './reference-fields.ts'

const TIERS = [
	{ uptoKw: 2, rupeesPerKw: 30000 },
	{ uptoKw: 3, rupeesPerKw: 18000.5 },
]
const TERMS = { until: '2027-03-31', indianMade: true }
const REQUIREMENT = { since: '2026-06-01', connections: 'on-grid' }
const FIGURES: Record<ReferenceKind, object> = {
	'unit-price': { rupeesPerKwh: 6.1 },
	'home-subsidy': {
		tiers: TIERS,
		capRupees: 78000,
		special: { tiers: TIERS, capRupees: 85800, states: ['Assam', 'Jammu and Kashmir'] },
		...TERMS,
	},
	'society-subsidy': { rupeesPerKw: 18000, kwAHouse: 3, mostKw: 500, ...TERMS, indianMade: false },
	gst: { goodsSharePct: 70 },
	'tax-class': {
		code: 'battery',
		name: 'Batteries',
		hsnSac: '8507',
		ratePct: 18,
		neverComposite: false,
	},
	'gst-return': { version: 'GST3.2.2', largeAboveRupees: 100000, splitsHsn: true },
	'installed-price': { kw: 3, lowRupees: 165000, highRupees: 230000 },
	'benchmark-price': { tiers: TIERS },
	'installation-price': { rupeesPerKw: 19750, holds: ['earthing', 'meter'] },
	'part-estimates': {
		estimates: PARTS_PRICED.map((of) => ({
			...{ of, phases: 'any', baseRupees: 16000.5, rupeesPerKw: 900 },
		})),
	},
	'work-estimates': {
		estimates: [
			...WORKS.map((of) => ({ of, phases: 'single', baseRupees: 3000, rupeesPerKw: 0 })),
			...WORKS.map((of) => ({ of, phases: 'three', baseRupees: 0, rupeesPerKw: 10 })),
		],
	},
	'least-size': { leastKw: 1.1 },
	'usual-load': { unitsPerKw: 100, leastKw: 1 },
	'scheme-loan': {
		bands: [
			{ uptoKw: 3, mostRupees: 200000, ratePct: 6 },
			{ uptoKw: 10, mostRupees: 600000, ratePct: 9.15 },
		],
		years: 10,
		sharePct: 90,
		until: '2027-03-31',
	},
	'bank-loan': { ratePct: 11, years: 5, sharePct: 80 },
	'business-tax': {
		depreciationPct: 40,
		fullYearDays: 180,
		shortYearSharePct: 50,
		regularCreditPct: 100,
	},
	'single-phase-limit': { maxKw: 6, of: 'any', isSettled: true },
	'solar-fixed-charge': { byTotalUse: true, until: '2030-03-31', isSettled: true },
	'use-cap': { pctOfUse: 90, isSettled: false },
	'network-charge': { rupeesPerKwh: 0.25, uptoKw: 10, until: '2023-03-31', isSettled: true },
	'surplus-by-size': {
		subsidised: [
			{ uptoKw: 2, rupeesPerKwh: 2.3 },
			{ uptoKw: 3, rupeesPerKwh: 2.48 },
		],
		otherRupeesPerKwh: 3.86,
		isSettled: true,
	},
	'grid-emission': { kgPerKwh: 0.71 },
	'almm-modules': REQUIREMENT,
	'almm-cells': REQUIREMENT,
	bis: REQUIREMENT,
	m2m: { ...REQUIREMENT, connections: 'subsidised' },
}

const OF_ALL_INDIA: readonly ReferenceKind[] = [
	'tax-class',
	'gst-return',
	'gst-return',
	'business-tax',
]

describe('the form of a row', () => {
	it.each(ReferenceKind.options)('shows and sends %s unchanged', (kind) => {
		const row = NewReferenceRow.parse({
			kind,
			state: OF_ALL_INDIA.includes(kind) ? null : 'Goa',
			validFrom: '2026-11-21',
			figures: FIGURES[kind],
			source: 'A gazette',
			asOf: '2026-11-20',
			confidence: 'high',
		})
		const fields = referenceFields(kind)
		expect({ kind, ...fieldBody(fields, fieldValues(fields, row)) }).toEqual(row)
	})

	it('holds what is in force in all of India where no state is chosen', () => {
		expect(fieldBody(referenceFields('unit-price'), {}).state).toBe(null)
	})
})
