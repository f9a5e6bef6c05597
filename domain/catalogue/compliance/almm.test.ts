import { describe, expect, it } from 'vitest'
import { product } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { readFile } from '../../imports/read-file.ts'
import { ALMM_COLUMNS, ListedModel } from '../internal/compliance/almm-columns.ts'
import { AlmmMatching } from '../internal/compliance/almm-matching-rules.ts'
import type { AlmmReport } from './almm-schema.ts'

const HEAD = 'manufacturer,model,list,valid until,enlistment number,product'
const NAMED = 'M/s Suryodaya Energies Ltd,SE 540-M,I,31.03.2028,ALMM/7,'
const CELLS = 'Suryodaya Cells Ltd,C-182,II,2028-03-31,ALMM/C/3,test-panel'
const file = (rows: string[], asOf = '2026-10-01') => ({ asOf, text: [HEAD, ...rows].join('\n') })

const IMPORT = '/api/products/almm-list'
const PANEL = '/api/products/test-panel'
const own = (more: object = {}) =>
	product({ name: 'Suryodaya SE-540M Mono', brand: 'Suryodaya', ...more })

const record = (more: object = {}) => ({
	kind: 'almm-modules',
	number: 'ALMM/7',
	validFrom: '2025-01-01',
	validTo: null,
	proof: null,
	checkedOn: null,
	isSample: false,
	...more,
})

const listed = record({
	validFrom: '2026-10-01',
	validTo: '2028-03-31',
	proof: 'ALMM List-I of 1 October 2026: M/s Suryodaya Energies Ltd, SE 540-M',
	checkedOn: '2026-10-01',
})

const preview = async (admin: Caller, sent: object): Promise<AlmmReport> => {
	const { status, body } = await admin.post(`${IMPORT}/preview`, sent)
	expect(status).toBe(200)
	return body
}

const kindsOf = ({ changes }: AlmmReport) =>
	changes.map(({ productId, list, kind }) => [productId, list, kind])

describeOnAllEngines('a list of the ministry', (open, itOnSqlite) => {
	itOnSqlite('sets what panels are listed as, as its preview said, and is audited', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', own({ compliance: [record({ kind: 'bis', number: 'R-1' })] }))
		const sent = file([NAMED, CELLS])
		const seen = await preview(admin, sent)
		expect(seen).toMatchObject({ lists: ['I', 'II'], rows: 2, errorCount: 0 })
		expect(kindsOf(seen)).toEqual([
			['test-panel', 'I', 'listed'],
			['test-panel', 'II', 'listed'],
		])
		expect((await admin.get(PANEL)).body.compliance).toHaveLength(1)
		const done = await admin.post(IMPORT, { ...sent, preview: seen.preview })
		expect([done.status, done.body]).toEqual([200, seen])
		const { body } = await admin.get(PANEL)
		expect(body.compliance).toEqual([
			listed,
			{
				...listed,
				kind: 'almm-cells',
				number: 'ALMM/C/3',
				proof: 'ALMM List-II of 1 October 2026: Suryodaya Cells Ltd, C-182',
			},
			record({ kind: 'bis', number: 'R-1' }),
		])
		const entries = await store.db
			.selectFrom('audit_entries')
			.select(['subject_id', 'after'])
			.where('action', '=', 'imported')
			.execute()
		expect(entries.map(({ subject_id }) => subject_id)).toEqual(['test-panel'])
		expect(JSON.parse(String(entries[0]?.after))).toEqual({ compliance: body.compliance })
		expect(await preview(admin, sent)).toMatchObject({ changes: [] })
	})

	itOnSqlite('takes off what it does not name any more, from its day on', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', own({ compliance: [record()] }))
		const another = file(['Another Maker,AM-1,I,,ALMM/9,'])
		expect(kindsOf(await preview(admin, another))).toEqual([['test-panel', 'I', 'taken-off']])
		await admin.post(IMPORT, another)
		const off = record({
			validTo: '2026-09-30',
			proof: 'Not on ALMM List-I of 1 October 2026',
			checkedOn: '2026-10-01',
		})
		expect((await admin.get(PANEL)).body.compliance).toEqual([off])
		const again = file([NAMED], '2026-11-01')
		await admin.post(IMPORT, again)
		expect((await admin.get(PANEL)).body.compliance).toMatchObject([
			{ validFrom: '2026-11-01', validTo: '2028-03-31' },
		])
	})

	it('takes nothing of a file with a mistake, and says where it is', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', own({ compliance: [record()] }))
		const wrong = file([
			'Suryodaya Energies,,III,soon,,',
			'Suryodaya Energies,SE-1,I,,,no-such-panel',
			NAMED,
		])
		const { status, body } = await admin.post(IMPORT, wrong)
		expect([status, body.report.errorCount, body.report.changes]).toEqual([422, 4, []])
		expect(
			body.report.errors.map(({ row, column }: { row: number; column: string }) => [row, column]),
		).toEqual([
			[2, 'model'],
			[2, 'list'],
			[2, 'valid until'],
			[3, 'product'],
		])
		expect((await admin.get(PANEL)).body.compliance).toEqual([record()])
	})

	itOnSqlite(
		'is not imported where products have changed since its preview, or of a day to come',
		async () => {
			const { as } = await open()
			const admin = await as('Admin')
			await admin.post('/api/products', own())
			const { preview: seen } = await preview(admin, file([NAMED]))
			await admin.put(PANEL, { compliance: [record()] })
			const late = await admin.post(IMPORT, { ...file([NAMED]), preview: seen })
			expect([late.status, late.body.code]).toEqual([409, 'conflict'])
			expect(late.body.report.changes).toMatchObject([{ kind: 'renewed' }])
			const early = await admin.post(`${IMPORT}/preview`, file([NAMED], '2099-01-01'))
			expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['asOf']])
		},
	)
})

