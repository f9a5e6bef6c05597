import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { sampleCatalogue } from '../../../store/samples/catalogue/index.ts'
import { product } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { stopInForce } from '../../../test/clock.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { wrongOrigin } from '../internal/compliance/origin-rules.ts'

const PATH = '/api/products/test-panel'
const listed = (more: object = {}) => ({
	kind: 'almm-modules',
	number: 'MNRE/ALMM/0042',
	validFrom: '2025-01-01',
	validTo: '2029-12-31',
	proof: 'https://example.com/list-1.pdf',
	checkedOn: '2026-11-01',
	isSample: false,
	...more,
})

const sendFile = (admin: Caller, text: string) =>
	admin.raw('POST', '/api/products/import', text, { 'content-type': 'text/csv' })

describeOnAllEngines('what a product is listed as', (open, itOnSqlite) => {
	itOnSqlite('is added with it, shown to everybody and changed as a whole', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const own = { origin: 'India', importer: null, compliance: [listed(), listed({ kind: 'bis' })] }
		expect((await admin.post('/api/products', product(own))).body).toMatchObject(own)
		expect((await visitor().get(PATH)).body).toMatchObject(own)
		const renewed = [listed({ number: null, validTo: null })]
		expect((await admin.put(PATH, { compliance: renewed })).body.compliance).toEqual(renewed)
		expect((await admin.put(PATH, { name: 'Another name' })).body.compliance).toEqual(renewed)
		expect((await admin.put(PATH, { compliance: [] })).body.compliance).toEqual([])
	})

	it('is audited, and no admin overwrites what another has just written', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.put(PATH, { compliance: [listed()] })
		const late = await admin.put(PATH, { compliance: [], expected: { compliance: [] } })
		expect(late.status).toBe(409)
		expect(late.body.changed).toEqual({ compliance: [listed()] })
		const entry = await store.db
			.selectFrom('audit_entries')
			.select('after')
			.where('subject_id', '=', 'test-panel')
			.where('action', '=', 'changed')
			.executeTakeFirstOrThrow()
		expect(JSON.parse(String(entry.after))).toEqual({ compliance: [listed()] })
	})

	itOnSqlite.each([
		['compliance.0.kind', { kind: 'iso' }],
		['compliance.0.validFrom', { validFrom: '2025-02-30' }],
		['compliance.0.validTo', { validTo: '2024-12-31' }],
		['compliance.0.proof', { proof: ' ' }],
	])('names the mistake in %s', async (field, wrong) => {
		const { as } = await open()
		const admin = await as('Admin')
		const refused = await admin.post('/api/products', product({ compliance: [listed(wrong)] }))
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
	})

	itOnSqlite('goes out in a file and comes in by one', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const file = (await admin.get('/api/exports/products.csv')).body
		const before = (await admin.get('/api/products/dcr-mono-panel-540w')).body
		expect(before.compliance).toHaveLength(4)
		const path = '/api/products/dcr-mono-panel-540w'
		await admin.put(path, { compliance: [], origin: null })
		expect((await sendFile(admin, file)).body).toMatchObject({ changed: 1, errorCount: 0 })
		expect((await admin.get(path)).body).toEqual(before)
		expect((await sendFile(admin, file)).body).toMatchObject({ changed: 0, errorCount: 0 })
	})

	itOnSqlite('is refused from a file with its place, and emptied by a blank cell', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ compliance: [listed()], importer: 'Testa Ltd' }))
		const cell = (records: unknown) => `"${JSON.stringify(records).replaceAll('"', '""')}"`
		const wrong = `id,compliance\ntest-panel,${cell([listed({ kind: 'iso' })])}\n`
		const refused = await sendFile(admin, wrong)
		expect(refused.body.report.errors).toMatchObject([
			{ row: 2, column: 'compliance', message: expect.stringContaining('0.kind') },
		])
		const unreadable = await sendFile(admin, 'id,compliance\ntest-panel,List-I\n')
		expect(unreadable.body.report.errors).toMatchObject([
			{ row: 2, column: 'compliance', message: 'Compliance is not valid JSON' },
		])
		await sendFile(admin, 'id,compliance,importer\ntest-panel,,\n')
		expect((await admin.get(PATH)).body).toMatchObject({ compliance: [], importer: null })
	})
})

