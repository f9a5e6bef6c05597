import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../../../shared/products/categories.ts'
import { MAX_SEARCH_WORDS } from '../../limits.ts'
import { comparable, searchTermsOf, termsOf } from './search-terms.ts'
import { categoryNamed, nameOf, SPELLINGS, wordMeant } from './synonyms.ts'
import { understand } from './understanding.ts'

const nothingKnown = () => false
const of = (typed: string) => understand(typed, nothingKnown)

describe('what a search understands', () => {
	it.each([
		['पैनल', ['Panels'], { पैनल: 'panels' }],
		['बैटरी', ['Batteries'], { बैटरी: 'batteries' }],
		['inverter battery', ['Inverters', 'Batteries'], {}],
		['battery for the inverter', ['Batteries', 'Inverters'], {}],
		['invertor', ['Inverters'], { invertor: 'inverters' }],
		['solar plates', ['Panels'], { plates: 'panels' }],
		['battery cable', [], {}],
		['solar panel', ['Panels'], {}],
		['solar panel kit', ['Panels', 'Kits'], {}],
		['लिथियम बैटरी', [], { लिथियम: 'lithium', बैटरी: 'batteries' }],
		['5kw hybrid', [], {}],
	] as const)('%s', (typed, within, takenFor) => {
		const understood = of(typed)
		expect(understood.within).toEqual(within)
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
				expect(of(typed).within).toHaveLength(1)
			}),
		)
		for (const category of CATEGORIES) expect(of(nameOf(category)).within).toEqual([category])
	})

	it('guesses nothing of a word that a product has', () => {
		fc.assert(
			fc.property(fc.constantFrom(...SPELLINGS), (name) => {
				const typed = `${name}x`
				expect(understand(typed, (word) => word === typed).within).toEqual([])
			}),
		)
	})

	it('looks for what was typed, whatever else it looks for, in at most eight words', () => {
		const word = fc.oneof(
			fc.string({ maxLength: 12 }),
			fc.constantFrom('battery', 'पैनल', 'invertor', 'with', '5 kw', 'wire', 'किट'),
		)
		fc.assert(
			fc.property(fc.array(word, { maxLength: 12 }), (words) => {
				const typed = words.join(' ')
				const understood = of(typed)
				const terms = searchTermsOf(typed)
				expect(understood.words.length).toBeLessThanOrEqual(MAX_SEARCH_WORDS)
				for (const { typed: one } of understood.takenFor) expect(terms).toContain(one)
				for (const [first] of understood.words) expect(terms).toContain(first)
				if (terms.length > 0) expect(understood.words.length).toBeGreaterThan(0)
			}),
		)
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
	])('%s is %s', (text, word) => {
		expect(termsOf(text)).toEqual([word])
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
