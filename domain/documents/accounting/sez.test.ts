import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import { moneyOf, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { registerOf } from '../../../test/documents/books-of-month.ts'
import { readReturn } from '../../../test/documents/gst-return/read-return.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'

/** A unit in the State of the shop. */
const SEZ_UNIT = {
	...{ name: 'Hinjawadi Exports Ltd', gstin: '27AADCH1476P1Z3', sez: true },
	...{ street: 'Phase 3', city: 'Pune', zipCode: '411057' },
}

describeOnAllEngines('a supply to a Special Economic Zone', (open) => {
	it('bears IGST within the State at the same price, and is in table 6B, its credit note too', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const admin = await as('Admin')
		const money = moneyOf(store)
		const quoteTo = async (billing: object) =>
			admin.post('/api/checkout/quote', {
				items: [{ productId: PANEL, quantity: 2 }],
				...{ fulfilment: 'delivery', address: { zipCode: '411038' }, billing },
			})
		const { gstin } = SEZ_UNIT
		const id = await placeOrder(store, admin, { [PANEL]: 2 }, { billing: SEZ_UNIT })
		const [{ body: plain }, { body: quoted }] = [
			await quoteTo({ gstin }),
			await quoteTo({ gstin, sez: true }),
		]
		expect(quoted.total).toBe(plain.total)
		expect(plain.taxes.every((row: { igst: number }) => row.igst === 0)).toBe(true)
		expect(quoted.taxes.every((row: { cgst: number }) => row.cgst === 0)).toBe(true)
		expect((await admin.get(`/api/orders/${id}`)).body.billing).toMatchObject({ gstin, sez: true })
		await money.payAll(id)
		await money.supply({ orderId: id })
		await money.run()
		await money.credit({
			...{ orderId: id, key: `${id} 1` },
			lines: [{ line: 1, quantity: 1, amount: 1_000_00 }],
		})
		await money.run()
		expect(await money.failed()).toEqual([])
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice).toMatchObject({ toSez: true, sums: { cgst: 0, sgst: 0 } })
		const [note] = await money.documents(id, 'credit-note')
		expect(note).toMatchObject({ toSez: true, sums: { cgst: 0, sgst: 0, total: 1_000_00 } })
		const month = dayAt(store.now()).slice(0, 7)
		const { body } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
		expect(body.b2b).toMatchObject([{ ctin: gstin, inv: [{ inv_typ: 'SEWP' }] }])
		expect(body.cdnr).toMatchObject([{ ctin: gstin, nt: [{ inv_typ: 'SEWP' }] }])
		const { sums } = readReturn(JSON.stringify(body))
		const igst = (invoice?.sums.igst ?? 0) - (note?.sums.igst ?? 0)
		expect((sums.b2b?.igst ?? 0) - (sums.cdnr?.igst ?? 0)).toBe(igst)
		expect(sums.b2cs).toBeUndefined()
		const rowsOf = async (section: string) => {
			const path = `/api/exports/gstr1.csv?month=${month}&section=${section}`
			const [, ...rows] = String((await admin.get(path)).body)
				.trim()
				.split('\r\n')
			return rows
		}
		const [row, ...more] = await rowsOf('sez')
		expect([row?.includes('SEZ supplies with payment'), more]).toEqual([true, []])
		expect(await rowsOf('b2b')).toEqual([])
		const { body: summary } = await admin.get(`/api/gst-summary?month=${month}`)
		expect(Math.round(summary.zeroRated.igst * 100)).toBe(igst)
		expect(summary.outward).toMatchObject({ taxable: 0, tax: 0 })
		const negated = Object.entries(note?.sums ?? {}).map(([name, sum]) => [name, -sum || 0])
		const of = { gstin, place: '27-Maharashtra', rate: 5 }
		expect(await registerOf(admin, dayAt(store.now()))).toMatchObject([
			{ ...of, kind: 'tax-invoice', quantity: 2, sums: invoice?.sums },
			{ ...of, kind: 'credit-note', quantity: -1, sums: Object.fromEntries(negated) },
		])
	})

	it('needs a GSTIN', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const admin = await as('Admin')
		const { gstin: _, ...billing } = SEZ_UNIT
		await deliverForNothing(store)
		const wanted = { ...order({ [PANEL]: 1 }), fulfilment: 'delivery', payment: 'cod' }
		const refused = await admin.post(
			'/api/orders',
			{ ...wanted, shipping: shipping({}), billing, expectedTotal: 6490 },
			once(),
		)
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['billing.gstin']])
	})
})
