import { expect, it } from 'vitest'
import { once } from '../../../test/builders.ts'
import { movableClock } from '../../../test/clock.ts'
import { moneyOf, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { receive } from '../../../test/money.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'

interface Listed {
	kind: string
	number: string
	createdAt: string
}

const rowsOf = async (admin: Caller, day: string) => {
	const { body } = await admin.get(`/api/exports/day-book.csv?from=${day}&to=${day}`)
	const [, ...rows] = String(body).trim().split('\r\n')
	return rows.map((row) => row.split(',')[1] ?? '').toSorted()
}

describeOnAllEngines('the day of a document', (open) => {
	it('is that of its event, and its number of the year in which it is given', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		const forward = movableClock(store)
		const at = (time: string) => forward(Date.parse(`${time}+05:30`) - store.now())
		await register(store)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const money = moneyOf(store)
		at('2027-03-30T12:00')
		const [one, two] = [
			await placeOrder(store, buyer, { [PANEL]: 2 }, { watts: 500 }),
			await placeOrder(store, buyer, { [PANEL]: 1 }),
		]
		await money.pay(one, 1_000_00)
		await money.run()
		at('2027-03-31T23:50')
		await admin.post(`/api/orders/${two}/dispatches`, {
			carrier: 'Blue Dart',
			lines: [{ line: 1, quantity: 1 }],
		})
		at('2027-04-01T00:10')
		await money.run()
		at('2027-04-02T10:00')
		await receive(admin, one, {
			...{ key: once()['idempotency-key'], amount: 5_000, date: '2027-03-31', way: 'cod' },
			confirmOverpaid: true,
		})
		await money.run()
		expect(await money.failed()).toEqual([])
		const documentsOf = async (id: string): Promise<Listed[]> =>
			(await admin.get(`/api/orders/${id}/documents`)).body
		const [first, late] = await documentsOf(one)
		const [invoice] = await documentsOf(two)
		expect(first?.number).toContain('/26-27/')
		expect([late?.kind, late?.number.includes('/27-28/')]).toEqual(['receipt-voucher', true])
		expect([invoice?.kind, invoice?.number.includes('/27-28/')]).toEqual(['tax-invoice', true])
		expect(late?.createdAt.slice(0, 10)).toBe('2027-03-30')
		expect(invoice?.createdAt.slice(0, 16)).toBe('2027-03-31T18:20')
		expect(await rowsOf(admin, '2027-03-31')).toEqual(['payment', 'receipt-voucher', 'tax-invoice'])
		for (const day of ['2027-04-01', '2027-04-02']) expect(await rowsOf(admin, day)).toEqual([])
		const taxed = async (month: string) => {
			const { body } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
			return Object.keys(body)
		}
		expect(await taxed('2027-03')).toEqual(expect.arrayContaining(['b2cs', 'at', 'doc_issue']))
		expect(await taxed('2027-04')).toEqual(['gstin', 'fp', 'version', 'hash'])
		const [balance] = (await admin.get('/api/reports/balance')).body.months
		expect(balance.balances).toBe(true)
		const years = await store.db
			.selectFrom('documents')
			.select(['fy'])
			.orderBy('created_at')
			.execute()
		expect(years.map(({ fy }) => fy)).toEqual(years.map(({ fy }) => fy).toSorted())
	})
})
