import { expect, it } from 'vitest'
import { differingFiles } from './difference-rules.ts'

const files = (csv: string, json: object) =>
	new Map([
		['a.csv', csv],
		['b.json', JSON.stringify(json)],
	])

it('names the lines of a file that the other version lacks, each as often', () => {
	const filed = files('head\r\none\r\ntwo\r\ntwo\r\n', { tax: { igst: 5, cgst: 1 } })
	const now = files('head\r\ntwo\r\nthree\r\n', { tax: { igst: 7, cgst: 1 } })
	expect(differingFiles(filed, now)).toEqual([
		{
			name: 'a.csv',
			filed: { lines: ['one', 'two'], more: 0 },
			now: { lines: ['three'], more: 0 },
		},
		{
			...{ name: 'b.json', filed: { lines: ['tax.igst: 5'], more: 0 } },
			now: { lines: ['tax.igst: 7'], more: 0 },
		},
	])
})

it('says nothing of what is as it was', () => {
	const its = files('head\r\n', { tax: 1 })
	expect(differingFiles(its, files('head\r\n', { tax: 1 }))).toEqual([])
})
