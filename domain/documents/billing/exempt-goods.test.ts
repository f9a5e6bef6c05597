import { expect, it } from 'vitest'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import {
	expectSameSums,
	HARYANA,
	moneyOf,
	placeOrder,
	register,
} from '../../../test/documents/billing-documents.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const LIVE = { mode: 'live', sampleData: true } as const

/** A shop whose cables are nil-rated, and an order of it. */
async function opened(
	opening: Promise<TestStore>,
	items: Record<string, number>,
	{ gstin, ...more }: { gstin?: string; billing?: object } = {},
) {
	const { store, as } = await opening
	const admin = await as('Admin')
	await register(store, gstin)
	const figures = {
		code: 'nil',
		name: 'Nil-rated',
		hsnSac: '8544',
		ratePct: 0,
		neverComposite: false,
	}
	const row = { kind: 'tax-class', state: null, validFrom: '2026-01-01', figures }
	const since = { source: 'The gazette', asOf: '2026-01-01', confidence: 'high' }
	expect((await admin.post('/api/facts', { ...row, ...since })).status).toBe(201)
	await admin.put(`/api/products/${CABLE}`, { taxClass: 'nil' })
	const { mails } = keepMails(store)
	const id = await placeOrder(store, await as('Buyer'), items, more)
	const money = moneyOf(store)
	await money.supply({ orderId: id })
	await money.run()
	await money.run()
	expect(await money.failed()).toEqual([])
	return { id, money, mails, invoices: await money.documents(id, 'tax-invoice') }
}

describeOnAllEngines('nil-rated goods', (open, itOnSqlite) => {
	it('are on a bill of supply beside the tax invoice of a registered buyer, of one supply', async () => {
		const bought = { [PANEL]: 3, [CABLE]: 2 }
		const { id, money, invoices, mails } = await opened(open(LIVE), bought, { billing: HARYANA })
		expect(invoices.map(({ called }) => called).toSorted()).toEqual([
			'bill-of-supply',
			'tax-invoice',
		])
		const bill = invoices.find(({ called }) => called === 'bill-of-supply')
		expect(bill?.items.map(({ n }) => n)).toEqual([2])
		expect(bill?.sums).toMatchObject({ cgst: 0, sgst: 0, igst: 0, total: bill?.sums.taxable })
		const [{ orderTotal } = { orderTotal: 0 }] = invoices
		expect(invoices.reduce((all, { sums }) => all + sums.total, 0)).toBe(orderTotal)
		const written = mails.filter(({ subject }) => subject.startsWith('Invoice'))
		expect(written).toHaveLength(1)
		const lines = [1, 2].map((line) => {
			const item = invoices.flatMap(({ items }) => items).find(({ n }) => n === line)
			return { line, quantity: item?.quantity ?? 0, amount: item?.total ?? 0 }
		})
		await money.credit({ orderId: id, lines, key: 'all of it' })
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes[0]?.against).toHaveLength(2)
		expect(notes[0]?.sums.total).toBe(orderTotal)
		expectSameSums(invoices, notes[0] && { sums: notes[0].sums })
	})

	itOnSqlite('are with the taxed ones on one document of any other buyer', async () => {
		const { invoices } = await opened(open(LIVE), { [PANEL]: 3, [CABLE]: 2 })
		expect(invoices.map(({ called }) => called)).toEqual(['invoice-cum-bill-of-supply'])
	})

	itOnSqlite('alone are on a bill of supply', async () => {
		const { invoices } = await opened(open(LIVE), { [CABLE]: 2 })
		expect(invoices.map(({ called }) => called)).toEqual(['bill-of-supply'])
	})

	itOnSqlite('are on an invoice of a shop without a GSTIN, as all goods are', async () => {
		const { invoices } = await opened(open(LIVE), { [PANEL]: 3, [CABLE]: 2 }, { gstin: '' })
		expect(invoices.map(({ called, isTaxed }) => [called, isTaxed])).toEqual([['invoice', false]])
	})
})
