import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runsOf, type Script } from './runs.ts'
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
