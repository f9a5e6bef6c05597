import { describe, expect, it } from 'vitest'
import { FactKind, NewFact } from '../../../domain/facts/schema.ts'
import { asCounted, bodyIn, FIELDS, fieldValuesOf } from './fact-fields.ts'

const TIERS = [
	{ uptoKw: 2, rupeesPerKw: 30000 },
	{ uptoKw: 3, rupeesPerKw: 18000.5 },
]
const TERMS = { until: '2027-03-31', indianMade: true }
const REQUIREMENT = { since: '2026-06-01', connections: 'on-grid' }
const FIGURES: Record<FactKind, object> = {
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
	'installed-price': { kw: 3, lowRupees: 165000, highRupees: 230000 },
	'benchmark-price': { tiers: TIERS },
	'installation-price': { rupeesPerKw: 19750 },
	'grid-emission': { kgPerKwh: 0.71 },
	'almm-modules': REQUIREMENT,
	'almm-cells': REQUIREMENT,
	bis: REQUIREMENT,
	m2m: { ...REQUIREMENT, connections: 'subsidised' },
}

describe('the form of a row', () => {
	it.each(FactKind.options)('shows and sends %s unchanged', (kind) => {
		const row = NewFact.parse({
			kind,
			state: kind === 'tax-class' ? null : 'Goa',
			validFrom: '2026-11-21',
			figures: FIGURES[kind],
			source: 'A gazette',
			asOf: '2026-11-20',
			confidence: 'high',
		})
		expect(bodyIn(kind, fieldValuesOf(row))).toEqual(row)
	})

	it.each(FactKind.options)('names the fields of %s as the API names its mistakes', (kind) => {
		const sent = bodyIn(kind, fieldValuesOf({ figures: FIGURES[kind] }))
		for (const { name } of FIELDS[kind].filter((field) => !('blank' in field))) {
			const [, ...path] = name.split('.')
			const value = path.reduce<unknown>(
				(at, part) => Reflect.get(at as object, part),
				sent.figures,
			)
			expect(value, name).toBeDefined()
		}
	})

	it('takes numbers as people write them, and leaves what is none for the API', () => {
		const price = (text: string) =>
			(bodyIn('unit-price', { 'figures.rupeesPerKwh': text }).figures as Record<string, unknown>)
				.rupeesPerKwh
		expect(['₹1,65,000.50', ' 3 ', '.5', '-1'].map(price)).toEqual([165000.5, 3, 0.5, -1])
		expect(['', 'five', '1e5', '₹', 'Infinity'].map(price)).toEqual([
			null,
			'five',
			'1e5',
			'₹',
			'Infinity',
		])
	})

	it('leaves blank rows out, and counts the others as the API does', () => {
		const values = {
			source: 'A gazette',
			'figures.tiers.0.uptoKw': ' ',
			'figures.tiers.0.rupeesPerKw': '',
			'figures.tiers.3.uptoKw': '',
			'figures.tiers.3.rupeesPerKw': '6',
		}
		expect(bodyIn('benchmark-price', values).figures).toMatchObject({
			tiers: [{ uptoKw: null, rupeesPerKw: 6 }],
		})
		expect(asCounted('benchmark-price', values)).toEqual({
			source: 'A gazette',
			'figures.tiers.0.uptoKw': '',
			'figures.tiers.0.rupeesPerKw': '6',
		})
	})

	it('holds what is in force in all of India where no state is chosen', () => {
		expect(bodyIn('unit-price', {}).state).toBe(null)
	})
})
