import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guarded } from '../../shared/csv.ts'
import { headedBy, isBlank, readTable, type TableFormat, type TableRow } from './read-table.ts'

async function tableOf<Head>(file: Uint8Array | string, format?: TableFormat<Head>) {
	const { head, rows } = await readTable(file, format)
	const read: TableRow[] = []
	for await (const row of rows) if (!isBlank(row.cells)) read.push(row)
	return { head, rows: read }
}

const refusalOf = (file: Uint8Array | string) =>
	tableOf(file).then(
		() => null,
		({ why, row }) => [why.code, row],
	)

const utf16 = (text: string, isBigEndian = false) => {
	const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
	return isBigEndian ? bytes.swap16() : bytes
}

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`

it('is the table that was written, in every encoding, with every delimiter and line ending', async () => {
	const cell = fc.oneof(
		fc.constantFrom('', 'a', '=1+1', "'x", 'a,b;c\td', 'a"b', 'one\r\ntwo', 'é😀', 'हिन्दी'),
		fc.string({ unit: 'grapheme', maxLength: 12 }),
	)
	const rows = fc.array(fc.tuple(cell, cell), { maxLength: 8 })
	const encoded = fc.constantFrom<(text: string) => Uint8Array | string>(
		(text) => text,
		(text) => Buffer.from(text),
		(text) => Buffer.from(`\uFEFF${text}`),
		(text) => utf16(text),
		(text) => utf16(text, true),
	)
	await fc.assert(
		fc.asyncProperty(
			rows,
			encoded,
			fc.constantFrom(',', ';', '\t'),
			fc.constantFrom('\n', '\r\n'),
			async (cells, encode, delimiter, end) => {
				const lines = [['id', 'a, b; c'], ...cells].map((row) => row.map(quoted).join(delimiter))
				const table = await tableOf(encode(lines.join(end)))
				expect(table.head).toEqual({ row: 1, cells: ['id', 'a, b; c'], says: true })
				expect(table.rows).toEqual(
					cells
						.map((each, at) => ({ row: at + 2, cells: [...each] }))
						.filter((row) => row.cells.some((text) => text.trim() !== '')),
				)
			},
		),
	)
})

const BANK = headedBy(
	{
		day: ['txn date', 'date'],
		text: ['narration'],
		amount: ['credit', 'amount inr'],
		utr: ['utr no'],
	},
	['day', 'text', 'amount'],
)

it('has its head where it is known, below what a bank writes before it, and none where it is not', async () => {
	const text = [
		'Statement of account, Pune, Maharashtra, India',
		'',
		'Narration;Txn. Date;Date;"Amount\n(INR)"',
		'"Order ""SB"", paid";1/2/2026;2/2/2026;6,490.00',
		';;;',
		'5" pipe;1/2/2026;;1',
	].join('\r\n')
	expect(await tableOf(text, { headOf: BANK, relaxQuotes: true })).toEqual({
		head: {
			row: 3,
			cells: ['Narration', 'Txn. Date', 'Date', 'Amount\n(INR)'],
			says: { text: 0, day: 1, amount: 3 },
		},
		rows: [
			{ row: 4, cells: ['Order "SB", paid', '1/2/2026', '2/2/2026', '6,490.00'] },
			{ row: 6, cells: ['5" pipe', '1/2/2026', '', '1'] },
		],
	})
	expect(await readTable('a|b\n1|2,3', { headOf: BANK })).toMatchObject({
		head: null,
		preamble: [
			['a', 'b'],
			['1', '2,3'],
		],
	})
	expect(await tableOf('\n \n')).toEqual({ head: null, rows: [] })
})

it.each([
	['sep=;\r\nid;a,b\r\n1;2,3\r\n', ['id', 'a,b'], ['1', '2,3']],
	['\uFEFFsep=,\nid,a;b\n1,2;3', ['id', 'a;b'], ['1', '2;3']],
	['"sep=\t"\nid\ta\n1\t2', ['id', 'a'], ['1', '2']],
])('is delimited as its first row says: %j', async (file, head, cells) => {
	for (const sent of [file, Buffer.from(file), utf16(file.replace('\uFEFF', ''))])
		expect(await tableOf(sent)).toEqual({
			head: { row: 2, cells: head, says: true },
			rows: [{ row: 3, cells }],
		})
})

it.each([
	['bytes', new Uint8Array([0x69, 0x64, 0x0a, 0xff, 0xfe]), 'import.not_utf8', 1],
	['half a character', new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'import.not_utf8', 1],
	['an open quotation mark', `id\n"a`, 'import.quotes', 2],
	['a wide row', `${';'.repeat(201)}\nid`, 'import.too_many_columns', 1],
	['a row of commas', ','.repeat(500_000), 'import.too_many_columns', 1],
	['a long table', `id\n${'x\n'.repeat(100_010)}`, 'import.too_many_rows', 1],
])('is not of %s', async (_, file, code, row) => {
	expect(await refusalOf(file)).toEqual([code, row])
})

it('is read no further than somebody asks', async () => {
	const { rows } = await readTable(`id\n${'x\n'.repeat(90_000)}"`)
	const read: number[] = []
	for await (const { row } of rows) {
		read.push(row)
		if (row === 3) break
	}
	expect(read).toEqual([2, 3])
})
