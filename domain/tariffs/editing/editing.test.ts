import { expect, it } from 'vitest'
import { dayAfter, dayAt, daysAfter } from '../../../shared/calendar.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import type { MeteringRow, TariffRow } from '../internal/editing/row-schema.ts'
import type { TableImportReport } from './editing-schema.ts'

const TABLES = ['tariffs', 'metering-rules', 'state-subsidies'] as const

const today = () => dayAt(Date.now())

const rowsOf = async <T>(admin: Caller, table: string): Promise<T[]> =>
	(await admin.get(`/api/tariff-tables/${table}/export.json`)).body

const csvOf = async (admin: Caller, table: string): Promise<string> =>
	(await admin.get(`/api/tariff-tables/${table}/export.csv`)).body

const preview = async (admin: Caller, table: string, file: object): Promise<TableImportReport> =>
	(await admin.post(`/api/tariff-tables/${table}/import/preview`, file)).body

const asJson = (rows: object[]) => ({ format: 'json', text: JSON.stringify(rows) })

describeOnAllEngines('the tables of tariffs', (open, itOnSqlite) => {
	itOnSqlite.each(TABLES)(
		'go out as files of %s that change nothing when they come in',
		async (table) => {
			const admin = await (await open()).as('Admin')
			const rows = await rowsOf<object>(admin, table)
			expect(rows.length).toBeGreaterThan(20)
			const files = [asJson(rows), { format: 'csv', text: await csvOf(admin, table) }]
			for (const file of files) {
				const { added, changed, unchanged, errors } = await preview(admin, table, file)
				expect([errors, added, changed, unchanged]).toEqual([[], 0, 0, rows.length])
			}
		},
	)

	itOnSqlite('take what a file adds and changes, as the preview said, and audit it', async () => {
		const admin = await (await open()).as('Admin')
		const [first, second] = await rowsOf<TariffRow>(admin, 'tariffs')
		if (!first || !second) throw new Error('There are no tariffs.')
		const tomorrow = dayAfter(today())
		const file = asJson([
			{ ...first, figures: { ...first.figures, dutyPct: 11 } },
			{ ...second, validFrom: tomorrow, asOf: tomorrow, source: 'A new order' },
		])
		const seen = await preview(admin, 'tariffs', file)
		expect(seen).toMatchObject({ added: 1, changed: 1, unchanged: 0, errorCount: 0 })
		expect(seen.changes[0]?.columns).toEqual({
			'figures.dutyPct': { before: first.figures.dutyPct, after: 11 },
		})
		const done = await admin.post('/api/tariff-tables/tariffs/import', {
			...file,
			preview: seen.preview,
		})
		expect([done.status, done.body]).toEqual([200, seen])
		const { body: entries } = await admin.get('/api/tariff-tables/tariffs?history=true&limit=500')
		const statuses = entries
			.filter((entry: TariffRow) => entry.id === second.id)
			.map((entry: { status: string; addedBy: string | null }) => [entry.status, !!entry.addedBy])
		expect(statuses).toEqual([
			['to-come', true],
			['in-force', false],
		])
		const { body: audited } = await admin.get('/api/audit?kind=fact')
		expect(audited.map(({ action }: { action: string }) => action)).toEqual([
			'imported',
			'imported',
		])
	})

	itOnSqlite('take nothing of a file with a mistake, and say where it is', async () => {
		const admin = await (await open()).as('Admin')
		const [first] = await rowsOf<MeteringRow>(admin, 'metering-rules')
		if (!first) throw new Error('There are no rules.')
		const file = asJson([
			{ ...first, note: 'Changed' },
			{ ...first, validFrom: '2027-01-01', way: 'free', maxKw: -1 },
			{ ...first, validFrom: '2027-01-01', wayy: 'net' },
		])
		const { status, body } = await admin.post('/api/tariff-tables/metering-rules/import', file)
		expect([status, body.report.errorCount]).toEqual([422, 3])
		expect(
			body.report.errors.map((each: { row: number; column: string }) => [each.row, each.column]),
		).toEqual([
			[2, 'way'],
			[2, 'maxKw'],
			[3, null],
		])
		expect(await rowsOf(admin, 'metering-rules')).toContainEqual(first)
	})

	itOnSqlite('carry the storage that a state asks for, out and in again', async () => {
		const admin = await (await open()).as('Admin')
		const kerala = (await rowsOf<MeteringRow>(admin, 'metering-rules')).find(
			({ state, validFrom }) => state === 'Kerala' && validFrom < '2027',
		)
		if (!kerala) throw new Error('There is no rule of Kerala.')
		expect(kerala.storage).toEqual([
			{ uptoKw: 15, pct: 10 },
			{ uptoKw: 20, pct: 15 },
		])
		const storage = [{ uptoKw: 20, pct: 25 }]
		const text = (await csvOf(admin, 'metering-rules')).replaceAll(
			'"[{""uptoKw"":15,""pct"":10},{""uptoKw"":20,""pct"":15}]"',
			JSON.stringify(JSON.stringify(storage)).replaceAll('\\"', '""'),
		)
		const file = { format: 'csv', text }
		const seen = await preview(admin, 'metering-rules', file)
		expect(seen).toMatchObject({ changed: 2, errorCount: 0 })
		const done = await admin.post('/api/tariff-tables/metering-rules/import', {
			...file,
			preview: seen.preview,
		})
		expect(done.status).toBe(200)
		const rows = await rowsOf<MeteringRow>(admin, 'metering-rules')
		expect(rows).toContainEqual({ ...kerala, storage })
		const falling = [...storage, { uptoKw: 10, pct: 10 }]
		const { errors } = await preview(
			admin,
			'metering-rules',
			asJson([{ ...kerala, storage: falling }]),
		)
		expect(errors[0]?.column).toBe('storage')
	})

	itOnSqlite('carry prices by the hour, and refuse an hour in two bands', async () => {
		const admin = await (await open()).as('Admin')
		const gujarat = (await rowsOf<TariffRow>(admin, 'tariffs')).find(
			({ id }) => id === 'gj-guvnl-home-urban',
		)
		if (!gujarat) throw new Error('There is no tariff of Gujarat.')
		const [band] = gujarat.figures.timeOfDay?.bands ?? []
		expect(band).toEqual({ from: 11, to: 17, rupeesPerKwh: -0.6, pct: 0 })
		const withBands = (bands: object[]) => {
			const timeOfDay = { aboveKwh: 100, bands }
			const { id, validFrom } = gujarat
			const cell = JSON.stringify(timeOfDay).replaceAll('"', '""')
			const text = `id,validFrom,figures.timeOfDay\n${id},${validFrom},"${cell}"`
			return { format: 'csv', text }
		}
		const evening = { from: 22, to: 2, rupeesPerKwh: 0.5, pct: 0 }
		const file = withBands([band ?? {}, evening])
		const seen = await preview(admin, 'tariffs', file)
		expect(seen).toMatchObject({ changed: 1, errorCount: 0 })
		expect(Object.keys(seen.changes[0]?.columns ?? {})).toEqual(['figures.timeOfDay'])
		const { status } = await admin.post('/api/tariff-tables/tariffs/import', {
			...file,
			preview: seen.preview,
		})
		expect(status).toBe(200)
		const figures = {
			...gujarat.figures,
			timeOfDay: { aboveKwh: 100, bands: [band, evening] },
		}
		expect(await rowsOf(admin, 'tariffs')).toContainEqual({ ...gujarat, figures })
		const twice = withBands([evening, { from: 1, to: 3, pct: 10 }])
		const { errors } = await preview(admin, 'tariffs', twice)
		expect(errors.map(({ column }) => column)).toEqual(['figures.timeOfDay'])
	})

	it('refuse an import whose preview was of another state of the table', async () => {
		const admin = await (await open()).as('Admin')
		const [first] = await rowsOf<MeteringRow>(admin, 'metering-rules')
		const file = asJson([{ ...first, note: 'From the file' }])
		const { preview: seen } = await preview(admin, 'metering-rules', file)
		await admin.post(
			'/api/tariff-tables/metering-rules/import',
			asJson([{ ...first, note: 'By somebody else' }]),
		)
		const { status, body } = await admin.post('/api/tariff-tables/metering-rules/import', {
			...file,
			preview: seen,
		})
		expect([status, body.code]).toEqual([409, 'conflict'])
		expect((await rowsOf<MeteringRow>(admin, 'metering-rules'))[0]?.note).toBe('By somebody else')
	})

	it('take a single row, once a day, and let go of it again; not of one that came with the store', async () => {
		const admin = await (await open()).as('Admin')
		const [first] = await rowsOf<TariffRow>(admin, 'tariffs')
		if (!first) throw new Error('There are no tariffs.')
		const row = { ...first, id: 'mine', validFrom: today() }
		const path = '/api/tariff-tables/tariffs'
		expect((await admin.post(path, row)).status).toBe(201)
		expect((await admin.post(path, row)).body.errors).toHaveProperty('validFrom')
		expect((await admin.delete(`${path}/mine/${today()}`)).status).toBe(204)
		expect((await admin.delete(`${path}/mine/${today()}`)).status).toBe(404)
		expect((await admin.delete(`${path}/${first.id}/${first.validFrom}`)).status).toBe(409)
		const bad = await admin.post(path, { ...row, companies: [], confidence: 'sure' })
		expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([
			422,
			['companies', 'confidence'],
		])
	})
})

describeOnSqlite('rows that expire', (open) => {
	it('are those in force that end or are to be reviewed within sixty days', async () => {
		const admin = await (await open()).as('Admin')
		const [first] = await rowsOf<MeteringRow>(admin, 'metering-rules')
		const expiring = async () => {
			const { body } = await admin.get('/api/tariff-tables/metering-rules?expiring=true')
			return body.map((entry: { name: string; expiresInDays: number }) => [
				entry.name,
				entry.expiresInDays,
			])
		}
		const before = await expiring()
		const add = (days: number, state: string) =>
			admin.post('/api/tariff-tables/metering-rules', {
				...first,
				state,
				validFrom: daysAfter(today(), days === 61 ? 0 : -1),
				validTo: null,
				reviewBy: daysAfter(today(), days),
			})
		await add(60, 'Goa')
		await add(61, 'Kerala')
		expect(await expiring()).toEqual([
			...before.filter(([name]: [string]) => name < 'Goa'),
			['Goa', 60],
			...before.filter(([name]: [string]) => name > 'Goa' && name !== 'Kerala'),
		])
	})
})
