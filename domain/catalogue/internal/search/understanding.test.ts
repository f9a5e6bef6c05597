import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../../../shared/products/categories.ts'
import { MAX_SEARCH_WORDS } from '../../limits.ts'
import { comparable, termsOf } from './search-terms.ts'
import { categoryNamed, nameOf, SPELLINGS, wordMeant } from './synonyms.ts'
import { categoriesAsked, understand } from './understanding.ts'

const nothingKnown = () => false
const of = (typed: string) => understand(typed, nothingKnown)

describe('what a search understands', () => {
	it.each([
		['पैनल', ['Panels'], { पैनल: 'panels' }],
		['बैटरी', ['Batteries'], { बैटरी: 'batteries' }],
		['inverters and batteries', ['Inverters', 'Batteries'], {}],
		['inverter battery', [], { 'inverter battery': 'tubular battery' }],
		['inverter battery combo', ['Kits'], { combo: 'kits' }],
		['battery for the inverter', [], { 'battery for the inverter': 'tubular battery' }],
		['inverter with battery', ['Inverters', 'Batteries'], {}],
		['inverter, battery', ['Inverters', 'Batteries'], {}],
		['inverter battery + panel', ['Inverters', 'Batteries', 'Panels'], {}],
		['invertor', ['Inverters'], { invertor: 'inverters' }],
		['solar plates', ['Panels'], { plates: 'panels' }],
		['battery cable', [], {}],
		['solar panel', ['Panels'], {}],
		['solar panel kit', ['Kits'], {}],
		['लिथियम बैटरी', [], { लिथियम: 'lithium', बैटरी: 'batteries' }],
		['5kw hybrid', [], {}],
		['geyser', ['Inverters'], { geyser: 'inverters' }],
		['1.5 ton split AC', ['Inverters'], { '1.5 ton split ac': 'inverters' }],
		['AC 2ton', ['Inverters'], { 'ac 2ton': 'inverters' }],
		['2 fans 4 lights', ['Inverters'], { '2 fans 4 lights': 'inverters' }],
		['inverter for 3 bhk', ['Inverters'], {}],
		['3bhk inverter', ['Inverters'], {}],
		['solar kit 5 hp pump', ['Kits'], {}],
		['ac cable', [], {}],
		['3 panels', [], {}],
	] as const)('%s', (typed, within, takenFor) => {
		const understood = of(typed)
		expect(categoriesAsked(understood)).toEqual(within)
		expect(
			Object.fromEntries(understood.takenFor.map(({ typed, meant }) => [typed, meant])),
		).toEqual(takenFor)
	})

	it('knows every name of a category, and one wrong letter in the longer English ones', () => {
		const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
		fc.assert(
			fc.property(fc.constantFrom(...SPELLINGS), fc.nat(), letter, (name, place, wrong) => {
				const at = place % name.length
				const typed = name.slice(0, at) + wrong + name.slice(at + 1)
				fc.pre(!wordMeant(typed))
				expect(categoriesAsked(of(typed))).toHaveLength(1)
			}),
		)
		for (const category of CATEGORIES)
			expect(categoriesAsked(of(nameOf(category)))).toEqual([category])
	})

	it('knows the battery of an inverter, whatever stands between and however it is misspelt', () => {
		const inverter = fc.constantFrom('inverter', 'invertor', 'invreter', 'इनवर्टर', 'इन्वर्टर')
		const battery = fc.constantFrom('battery', 'batteries', 'betri', 'बैटरी', 'बेट्री')
		const joiner = fc.constantFrom('', 'ki', 'ke', 'ka', 'ke liye', 'wali', 'की', 'के लिए')
		const misspelt = fc
			.tuple(fc.constantFrom('battery', 'batteries'), fc.nat(4))
			.chain(([name, at]) =>
				fc.constantFrom(
					name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
					name.slice(0, at + 1) + name.slice(at),
					`${name.slice(0, at + 1)}${name.slice(at + 2)}`,
					name.replace('tt', 't').replace('r', 'rr'),
				),
			)
		fc.assert(
			fc.property(inverter, joiner, fc.oneof(battery, misspelt), (first, between, last) => {
				const forward = of(`${first} ${between} ${last}`)
				expect(forward.takenFor.map(({ meant }) => meant)).toEqual(['tubular battery'])
				expect(of(`${last} for ${first}`).takenFor.at(0)?.meant).toBe('tubular battery')
			}),
		)
	})

	it.each([
		['no batry', 'ongrid'],
		['bina battery', 'ongrid'],
		['battery ke bina', 'ongrid'],
		['बैटरी के बगैर', 'ongrid'],
		['witout any batery', 'ongrid'],
		['on girid', 'ongrid'],
		['grid conected', 'ongrid'],
		['off gird', 'offgrid'],
		['of grid', 'offgrid'],
		['stand aloone', 'offgrid'],
		['powr bank', 'generator'],
		['power-bnak', 'generator'],
		['no dcr', 'nondcr'],
	])('knows the phrase in %s', (typed, meant) => {
		expect(of(typed).takenFor[0]).toMatchObject({ meant })
	})

	it.each(['power back up', 'price of grid', 'inverter aur battery', 'on the roof'])(
		'knows no phrase in %s',
		(typed) => {
			const meant = of(typed).takenFor.map((one) => one.meant)
			for (const phrase of ['ongrid', 'offgrid', 'generator', 'tubular battery'])
				expect(meant).not.toContain(phrase)
		},
	)

	it('guesses nothing of a word that a product has', () => {
		fc.assert(
			fc.property(fc.constantFrom(...SPELLINGS), (name) => {
				const typed = `${name}x`
				expect(understand(typed, (word) => word === typed).categories).toEqual([])
			}),
		)
	})

	it('looks for what was typed, for its parts or its meaning, in at most eight words', () => {
		const word = fc.oneof(
			fc.string({ maxLength: 12 }),
			fc.constantFrom(
				'battery',
				'पैनल',
				'invertor',
				'with',
				'5 kw',
				'wire',
				'किट',
				'under 5k',
				'price',
			),
		)
		fc.assert(
			fc.property(fc.array(word, { maxLength: 12 }), (words) => {
				const typed = words.join(' ')
				const { words: wanted, called, ignored, takenFor, limits } = of(typed)
				expect(wanted.length).toBeLessThanOrEqual(MAX_SEARCH_WORDS)
				const isTold = [wanted, called, ignored, takenFor, Object.keys(limits)].some(
					({ length }) => length > 0,
				)
				expect(isTold).toBe(termsOf(typed).length > 0)
			}),
		)
	})

	it.each([
		['battery under 10000', { maxPrice: 10_000 }],
		['panel below ₹10,000', { maxPrice: 10_000 }],
		['kit upto 1.5 lakh', { maxPrice: 150_000 }],
		['Rs. 5000 panel', { maxPrice: 5000 }],
		['panel 10000 rupees', { maxPrice: 10_000 }],
		['kit between 1 lakh and 2,00,000', { minPrice: 100_000, maxPrice: 200_000 }],
		['10 हजार से कम बैटरी', { maxPrice: 10_000 }],
		['10k ke andar battery', { maxPrice: 10_000 }],
		['inverter above 5 kW', { minPower: 5000 }],
		['panels under 500 watt', { maxPower: 500 }],
		['2 panels under 5', {}],
		['5000 W inverter', {}],
		['battery 150 Ah', {}],
	])('takes the limits of %s', (typed, limits) => {
		expect(of(typed).limits).toEqual(limits)
	})
})

