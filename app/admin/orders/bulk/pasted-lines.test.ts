import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pastedLines } from './pasted-lines'

const IDS = ['SB-2345-6789', 'SB-ABCD-EFGH']

it.each([
	[
		'SB-2345-6789\tAWB1\nSB-ABCD-EFGH\tAWB2',
		[
			['SB-2345-6789', 'AWB1'],
			['SB-ABCD-EFGH', 'AWB2'],
		],
	],
	['sb-abcd-efgh, AWB2', [['SB-ABCD-EFGH', 'AWB2']]],
	[
		'AWB1\r\n\r\nAWB2\r\n',
		[
			['SB-2345-6789', 'AWB1'],
			['SB-ABCD-EFGH', 'AWB2'],
		],
	],
	['SB-2345-6789\nSB-ABCD-EFGH AWB2', [['SB-ABCD-EFGH', 'AWB2']]],
	['SB-2345-6789 UTR1 6490', [['SB-2345-6789', 'UTR1', '6490']]],
	['', []],
])('%j is read', (text, expected) => {
	const read = pastedLines(text, IDS).map(({ id, words }) => [id, ...words])
	expect(read).toEqual(expected)
})

it('numbers alone go to the chosen orders in their order', () => {
	const order = fc.stringMatching(/^SB-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
	const numbers = fc.array(fc.stringMatching(/^[0-9]{6,14}$/), { minLength: 1, maxLength: 20 })
	fc.assert(
		fc.property(fc.uniqueArray(order, { minLength: 20, maxLength: 20 }), numbers, (ids, typed) => {
			const read = pastedLines(typed.join('\n'), ids)
			expect(read).toEqual(typed.map((number, n) => ({ id: ids[n], words: [number] })))
		}),
	)
})
