import { expect, it } from 'vitest'
import { dayAt, monthSpan } from '../../../shared/calendar.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import {
	BUYER_GSTIN,
	HARYANA,
	moneyOf,
	placeOrder,
	register,
} from '../../../test/documents/billing-documents.ts'
import { readReturn } from '../../../test/documents/gst-return/read-return.ts'
import { type Caller, describeOnAllEngines, type Open } from '../../../test/store.ts'

const TO_HARYANA = { zipCode: '122001', city: 'Gurugram' }

const rowsOf = async (admin: Caller, path: string) => {
	const { status, body } = await admin.get(path)
	expect(status).toBe(200)
	const [, ...rows] = String(body).trim().split('\r\n')
	return rows.map((row) => row.split(','))
}

const paiseIn = (cell = '') => Math.round(Number(cell || 0) * 100)
const sumOf = (rows: string[][], column: number) =>
	rows.reduce((sum, row) => sum + paiseIn(row[column]), 0)

/** The sections of the return of a month, with their sums. */
const returnOf = async (admin: Caller, month: string) =>
	new Map(
		Object.entries(
			readReturn(JSON.stringify((await admin.get(`/api/exports/gstr1.json?month=${month}`)).body))
				.sums,
		),
	)

/** A live shop with a GSTIN, a buyer and an admin. */
async function registered(open: Open) {
	const { store, people } = await open({ mode: 'live', sampleData: true })
	await register(store)
	const [buyer, admin] = await people('Buyer', 'Admin')
	return { store, buyer, admin, money: moneyOf(store) }
}

