import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvRows } from './file-rows.ts'

async function rowsOf(text: string, relaxQuotes = false) {
	const rows: string[][] = []
	for await (const row of csvRows(text, { delimiter: ',', relaxQuotes })) rows.push(row)
	return rows
}

const why = (text: string) =>
	rowsOf(text, true).then(
		() => null,
		(error) => error.why?.code,
	)

it('are those of the file, however it is quoted and wherever it is cut', async () => {
	const cell = fc.oneof(
		fc.constantFrom('', 'a', 'é😀', '"a,b"', '"a""b"', '"a\nb"', '"a\r\nb"', '""'),
		fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => `"${text.replaceAll('"', '""')}"`),
	)
	const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 30 })
	await fc.assert(
		fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (cells, end) => {
			const text = cells.map((row) => row.join(',')).join(end)
			const padded = `${'é'.repeat(8190)}${end}${text}`
			expect(await rowsOf(padded)).toEqual(parse(padded, { relax_column_count: true }))
		}),
		{ numRuns: 40 },
	)
})

it.each([
	[
		'a mark before them',
		'\uFEFF"a","b"\n1,2',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	[
		'a quotation mark within a cell',
		'5" pipe,x\n1,2',
		[
			['5" pipe', 'x'],
			['1', '2'],
		],
	],
	[
		'lines of old systems',
		'a,b\r1,2',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
])('are read with %s', async (_, text, rows) => {
	expect(await rowsOf(text, true)).toEqual(rows)
})

it('are at most 200 wide and 100,000 with their head, whatever stands within quotation marks', async () => {
	const wide = (columns: number) => `a\n${Array(columns).fill('x').join(',')}`
	expect(await why(wide(200))).toBeNull()
	expect(await why(wide(201))).toBe('import.too_many_columns')
	expect(await why(`"${','.repeat(500)}"\n"${'\n'.repeat(500)}"`)).toBeNull()
	expect(await why(`a""${','.repeat(201)}`)).toBe('import.too_many_columns')
	expect(await why(`"a"b"${','.repeat(201)}"`)).toBe('import.too_many_columns')
	expect(await why(`a\r\n${'b\r\n'.repeat(100_000)}`)).toBeNull()
	expect(await why(`a\n${'b\n'.repeat(100_002)}`)).toBe('import.too_many_rows')
})
