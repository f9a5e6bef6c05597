import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import { BUYER_GSTIN } from '../../../test/documents/billing-documents.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnSqlite } from '../../../test/store.ts'

interface Sums {
	taxable: number
	cgst: number
	sgst: number
	igst: number
}
type Part = Sums & { hsnSac: string; ratePct: number; part: string }

const hundredfold = (value: number) => Math.round(value * 100)
const addTo = (all: Map<string, number[]>, key: string, { taxable, cgst, sgst, igst }: Sums) => {
	const before = all.get(key) ?? [0, 0, 0, 0]
	const more = [taxable, cgst, sgst, igst].map(hundredfold)
	all.set(
		key,
		before.map((value, index) => value + (more[index] ?? 0)),
	)
}

describeOnSqlite('the report of tax', (open) => {
	it('is the sum of what orders kept, but for those declined or cancelled', async () => {
		const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const cable = store.catalogue.anyById('solar-cable-6mm2-100m')?.price ?? 0
		const panel = store.catalogue.anyById('solar-panel-250w')?.price ?? 0
		await deliverForNothing(store)
		const cod = { fulfilment: 'delivery', payment: 'cod' }
		const place = async (products: Record<string, number>, total: number, to: object) =>
			(
				await visitor().post(
					'/api/orders',
					{ ...order(products), shipping: shipping(to), ...cod, expectedTotal: total },
					once(),
				)
			).body
		const goa = { zipCode: '403001', city: 'Panaji' }
		const kept = [
			await place({ 'solar-panel-250w': 2 }, 2 * panel, {}),
			await place({ 'solar-panel-250w': 1, 'solar-cable-6mm2-100m': 1 }, panel + cable, {}),
			await place({ 'solar-cable-6mm2-100m': 3 }, 3 * cable, goa),
		]
		const gone = await place({ 'solar-cable-6mm2-100m': 1 }, cable, {})
		expect((await admin.post(`/api/orders/${gone.id}/cancel`, {})).status).toBe(200)
		const expected = new Map<string, number[]>()
		for (const { taxes } of kept)
			for (const part of taxes.parts as Part[])
				addTo(expected, `${taxes.placeOfSupply} ${part.hsnSac} ${part.ratePct}`, part)
		const { body } = await admin.get('/api/reports/tax')
		const found = new Map<string, number[]>()
		for (const row of body.rows as (Part & { placeOfSupply: string })[])
			addTo(found, `${row.placeOfSupply} ${row.hsnSac} ${row.ratePct}`, row)
		expect(found).toEqual(expected)
		expect([...found.keys()]).toEqual([
			'Goa 85444999 18',
			'Maharashtra 85414300 5',
			'Maharashtra 85444999 18',
		])
		const paid = kept.reduce((all, { total }) => all + hundredfold(total), 0)
		expect(hundredfold(body.totals.taxable) + hundredfold(body.totals.tax)).toBe(paid)
		const file = (await admin.get('/api/reports/tax.csv')).body as string
		expect(file.split('\r\n')[0]).toContain(
			'Place of supply,Goods or service,HSN or SAC,"Rate, per cent"',
		)
		expect(file.trim().split('\r\n')).toHaveLength(4)
		const before = await admin.get('/api/reports/tax?from=2020-01-01&to=2020-01-31')
		expect(before.body.rows).toEqual([])
		expect(body.to).toBe(dayAt(store.now()))
	})

	it('has what a firm of another state buys where it is taxed, not where the goods went', async () => {
		const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const billing = {
			name: 'Haryana Solar',
			gstin: BUYER_GSTIN,
			street: '1 Sohna Road',
			city: 'Gurugram',
			zipCode: '122001',
		}
		const expectedTotal = store.catalogue.anyById('solar-cable-6mm2-100m')?.price ?? 0
		await deliverForNothing(store)
		const cod = { fulfilment: 'delivery', payment: 'cod', expectedTotal }
		const bought = { ...order({ 'solar-cable-6mm2-100m': 1 }), ...cod }
		for (const more of [{}, { billing }])
			expect((await visitor().post('/api/orders', { ...bought, ...more }, once())).status).toBe(201)
		const { rows } = (await admin.get('/api/reports/tax')).body
		const taxed = rows.map(({ placeOfSupply, cgst, igst }: Sums & { placeOfSupply: string }) => [
			placeOfSupply,
			cgst > 0,
			igst > 0,
		])
		expect(taxed).toEqual([
			['Haryana', false, true],
			['Maharashtra', true, false],
		])
	})

	it('says when no tax is charged', async () => {
		const { as } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const told = async () => (await admin.get('/api/reports/tax')).body.isTaxed
		expect(await told()).toBe(true)
		const { headers, body } = await admin.get('/api/settings/tax')
		const etag = { 'if-match': headers.get('etag') ?? '' }
		expect((await admin.put('/api/settings/tax', { ...body, gstin: '' }, etag)).status).toBe(200)
		expect(await told()).toBe(false)
	})
})
