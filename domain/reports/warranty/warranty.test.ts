import { expect, it } from 'vitest'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { once, order } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { serialColumns } from '../../installations/serials/serial-columns.ts'

const PANEL = 'solar-panel-500w' as ProductId
const CABLE = 'solar-cable-4mm2-100m' as ProductId
const DONE = Date.parse('2026-02-28T20:00:00Z')

/** An installed order with serial numbers of two products. */
async function installed({ store, as, visitor }: TestStore, serials: [string, string]) {
	const installer = await idOf(await as('Installer'))
	const placed = await visitor().post('/api/orders', order({ [PANEL]: 1, [CABLE]: 1 }), once())
	expect(placed.status).toBe(201)
	const id = placed.body.id as OrderId
	const now = { created_at: DONE, updated_at: DONE }
	await store.db
		.insertInto('installations')
		.values({
			...{ order_id: id, installer_id: installer, ...now, completed_at: DONE },
			...{ appointment_at: null, appointment_minutes: null, appointment_state: null },
			...{ appointment_preference: null, customer_name: null },
		})
		.execute()
	const [panel, cable] = serials
	await store.db
		.insertInto('installation_serials')
		.values([
			{ order_id: id, product_id: PANEL, ...serialColumns(panel), created_at: DONE },
			{ order_id: id, product_id: CABLE, ...serialColumns(cable), created_at: DONE },
		])
		.execute()
	return id
}

describeOnAllEngines('the warranty of a serial number', (open) => {
	it('is its product, order, buyer and last day; by the sheet where there is no card', async () => {
		const opened = await open({ sampleData: true })
		const admin = await opened.as('Admin')
		const id = await installed(opened, ['Sn-Panel-0001', 'SN-CABLE-0001'])
		const [panel, ...others] = (await admin.get('/api/warranties?q=sn-panel-0001')).body
		expect(others).toEqual([])
		const sheet = opened.store.catalogue.anyById(PANEL)?.sheet
		if (sheet?.kind !== 'panel') throw new Error('no panel')
		expect(panel).toMatchObject({
			...{ serial: 'Sn-Panel-0001', productId: PANEL, orderId: id, installedOn: '2026-03-01' },
			...{ buyer: 'Asha Kulkarni', knownFrom: 'sheet', returns: [] },
			productWarranty: { years: sheet.warrantyYears, until: `${2026 + sheet.warrantyYears}-03-01` },
			performanceWarranty: { until: `${2026 + sheet.performanceYears}-03-01` },
		})
		const [cable] = (await admin.get('/api/warranties?q=cable-0001')).body
		expect(cable).toMatchObject({
			...{ productId: CABLE, knownFrom: null, productWarranty: null, performanceWarranty: null },
		})
		const found = async (q: string) =>
			(await admin.get(`/api/warranties?q=${q}`)).body.map(
				({ serial }: { serial: string }) => serial,
			)
		expect(await found('sn-')).toEqual(['SN-CABLE-0001', 'Sn-Panel-0001'])
		expect(await found('-0001')).toEqual(['SN-CABLE-0001', 'Sn-Panel-0001'])
		expect(await found('panel')).toEqual([])
		const search = (await admin.get('/api/portal-search?q=panel-0001')).body
		expect(search.serials).toMatchObject([{ serial: 'Sn-Panel-0001', buyer: 'Asha Kulkarni' }])
	})

	it('is that of the card where there is one, with the returns of the product', async () => {
		const opened = await open({ sampleData: true })
		const admin = await opened.as('Admin')
		const id = await installed(opened, ['CARD-1', 'CARD-2'])
		const term = { years: 3, until: '2029-03-01' }
		const part = { name: 'Panel', brand: 'Any', quantity: 1, serials: ['card-1'] }
		const card = { kind: 'warranty', parts: [{ ...part, product: term, performance: null }] }
		const { db } = opened.store
		await db
			.insertInto('documents')
			.values({
				...{ id: 'd-1', kind: 'warranty', series: 'W', number: 'W/1', fy: '25-26', order_id: id },
				...{ about: null, snapshot: JSON.stringify(card), logo: null, created_at: DONE },
				dated_at: DONE,
			})
			.execute()
		await db
			.insertInto('returns')
			.values({
				...{ order_id: id, n: 1, state: 'refused', cause: 'damaged', reason: 'Cracked' },
				...{ answer: 'Hail', answered_by: null, refund_paise: null, asked_at: DONE },
				...{ answered_at: DONE, received_at: null },
			})
			.execute()
		const { line } = await db
			.selectFrom('order_lines')
			.select('line')
			.where('order_id', '=', id)
			.where('product_id', '=', PANEL)
			.executeTakeFirstOrThrow()
		await db
			.insertInto('return_lines')
			.values({ order_id: id, n: 1, line, quantity: 1, condition: null, amount_paise: null })
			.execute()
		const [panel, cable] = (await admin.get('/api/warranties?q=card-')).body
		expect(panel).toMatchObject({
			...{ knownFrom: 'card', productWarranty: term, performanceWarranty: null },
			returns: [{ n: 1, state: 'refused' }],
		})
		expect(cable).toMatchObject({ serial: 'CARD-2', returns: [] })
	})

	it('is for admins alone, and short texts and signs find nothing', async () => {
		const { as, visitor } = await open({ sampleData: true })
		expect((await visitor().get('/api/warranties?q=abc')).status).toBe(401)
		expect((await (await as('Installer')).get('/api/warranties?q=abc')).status).toBe(403)
		const admin = await as('Admin')
		for (const query of ['', '?q=', '?q=sn', '?q=%25%25%25'])
			expect((await admin.get(`/api/warranties${query}`)).body).toEqual([])
	})
})
