import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterCode, countOf } from './scanned'

const number = fc.stringMatching(/^[A-Z0-9]{4,12}$/)

it('notes each number once, in the order of the scans, and no more than were ordered', () => {
	fc.assert(
		fc.property(
			fc.array(number, { maxLength: 30 }),
			fc.integer({ min: 1, max: 24 }),
			(codes, most) => {
				let numbers: readonly string[] = []
				for (const code of codes) ({ numbers } = afterCode(numbers, code, most))
				expect(numbers).toEqual([...new Set(codes)].slice(0, most))
			},
		),
	)
})

it('says nothing of the code that is still before the camera, and why another is not added', () => {
	expect(afterCode(['A100'], 'a100', 8, 'A100').says).toBe('')
	expect(afterCode(['A100'], 'a100', 8).says).toBe('a100 is noted already.')
	expect(afterCode(['A100'], 'B200', 1)).toEqual({
		numbers: ['A100'],
		says: 'All 1 are noted. B200 was not added.',
	})
	for (const code of ['https://maker.example/p/1', 'Voc 45.2 V; Isc 11 A', 'x'])
		expect(afterCode([], code, 8)).toEqual({
			numbers: [],
			says: 'That code is no serial number. Scan the bar code beside it.',
		})
})

it('takes the number of a code that names it', () => {
	for (const code of ['SN: JKM-550/01', 'S/N JKM-550/01', 'Serial No. JKM-550/01', ' JKM-550/01 '])
		expect(afterCode([], code, 8).numbers).toEqual(['JKM-550/01'])
})

it('counts the missing ones', () => {
	expect([countOf(3, 8), countOf(8, 8)]).toEqual(['3 of 8, 5 missing', '8 of 8'])
})
