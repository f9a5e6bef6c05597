import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GIVEN_NUMBERS } from '../../../test/given/numbers.ts'
import { placeErrors } from './field-errors.ts'
import {
	choice,
	type FieldSpec,
	inside,
	json,
	list,
	number,
	part,
	rows,
	rupees,
	text,
	tick,
	ticks,
} from './field-spec.ts'
import { countedValues, fieldBody, fieldValues } from './field-values.ts'

const TIERS = rows(
	'tiers',
	'Tiers',
	[number('uptoKw', 'Up to', { blank: 'null' }), rupees('price', 'Price')],
	{ one: 'tier', add: 'Add a tier', most: 10 },
)
const FIELDS: FieldSpec[] = [
	text('name', 'Name'),
	number('kw', 'Size', { blank: 'null', unit: 'kW' }),
	tick('made', 'Made here'),
	choice('netted', 'Netted', ['yes', 'no'], { of: 'flag', blank: 'null' }),
	choice('months', 'Months', ['1', '2'], { of: 'number' }),
	ticks('states', 'States', [
		{ value: 'Goa', label: 'Goa' },
		{ value: 'Tamil Nadu', label: 'Tamil Nadu' },
	]),
	list('companies', 'Companies'),
	json('levies', 'Levies', { blank: 'null' }),
	...inside('figures', [TIERS, rupees('special.cap', 'At most')]),
	rows('kg', 'Weights', [number('', 'Up to')], { one: 'weight', add: 'Add a weight', most: 5 }),
	rows('bands', 'Bands', [text('name', 'Name'), number('costs.0', 'Cost', { blank: 'null' })], {
		one: 'band',
		add: 'Add a band',
		most: 5,
		ordered: true,
	}),
	part('battery', 'Battery', [number('volts', 'Volts')], { ticked: true, blank: 'null' }),
	part('hours', 'Hours', [number('above', 'Above')]),
]

const line = fc.string().map((each) => each.trim().replaceAll(/[\r\n]/g, ''))
const filled = line.filter((each) => each !== '')
// As people write numbers, without an exponent.
const decimal = fc
	.double({ noNaN: true, noDefaultInfinity: true })
	.filter((n) => !Object.is(n, -0) && !String(n).includes('e'))
const BODY = fc.record(
	{
		name: line,
		kw: fc.option(decimal),
		made: fc.boolean(),
		netted: fc.option(fc.boolean()),
		months: fc.constantFrom(1, 2),
		states: fc.subarray(['Goa', 'Tamil Nadu']),
		companies: fc.array(filled.filter((each) => !each.includes(','))),
		levies: fc.option(fc.array(fc.integer())),
		figures: fc.record({
			tiers: fc.array(fc.record({ uptoKw: fc.option(decimal), price: fc.nat() })),
			special: fc.record({ cap: fc.nat() }),
		}),
		kg: fc.array(fc.nat()),
		bands: fc.array(fc.record({ name: filled, costs: fc.option(fc.nat()).map((cost) => [cost]) })),
		battery: fc.option(fc.record({ volts: fc.nat() })),
		hours: fc.record({ above: fc.nat() }),
	},
	{ requiredKeys: [] },
)

it('reads back each body that it has shown', () => {
	const whole = fieldBody(FIELDS, {})
	fc.assert(
		fc.property(BODY, (given) => {
			const body = { ...whole, ...given }
			expect(fieldBody(FIELDS, fieldValues(FIELDS, body))).toEqual(body)
		}),
	)
})

it('reads any form whatever as it reads it with its rows counted', () => {
	const name = fc.oneof(
		fc.constantFrom(...Object.keys(fieldValues(FIELDS, fieldBody(FIELDS, {}))), '__proto__'),
		fc
			.tuple(
				fc.constantFrom('figures.tiers.N.uptoKw', 'figures.tiers.N.price', 'kg.N', 'bands.N.name'),
				fc.nat(20),
			)
			.map(([path, n]) => path.replace('N', String(n))),
		fc.tuple(fc.constantFrom('order', 'remove'), fc.nat(9)).map(([it, n]) => `bands.${n}.${it}`),
	)
	const typed = fc.oneof(fc.string(), fc.nat().map(String))
	fc.assert(
		fc.property(fc.dictionary(name, typed), (values) => {
			const counted = countedValues(FIELDS, values)
			expect(fieldBody(FIELDS, counted)).toEqual(fieldBody(FIELDS, values))
			expect(countedValues(FIELDS, counted)).toEqual(counted)
		}),
	)
})

it.each(GIVEN_NUMBERS)(
	'reads %s %j as it is meant, or leaves it for the API',
	(of, given, meant) => {
		const { n } = fieldBody([number('n', 'Number', { of })], { n: given })
		expect(n).toBe(meant ?? given.trim())
	},
)

it('leaves out rows in which nothing is typed, but for as many as there have to be', () => {
	const values = { 'tiers.0.uptoKw': ' ', 'tiers.3.price': '1,250' }
	expect(fieldBody([TIERS], values)).toEqual({ tiers: [{ uptoKw: null, price: 1250 }] })
	expect(fieldBody([{ ...TIERS, least: 1 }], {})).toEqual({ tiers: [{ uptoKw: null, price: '' }] })
})

it('says each mistake at the nearest place of the form', () => {
	const values = { 'figures.tiers.0.price': '1', 'figures.tiers.1.price': '2' }
	const placed = placeErrors(FIELDS, values, {
		kw: 'Too large.',
		'companies.3': 'No such company.',
		'levies.0.pct': 'Too much.',
		'figures.tiers.1.price': 'Rupees.',
		'figures.tiers.1': 'This row.',
		'figures.tiers': 'They must rise.',
		'figures.tiers.7.price': 'Nowhere of its own.',
		other: 'Not of this form.',
	})
	expect(placed.errors).toEqual({
		kw: 'Too large.',
		companies: 'No such company.',
		levies: '0.pct: Too much.',
		'figures.tiers.1.price': 'Rupees.',
		'figures.tiers.1': 'This row.',
		'figures.tiers': 'They must rise.',
	})
	expect(placed.elsewhere).toEqual(['Not of this form.'])
	expect(placed.wrong.map(({ label }) => label)).toEqual([
		'Size (kW)',
		'Companies',
		'Levies',
		'Tiers',
		'Tier 2',
		'Tier 2: Price',
	])
})