describeOnSqlite('a list of the ministry', (open) => {
	it('leaves what was looked up since, samples it does not name, and other categories', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', own({ compliance: [record({ checkedOn: '2026-11-15' })] }))
		const cable = own({ id: 'cable', category: 'Accessories', compliance: [record()] })
		await admin.post('/api/products', cable)
		const seen = await preview(admin, file(['Another Maker,AM-1,I,,ALMM/9,']))
		expect(seen.changes).toEqual([])
		expect(seen.unknown.map(({ productId }) => productId)).toEqual(['flexible-panel-100w'])
	})

	it('puts a real record in place of a sample one, and reads a row that has ended as none', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const row = (until: string) => [`Arunvi Ltd,X-1,I,${until},ALMM/8,solar-panel-500w`]
		const [change] = (await preview(admin, file(row('2027-01-01')))).changes
		expect(change).toMatchObject({ kind: 'listed', before: null, after: { isSample: false } })
		expect((await preview(admin, file(row('2026-09-30')))).changes).toEqual([])
	})
})

const readAlmm = (text: string) =>
	readFile({ text }, { columns: ALMM_COLUMNS, schema: ListedModel })

const rowOf = async (text: string, n = 2) => ({
	...(await readAlmm(`${HEAD}\n${text}`)).rows[0],
	row: n,
})

describe('a row of a list', () => {
	const panel = { id: 'p', brand: 'Suryodaya', name: 'Suryodaya SE 540-M Bifacial, pallet' }
	const matching = async (...rows: string[]) =>
		new AlmmMatching(await Promise.all(rows.map((text, n) => rowOf(text, n + 2) as never)))

	it.each([
		['a model within the name', 'Suryodaya Energies,SE-540M,I,,,', true],
		['another maker', 'Surya Energies,SE-540M,I,,,', false],
		['a part of a word', 'Suryodaya Energies,SE-540,I,,,', false],
		['the id of the product', 'Anybody,Anything,I,,,p', true],
	])('names a product by %s or does not', async (_what, text, isNamed) => {
		expect((await matching(text)).rowFor(panel as never, null) !== undefined).toBe(isNamed)
	})

	it('is known by the number of the record where no other has it', async () => {
		const known = record() as never
		const one = 'Suryodaya Energies,Old,I,,ALMM/7,'
		expect((await matching(one)).rowFor(panel as never, known)?.row).toBe(2)
		expect((await matching(one, one)).rowFor(panel as never, known)).toBe(undefined)
	})

	it('that is valid longest counts', async () => {
		const [short, long] = ['2027-01-01', '2028-01-01'].map(
			(until) => `Suryodaya,SE-540M,I,${until},,`,
		) as [string, string]
		expect((await matching(short, long)).rowFor(panel as never, null)?.row).toBe(3)
		expect((await matching(long, 'Suryodaya,SE-540M,I,,,')).rowFor(panel as never, null)?.row).toBe(
			3,
		)
	})
})

describeOnSqlite('a row of List-II', (open) => {
	it('is refused for a panel whose cells are said to come from elsewhere', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const row = 'Testa,Cells,II,2028-03-31,ALMM/C/3,solar-panel-500w'
		const { errors, changes } = await preview(admin, file([row]))
		expect([errors, changes.length]).toMatchObject([
			[{ row: 2, column: 'list', message: expect.stringContaining('Solar Panel 500W is said') }],
			1,
		])
	})
})

describe('the file of a list', () => {
	it('has its columns in any order and writing, and its days as the ministry writes them', async () => {
		const text = 'Model;LIST;Valid_Until;Manufacturer\nM-1;List-II;31/03/2028;Maker\n'
		expect(await readAlmm(text)).toMatchObject({
			mistakes: [],
			rows: [
				{
					row: 2,
					given: {
						list: 'II',
						manufacturer: 'Maker',
						model: 'M-1',
						'valid until': '2028-03-31',
						product: [],
					},
				},
			],
		})
	})

	it.each([
		['manufacturer,model\na,b', 'import.no_column'],
		['manufacturer,model,list,list\na,b,I,I', 'import.column_twice'],
		['manufacturer,model,list,price\na,b,I,5', 'import.no_such_column'],
		[`${HEAD}\n`, 'import.empty'],
		[`${HEAD}\n"a,b`, 'import.quotes'],
	])('%j is refused as a whole', async (text, code) => {
		expect(await readAlmm(text)).toMatchObject({ rows: [], unreadable: { code } })
	})
})
