import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inDrawnOrder, runsOf, type Script } from './runs.ts'
import { hasCharacter } from './shaper.ts'

const onlyLatin = (script: Script) => script === 'Latin'
const all = () => true

it('divides a text where its script changes', () => {
	expect(runsOf('Asha अंकित શાહ', onlyLatin)).toEqual([
		{ script: 'Latin', text: 'Asha ' },
		{ script: 'Devanagari', text: 'अंकित' },
		{ script: 'Latin', text: ' ' },
		{ script: 'Gujarati', text: 'શાહ' },
	])
})

it('leaves what belongs to no script with the run before it, where that font has it', () => {
	expect(runsOf('शर्मा, 12', all)).toEqual([{ script: 'Devanagari', text: 'शर्मा, 12' }])
	expect(runsOf('12 शर्मा', all).map(({ script }) => script)).toEqual(['Latin', 'Devanagari'])
})

it('never parts a letter from its marks and joiners', () => {
	expect(runsOf('ക്\u200dഷ', onlyLatin)).toEqual([{ script: 'Malayalam', text: 'ക്\u200dഷ' }])
})

it('has a glyph for each character that documents are worded in, ohms and micro too', () => {
	const sources = [
		...globSync('store/documents/templates/*.ts'),
		'shared/messages/en/sales/documents.ts',
	]
	const texts = sources.map((file) => readFileSync(file, 'utf8').replaceAll(/\s/g, ''))
	const characters = new Set(['Ω', 'μ', ...texts.join('')])
	const missing = [...characters].filter((character) =>
		runsOf(character, onlyLatin).some(
			({ script, text }) =>
				!hasCharacter(script, 'regular', text) || !hasCharacter(script, 'bold', text),
		),
	)
	expect(missing).toEqual([])
})

const has = (script: Script, character: string) => hasCharacter(script, 'regular', character)
/** The pieces of a line from left to right. */
const fromLeft = (text: string) =>
	inDrawnOrder(runsOf(text, has)).flatMap(({ runs }) => runs.map((run) => run.text))

it.each([
	['نور محمد خان', ['خان', ' ', 'محمد', ' ', 'نور']],
	['Noor نور محمد, Pune', ['Noor ', 'محمد', ' ', 'نور', ', Pune']],
	['گلی 12/3 محلہ', ['محلہ', ' ', '12/3', ' ', 'گلی']],
	['گلی ۱۲، Pune', ['،', '۱۲', ' ', 'گلی', ' Pune']],
	['گلی 12 Pune', ['12', ' ', 'گلی', ' Pune']],
	['نور (الف) خان', ['خان', ' ', '(', 'الف', ')', ' ', 'نور']],
	['خان (گلی ۱۲), Pune', ['(', '۱۲', ' ', 'گلی', ')', ' ', 'خان', ', Pune']],
	['نور', ['نور']],
])(
	'words written from the right stand in reverse order, numbers and signs too: %s',
	(text, pieces) => {
		expect(fromLeft(text)).toEqual(pieces)
		expect(
			inDrawnOrder(runsOf(text, has))
				.map((drawn) => drawn.text)
				.join(''),
		).toBe(text)
	},
)

it('never parts a letter of Arabic from its marks', () => {
	expect(runsOf('مُحَمَّد', has)).toEqual([{ script: 'Arabic', text: 'مُحَمَّد' }])
})

it('draws arrows, and leaves emoji out', () => {
	expect(runsOf('A → B', has).map(({ script }) => script)).toEqual(['Latin', 'Symbols', 'Latin'])
	const shown = (text: string) =>
		runsOf(text, has)
			.map((run) => run.text)
			.join('')
	expect(shown('Asha 🌞👩🏽‍🔧🇮🇳❤️ Solar')).toBe('Asha  Solar')
	expect(shown('Solar™ © 12 #1')).toBe('Solar™ © 12 #1')
})
