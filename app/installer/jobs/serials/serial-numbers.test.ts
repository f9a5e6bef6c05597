import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serialNumbersIn } from './serial-numbers'

it('takes the numbers of a column, a row of a table, and a list alike', () => {
	const numbers = ['JKM-550/01', 'A2', 'b3']
	for (const between of ['\n', '\r\n', ',', ', ', ';', '; ', '\t', ' ', ' \n\n'])
		expect(serialNumbersIn(` ${numbers.join(between)}${between}`)).toEqual(numbers)
	expect(serialNumbersIn(' ,;\n')).toEqual([])
})

it('reads again what it has read', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const once = serialNumbersIn(text)
			expect(serialNumbersIn(once.join('\n'))).toEqual(once)
		}),
	)
})