describeOnAllEngines('the books', (open, itOnSqlite) => {
	itOnSqlite('agree with the documents to the paisa', async () => {
		const { store, buyer, admin, money } = await registered(open)
		const small = await placeOrder(store, buyer, { [PANEL]: 2 })
		const large = await placeOrder(store, buyer, { [PANEL]: 18 }, { shipping: TO_HARYANA })
		const business = await placeOrder(
			store,
			buyer,
			{ [PANEL]: 3, [CABLE]: 1 },
			{ shipping: TO_HARYANA, billing: HARYANA },
		)
		const orders = [small, large, business]
		const payment = await money.pay(small, 5_000_00)
		for (const orderId of orders) await money.supply({ orderId })
		await money.run()
		await money.refund(small, payment, 1_000_00)
		for (const orderId of orders)
			await money.credit({
				orderId,
				lines: [{ line: 1, quantity: 1, amount: 1_234_56 }],
				key: orderId,
			})
		await money.run()
		const documents = async <K extends 'tax-invoice' | 'credit-note'>(kind: K) =>
			(await Promise.all(orders.map((order) => money.documents(order, kind)))).flat()
		const [invoices, notes] = [await documents('tax-invoice'), await documents('credit-note')]
		// One is for a refund by hand.
		expect([invoices.length, notes.length]).toEqual([3, 4])

		const today = dayAt(store.now())
		const month = today.slice(0, 7)
		const filed = await returnOf(admin, month)
		expect([...filed.keys()].toSorted()).toEqual([
			'b2b',
			'b2cl',
			'b2cs',
			'cdnr',
			'cdnur',
			'hsn_b2b',
			'hsn_b2c',
		])
		const section = await rowsOf(admin, `/api/exports/gstr1.csv?month=${month}&section=b2b`)
		expect(section.map((row) => [row[0], row[5], row[10]])).toEqual([
			[BUYER_GSTIN, '06-Haryana', '5'],
			[BUYER_GSTIN, '06-Haryana', '18'],
		])
		const names = ['taxable', 'cgst', 'sgst', 'igst'] as const
		for (const name of names) {
			const all = (documents: { sums: Record<typeof name, number> }[]) =>
				documents.reduce((sum, { sums }) => sum + sums[name], 0)
			const of = (...keys: string[]) =>
				keys.reduce((sum, key) => sum + (filed.get(key)?.[name] ?? 0), 0)
			const sold = of('b2b', 'b2cl', 'b2cs') - of('cdnr', 'cdnur')
			expect(sold).toBe(all(invoices) - all(notes))
			expect(of('hsn_b2b', 'hsn_b2c')).toBe(all(invoices) - all(notes))
		}
		const { body: summary } = await admin.get(`/api/gst-summary?month=${month}`)
		const total = (documents: { sums: { total: number } }[]) =>
			documents.reduce((sum, { sums }) => sum + sums.total, 0)
		const inPaise = (rupees: number) => Math.round(rupees * 100)
		for (const name of names) {
			const all = (documents: { sums: Record<typeof name, number> }[]) =>
				documents.reduce((sum, { sums }) => sum + sums[name], 0)
			const rows: Record<typeof name, number>[] = summary.rows
			expect(inPaise(summary.totals[name])).toBe(all(invoices) - all(notes))
			expect(rows.reduce((sum, row) => sum + inPaise(row[name]), 0)).toBe(
				all(invoices) - all(notes),
			)
		}
		expect(inPaise(summary.totals.taxable) + inPaise(summary.totals.tax)).toBe(
			total(invoices) - total(notes),
		)
		expect(
			summary.rows.map((row: { placeOfSupply: string; ratePct: number }) => [
				row.placeOfSupply,
				row.ratePct,
			]),
		).toEqual([
			['Haryana', 5],
			['Haryana', 18],
			['Maharashtra', 5],
		])
		const issued = await rowsOf(admin, `/api/exports/gstr1.csv?month=${month}&section=docs`)
		expect(issued.map((row) => [row[0], row[5]])).toEqual([
			['Invoices for outward supply', '3'],
			['Credit Note', '4'],
			['Receipt Voucher', '1'],
		])

		const book = await rowsOf(admin, `/api/exports/day-book.csv?from=${today}&to=${today}`)
		const kind = (name: string) => book.filter((row) => row[1] === name)
		expect(sumOf(kind('tax-invoice'), 6)).toBe(total(invoices))
		expect(sumOf(kind('credit-note'), 7)).toBe(total(notes))
		expect([sumOf(kind('payment'), 7), sumOf(kind('refund'), 6)]).toEqual([5_000_00, 1_000_00])
		const sold = await rowsOf(admin, `/api/exports/sales-register.csv?from=${today}&to=${today}`)
		for (const [at, name] of names.entries()) {
			const all = (documents: { sums: Record<typeof name, number> }[]) =>
				documents.reduce((sum, { sums }) => sum + sums[name], 0)
			expect(sumOf(sold, 10 + at)).toBe(all(invoices) - all(notes))
		}
		expect(sumOf(sold, 14)).toBe(total(invoices) - total(notes))
		const numbers = new Set(sold.map(([number]) => number))
		expect(numbers.size).toBe(invoices.length + notes.length)
		const panels = sold.filter((row) => row[1] === 'tax-invoice' && row[8] === '5')
		expect(panels.map((row) => [row[7], row[9]])).toEqual([
			['NOS', '2'],
			['NOS', '18'],
			['NOS', '3'],
		])
		const given = sold.filter((row) => row[1] === 'credit-note')
		expect(given.every((row) => paiseIn(row[14]) < 0)).toBe(true)

		const taxOf = (document: (typeof invoices)[number]) =>
			document.sums.total - document.sums.taxable
		expect(sumOf(kind('tax-invoice'), 8)).toBe(
			invoices.reduce((all, invoice) => all + taxOf(invoice), 0),
		)
		for (const moved of [...kind('payment'), ...kind('refund')]) {
			expect([moved[4], moved[9]]).toEqual(['Asha Kulkarni', 'transfer'])
			expect(moved[10]?.slice(0, 10)).toBe(today)
		}
		expect(sumOf(book, 6)).toBe(total(invoices) + 1_000_00)
		expect(sumOf(book, 7)).toBe(total(notes) + 5_000_00)
	})

	it('have no GST of a shop that is not registered, nor has the file of its orders', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store, '')
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const money = moneyOf(store)
		const orderId = await placeOrder(store, buyer, { [PANEL]: 1 })
		await money.pay(orderId, 1_000_00)
		await money.supply({ orderId })
		await money.run()
		const today = dayAt(store.now())
		const month = today.slice(0, 7)
		const { body: filed } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
		expect(Object.keys(filed)).toEqual(['gstin', 'fp', 'version', 'hash'])
		const book = await rowsOf(admin, `/api/exports/day-book.csv?from=${today}&to=${today}`)
		expect(book.map(([, kind]) => kind).toSorted()).toEqual([
			'invoice',
			'payment',
			'receipt-voucher',
		])
		const taxIn = async () => {
			const file = String((await admin.get('/api/exports/orders.csv')).body).trim()
			const [head = [], row = []] = file.split('\r\n').map((line) => line.split(','))
			return row[head.indexOf('tax')]
		}
		expect(await taxIn()).toBe('0.00')
		await register(store)
		expect(Number(await taxIn())).toBeGreaterThan(0)
	})

	itOnSqlite('have all documents of a month in one file, but quotations', async () => {
		const { store, buyer, admin, money } = await registered(open)
		const orderId = await placeOrder(store, buyer, { [PANEL]: 1 })
		await money.pay(orderId, 1_000_00)
		await money.supply({ orderId })
		await money.run()
		const month = dayAt(store.now()).slice(0, 7)
		const zip = await admin.raw('GET', `/api/exports/documents.zip?month=${month}`)
		expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
		const names = String(zip.body).match(/SB[A-Z]-\d\d-\d\d-\d{6}\.(?:pdf|json)/g) ?? []
		const numbers = (await admin.get(`/api/orders/${orderId}/documents`)).body.map(
			({ number }: { number: string }) => `${number.replaceAll('/', '-')}.pdf`,
		)
		expect([...new Set(names)].toSorted()).toEqual(numbers.toSorted())
		const none = await admin.raw('GET', '/api/exports/documents.zip?month=2020-01')
		expect(String(none.body)).not.toContain('SB')
		expect((await buyer.get(`/api/exports/documents.zip?month=${month}`)).status).toBe(403)
	})

	itOnSqlite('refuse a month that is none, and whoever is no admin', async () => {
		const { as } = await open({ mode: 'live', sampleData: true })
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		expect((await admin.get('/api/exports/gstr1.json?month=2026-13')).status).toBe(422)
		expect(
			(await admin.get('/api/exports/day-book.csv?from=2026-02-02&to=2026-02-01')).status,
		).toBe(422)
		expect((await buyer.get('/api/exports/gstr1.json?month=2026-11')).status).toBe(403)
		expect((await buyer.get('/api/gst-summary?month=2026-11')).status).toBe(403)
	})
})

it('a month ends where the next begins, by the clocks of India', () => {
	expect(monthSpan('2026-12')).toEqual({
		from: Date.parse('2026-11-30T18:30:00Z'),
		before: Date.parse('2026-12-31T18:30:00Z'),
	})
})