describeOnAllEngines('where a panel comes from', (open) => {
	const sheet = (madeInIndia: boolean) => {
		const panel = sampleCatalogue.find(({ id }) => id === 'solar-panel-500w')
		return { ...panel?.sheet, madeInIndia }
	}
	const cells = listed({ kind: 'almm-cells' })
	const NOT_INDIAN = /^ALMM List-II \(cells\) is for cells made in India/

	it('cannot contradict its listings, added or changed', async () => {
		const { store, as } = await open()
		stopInForce(store)
		const admin = await as('Admin')
		const foreign = { sheet: sheet(false), compliance: [listed(), cells] }
		const added = await admin.post('/api/products', product(foreign))
		expect([added.status, added.body.errors]).toEqual([
			422,
			{ 'compliance.1.kind': expect.stringMatching(NOT_INDIAN) },
		])
		const own = { sheet: sheet(true), compliance: [listed(), cells] }
		expect((await admin.post('/api/products', product(own))).status).toBe(201)
		for (const [change, field] of [
			[{ sheet: sheet(false) }, 'compliance.1.kind'],
			[{ sheet: sheet(false), compliance: [listed({ kind: 'dcr' })] }, 'compliance.0.kind'],
			[{ origin: 'Vietnam' }, 'origin'],
		] as const) {
			const { status, body } = await admin.put(PATH, change)
			expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		}
		const over = listed({ kind: 'almm-cells', validTo: '2025-12-31' })
		const changed = { sheet: sheet(false), compliance: [over], origin: 'Vietnam' }
		expect((await admin.put(PATH, changed)).status).toBe(200)
	})

	it('cannot contradict its listings in a file, but where the file leaves it as it was', async () => {
		const { store, as } = await open()
		stopInForce(store)
		const admin = await as('Admin')
		await admin.post('/api/products', product({ sheet: sheet(true), compliance: [cells] }))
		const cell = JSON.stringify(sheet(false)).replaceAll('"', '""')
		const refused = await sendFile(admin, `id,sheet\ntest-panel,"${cell}"\n`)
		expect(refused.body.report.errors).toMatchObject([
			{ row: 2, column: 'compliance', message: expect.stringMatching(NOT_INDIAN) },
		])
		// A product of before the rule.
		const before = { sheet: JSON.stringify(sheet(false)) }
		await store.db
			.updateTable('products')
			.set(before)
			.where('id', '=', 'test-panel' as ProductId)
			.execute()
		await store.db
			.updateTable('catalogue_state')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.execute()
		expect((await sendFile(admin, `id,name\ntest-panel,Other\n`)).status).toBe(200)
		expect((await admin.put(PATH, { name: 'Another' })).status).toBe(200)
	})
})

describeOnSqlite('the built-in catalogue', (open) => {
	it('says of each panel what can be true together', async () => {
		const { store } = await open()
		const panels = store.catalogue.products.filter(({ sheet }) => sheet?.kind === 'panel')
		expect(panels.length).toBeGreaterThan(5)
		for (const panel of panels)
			expect([panel.id, wrongOrigin(panel, dayAt(store.now()))]).toEqual([panel.id, null])
	})

	it('has records that say they are samples, of every kind, and a product without any', async () => {
		const { visitor } = await open()
		const { body } = await visitor().get(
			'/api/products?category=Panels&category=Inverters&limit=100',
		)
		const records = body.flatMap(({ compliance }: { compliance: object[] }) => compliance)
		expect(records.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true)
		expect(new Set(records.map(({ kind }: { kind: string }) => kind)).size).toBe(5)
		const flexible = (await visitor().get('/api/products/flexible-panel-100w')).body
		expect([flexible.origin, flexible.compliance]).toEqual([null, []])
	})
})
