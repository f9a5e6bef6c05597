import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { runMaintenance } from '../../../store/maintenance.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'
import type { MeteringRow, TariffRow } from '../internal/editing/row-schema.ts'

const rowsOf = async <T>(admin: Caller, table: string): Promise<T[]> =>
	(await admin.get(`/api/tariff-tables/${table}/export.json`)).body

const send = async (admin: Caller, table: string, rows: object[]) => {
	const file = { format: 'json', text: JSON.stringify(rows) }
	const { status } = await admin.post(`/api/tariff-tables/${table}/import`, file)
	expect(status).toBe(200)
	return (await admin.get(`/api/tariff-tables/${table}/imports`)).body[0]
}

describeOnAllEngines('an import of tariffs', (open) => {
	it('is undone for the rows that nobody has changed since, and the rest is listed', async () => {
		const admin = await (await open()).as('Admin')
		const all = await rowsOf<TariffRow>(admin, 'tariffs')
		const [first, second, third] = all
		if (!first || !second || !third) throw new Error('There are no tariffs.')
		const later = { validFrom: '2027-04-01', asOf: '2027-04-01', source: 'The order of 2027' }
		const undo = (id: string) => admin.post(`/api/tariff-tables/tariffs/imports/${id}/undo`)
		const made = await send(admin, 'tariffs', [
			{ ...first, note: 'Of the file' },
			{ ...second, note: 'Of the file' },
			{ ...second, ...later },
			{ ...third, ...later },
		])
		expect(made).toMatchObject({ added: 2, changed: 2, undone: false })
		await send(admin, 'tariffs', [{ ...second, note: 'Of another file' }])
		await admin.delete(`/api/tariff-tables/tariffs/${third.id}/2027-04-01`)
		const { status, body } = await undo(made.id)
		expect([status, body.undone, body.leftCount]).toEqual([200, 2, 2])
		const changed = 'It was changed since the import, and stays as it is.'
		expect(body.left.map(({ message }: { message: string }) => message)).toEqual([changed, changed])
		const now = await rowsOf<TariffRow>(admin, 'tariffs')
		expect(now).toHaveLength(all.length)
		expect(now).toContainEqual(first)
		expect(now).toContainEqual({ ...second, note: 'Of another file' })
		const { body: entries } = await admin.get('/api/tariff-tables/tariffs?history=true&limit=500')
		const entry = entries.find(({ row }: { row: TariffRow }) => row.id === first.id)
		expect(entry.addedBy).toBeNull()
		expect((await undo(made.id)).status).toBe(409)
		const [audited] = (await admin.get('/api/audit?kind=fact&limit=1')).body
		expect(audited.action).toBe('reverted')
	})

	it('is undone once, in its own table, and for a day', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const [rule] = await rowsOf<MeteringRow>(admin, 'metering-rules')
		if (!rule) throw new Error('There are no rules.')
		const { id } = await send(admin, 'metering-rules', [{ ...rule, note: 'Of the file' }])
		const path = `/api/tariff-tables/metering-rules/imports`
		expect((await admin.post(`/api/tariff-tables/tariffs/imports/${id}/undo`)).status).toBe(404)
		const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${path}/${id}/undo`)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
		expect(await rowsOf(admin, 'metering-rules')).toContainEqual(rule)
		const { now } = store
		store.now = () => now() + DAY_MS + 1
		expect((await admin.get(path)).body).toEqual([])
		await runMaintenance(store, async () => false)
		for (const table of ['table_imports', 'table_import_rows'] as const)
			expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
	})
})
