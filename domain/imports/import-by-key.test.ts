import { z } from '@hono/zod-openapi'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { csvFile } from '../../shared/csv.ts'
import { message } from '../../shared/messages/message.ts'
import { ok } from '../../shared/result.ts'
import { type Columns, cellsOf, flag, json, list, number, oneOf, text, trimmed } from './columns.ts'
import { importByKey } from './import-by-key.ts'
import { operationsOf } from './run-import.ts'

const KINDS = ['Panel', 'Cable'] as const

const Row = z.object({
	id: z.string(),
	kind: z.enum(KINDS),
	note: z.string().nullable(),
	words: z.string(),
	figures: z.object({ watts: z.number().nullable(), price: z.number().min(0) }),
	isSold: z.boolean(),
	places: z.array(z.string()),
	sheet: z.record(z.string(), z.number()).nullable(),
})
type Row = z.output<typeof Row>

const COLUMNS = {
	id: trimmed({ isRequired: true }),
	kind: oneOf(KINDS, message('import.not_json')),
	note: text({ blank: null }),
	words: text(),
	'figures.watts': number('decimal'),
	'figures.price': number('rupees', { blank: undefined }),
	isSold: flag(),
	places: list(/;/, '; ', { blank: [] }),
	sheet: json(),
} satisfies Columns

const DEFAULTS = { note: null, isSold: true, places: [], sheet: null, figures: { watts: null } }

const sent = (rows: Row[], file: { text: string | Uint8Array; format?: 'csv' | 'json' }) =>
	operationsOf(
		() => ok('admin'),
		importByKey<string, Row, { id: string }>({
			columns: COLUMNS,
			schema: Row,
			recorded: { name: 'things', titleOf: ({ id }) => id },
			defaults: DEFAULTS,
			keyColumn: 'id',
			conflict: message('catalogue.changed_since_preview'),
			keyOf: ({ id }) => String(id),
			read: async () => rows,
			show: ({ id }) => ({ id }),
			write: async () => {},
		}),
	).preview({ db: null as unknown as Database }, { kind: 'visitor' } as never, file)

async function* once<T>(part: T) {
	yield part
}

const exported = (rows: Row[]) =>
	csvFile('rows', Object.keys(COLUMNS), once(rows.map((row) => cellsOf(COLUMNS, row)))).text()

const words = fc.oneof(
	fc.constantFrom('=1+1', '-', '@a', "'x", '+91 98200 00001', 'a"b', 'a,b', 'a\r\nb', ' a '),
	fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const place = words.map((each) => each.replace(/;/g, '').trim()).filter(Boolean)
const anyRow: fc.Arbitrary<Row> = fc.record({
	id: fc.uuid(),
	kind: fc.constantFrom(...KINDS),
	note: fc.option(words.filter((each) => each.trim() !== '')),
	words,
	figures: fc.record({
		watts: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 100)),
		price: fc.integer({ min: 0, max: 1_000_000_000 }).map((paise) => paise / 100),
	}),
	isSold: fc.boolean(),
	places: fc.array(place, { maxLength: 3 }),
	sheet: fc.option(
		fc.dictionary(fc.string({ maxLength: 4 }), fc.integer(), { noNullPrototype: true }),
	),
})
const anyRows = fc.uniqueArray(anyRow, { minLength: 1, maxLength: 5, selector: ({ id }) => id })

it('finds nothing to change in what was exported, as CSV in either encoding or as JSON', async () => {
	await fc.assert(
		fc.asyncProperty(anyRows, async (rows) => {
			const csv = await exported(rows)
			for (const file of [
				{ text: csv },
				{ text: Buffer.from(`\uFEFF${csv}`, 'utf16le') },
				{ text: JSON.stringify(rows), format: 'json' as const },
			]) {
				const report = await sent(rows, file)
				expect(report).toMatchObject({
					value: { errors: [], added: 0, changed: 0, unchanged: rows.length },
				})
			}
		}),
	)
})

it('says of each row what is new, what differs and where a mistake is', async () => {
	const row: Row = {
		id: 'known',
		kind: 'Panel',
		note: null,
		words: 'y',
		figures: { watts: 410, price: 99 },
		isSold: true,
		places: [],
		sheet: null,
	}
	const text = [
		'ID;Figures.Price;kind;words;is_sold',
		'known;100;Panel;x;yes',
		'new;5;cable;a;yes',
		'no-kind;5;brick;a;yes',
		'no-price;-5;cable;a;perhaps',
		'short;5',
		'new;5;cable;a;yes',
	].join('\r\n')
	const report = await sent([row], { text })
	if (!report.ok) throw new Error('The file is refused.')
	const { added, changed, errors, changes } = report.value
	expect([added, changed]).toEqual([1, 1])
	expect(changes).toEqual([
		{
			row: 2,
			id: 'known',
			kind: 'changed',
			columns: {
				words: { before: 'y', after: 'x' },
				'figures.price': { before: 99, after: 100 },
			},
		},
		{ row: 3, id: 'new', kind: 'added', columns: {} },
	])
	expect(errors.map(({ row, column }) => [row, column])).toEqual([
		[4, 'kind'],
		[5, 'figures.price'],
		[5, 'isSold'],
		[6, null],
		[7, 'id'],
	])
})