describe('words as they are compared', () => {
	it.each([
		['550 W', '550w'],
		['550 watts', '550w'],
		['५५० वाट', '550w'],
		['5 kVA', '5kw'],
		['5-किलोवाट', '5kw'],
		['6 mm²', '6mm2'],
		['LiFePO₄', 'lifepo4'],
		['3 phase', '3phase'],
		['3.6 kW', '3.6kw'],
		['0.5 kW', '500w'],
		['5000 W', '5kw'],
		['5,000 W', '5kw'],
		['5.0 kWh', '5kwh'],
		['5000 Wh', '5kwh'],
		['4 sq. mm', '4mm2'],
		['4sqmm', '4mm2'],
		['MC-4', 'mc4'],
		['on-grid', 'ongrid'],
		['ऑफ ग्रिड', 'offgrid'],
		['non DCR', 'nondcr'],
	])('%s is %s', (text, word) => {
		expect(termsOf(text)).toEqual([word])
	})

	it('name one power and one energy alike in either unit', () => {
		const thousandths = fc.integer({ min: 1, max: 99_999_999 })
		fc.assert(
			fc.property(thousandths, fc.constantFrom('w', 'wh'), (value, unit) => {
				expect(termsOf(`${value / 1000} k${unit}`)).toEqual(termsOf(`${value} ${unit}`))
			}),
		)
	})

	it('are the same when compared again', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(termsOf(comparable(text))).toEqual(termsOf(text))
			}),
		)
	})

	it('name their own category', () => {
		for (const name of SPELLINGS) expect(categoryNamed(name)).toBeDefined()
	})
})
