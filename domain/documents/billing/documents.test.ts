import { expect, it } from 'vitest'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import {
	BUYER_GSTIN,
	expectSameSums,
	HARYANA,
	moneyOf,
	placeOrder,
	register,
	SHOP_GSTIN,
} from '../../../test/documents/billing-documents.ts'
import { setOrder } from '../../../test/orders.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../test/store.ts'

const BOUGHT = { [PANEL]: 3, [CABLE]: 2 }
const LIVE = { mode: 'live', sampleData: true } as const

/** A registered shop with an order of three panels and two cables, and the events of its payments. */
async function opened(opening: Promise<TestStore>, more: Parameters<typeof placeOrder>[3] = {}) {
	const all = await opening
	await register(all.store)
	const buyer = await all.as('Buyer')
	const id = await placeOrder(all.store, buyer, BOUGHT, more)
	const { total_paise: total } = await all.store.db
		.selectFrom('orders')
		.select('total_paise')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	const parts = await all.store.db
		.selectFrom('order_tax_parts')
		.selectAll()
		.where('order_id', '=', id)
		.execute()
	const sumOf = (column: 'taxable_paise' | 'cgst_paise' | 'igst_paise') =>
		parts.reduce((sum, row) => sum + row[column], 0)
	const sums = {
		taxable: sumOf('taxable_paise'),
		cgst: sumOf('cgst_paise'),
		sgst: sumOf('cgst_paise'),
		igst: sumOf('igst_paise'),
		total,
	}
	return { ...all, buyer, id, total, sums, money: moneyOf(all.store) }
}

describeOnAllEngines('a payment', (open, itOnSqlite) => {
	itOnSqlite(
		'has one receipt voucher, seen by its buyer and admins alone, and a mail',
		async () => {
			const { store, as, visitor, buyer, id, total, money } = await opened(open(LIVE))
			const { mails } = keepMails(store)
			await money.pay(id, total)
			await money.run()
			await money.run()
			const [receipt, ...others] = await money.documents(id, 'receipt-voucher')
			expect(others).toEqual([])
			expect(receipt).toMatchObject({
				isAdvance: true,
				bearsTax: false,
				way: 'transfer',
				isTaxed: true,
				sums: { taxable: total, cgst: 0, sgst: 0, igst: 0, total },
				placeOfSupply: { name: 'Maharashtra', code: '27' },
			})
			const path = `/api/orders/${id}`
			const [document] = (await buyer.get(`${path}/documents`)).body
			expect(document).toMatchObject({ kind: 'receipt-voucher' })
			expect(document.number).toMatch(/^SBR\/\d\d-\d\d\/000001$/)
			const subjects = mails.map(({ subject }) => subject)
			expect(subjects.filter((each) => each.includes('oucher'))).toEqual([
				`Receipt voucher for your order ${id}`,
			])
			const installer = await as('Installer')
			const installerId = (await installer.get('/api/session')).body.user.id
			const admin = await as('Admin')
			await setOrder(store, id, { fulfilment: 'installation' })
			await admin.post(`${path}/reassign`, { installerId })
			await installer.post(`${path}/accept`)
			expect((await installer.get(`${path}/documents`)).body).toEqual([])
			for (const caller of [installer, visitor(), await as('Buyer')])
				for (const form of ['json', 'pdf'])
					expect((await caller.get(`/api/documents/${document.id}.${form}`)).status).toBe(404)
			for (const caller of [buyer, admin])
				for (const form of ['json', 'pdf'])
					expect((await caller.get(`/api/documents/${document.id}.${form}`)).status).toBe(200)
		},
	)

	it('bears tax where the order has work in it, and none once that is invoiced', async () => {
		const { id, total, money } = await opened(open(LIVE))
		await money.asInstalled(id)
		await money.pay(id, 1_00_000)
		await money.run()
		await money.supply({ orderId: id })
		await money.run()
		await money.pay(id, total - 1_00_000)
		await money.run()
		const receipts = await money.documents(id, 'receipt-voucher')
		expect(receipts.map(({ isAdvance, bearsTax }) => [isAdvance, bearsTax])).toEqual([
			[true, true],
			[false, false],
		])
		expect(receipts.map(({ sums }) => sums.total)).toEqual([1_00_000, total - 1_00_000])
		expect(receipts[0]?.sums.cgst).toBeGreaterThan(0)
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice?.received).toBe(1_00_000)
	})
})

describeOnAllEngines('what leaves', (open) => {
	it('is not to be paid anew where a part of its money went back for good', async () => {
		const { store, id, total, money } = await opened(open(LIVE))
		const [first, twice] = [await money.pay(id, total), await money.pay(id, total)]
		await money.refund(id, first, 1_234)
		const again = await money.refund(id, twice, total)
		await store.db.updateTable('refunds').set({ pay_again: 1 }).where('id', '=', again).execute()
		await money.supply({ orderId: id })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect([invoice?.received, invoice?.orderTotal]).toEqual([total - 1_234, total - 1_234])
		expect(invoice?.bank).toBeNull()
	})

	it('is invoiced in parcels whose sums are the order’s, and once', async () => {
		const { id, sums, money } = await opened(open(LIVE))
		const parcel = (dispatchId: string, lines: { line: number; quantity: number }[]) =>
			money.supply({ orderId: id, dispatchId, lines })
		await parcel('one', [{ line: 1, quantity: 2 }])
		await money.run()
		await parcel('two', [
			{ line: 1, quantity: 5 },
			{ line: 2, quantity: 1 },
		])
		await money.run()
		await parcel('three', [{ line: 1, quantity: 1 }])
		await money.supply({ orderId: id })
		await money.supply({ orderId: id })
		await money.run()
		const invoices = await money.documents(id, 'tax-invoice')
		const counts = invoices.map(({ items }) => items.map(({ n, quantity }) => [n, quantity]))
		expect(counts).toEqual([
			[[1, 2]],
			[
				[1, 1],
				[2, 1],
			],
			[[2, 1]],
		])
		for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
			expect(invoices.reduce((sum, invoice) => sum + invoice.sums[name], 0)).toBe(sums[name])
		expect(await money.failed()).toEqual([])
	})

	it('names a registered buyer in another state, and has IGST', async () => {
		const to = { zipCode: '122001', city: 'Gurugram' }
		const { store, id, sums, money } = await opened(open(LIVE), { shipping: to, billing: HARYANA })
		await store.db.updateTable('orders').set({ fulfilment: 'delivery' }).execute()
		await money.supply({ orderId: id })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice).toMatchObject({
			billTo: { name: HARYANA.name, gstin: BUYER_GSTIN, state: { name: 'Haryana', code: '06' } },
			shipTo: { state: { code: '06' } },
			placeOfSupply: { name: 'Haryana', code: '06' },
			shop: { gstin: SHOP_GSTIN },
			shopState: { name: 'Maharashtra', code: '27' },
			sums,
		})
		expect([sums.igst > 0, sums.cgst]).toEqual([true, 0])
		expect(invoice?.items.map(({ taxes }) => taxes.map(({ hsnSac }) => hsnSac))).toEqual([
			['8541'],
			['8544'],
		])
	})
})

describeOnSqlite('a shop without a GSTIN', (open) => {
	it('writes a bill of supply, which has no tax', async () => {
		const { store, id, total, money } = await opened(open(LIVE))
		await register(store, '')
		await money.supply({ orderId: id })
		await money.run()
		const [bill] = await money.documents(id, 'tax-invoice')
		expect([bill?.isTaxed, bill?.sums]).toEqual([
			false,
			{ taxable: total, cgst: 0, sgst: 0, igst: 0, total },
		])
	})
})

describeOnAllEngines('what comes back', (open, itOnSqlite) => {
	itOnSqlite('is credited against its invoice, and never for more than that', async () => {
		const { id, sums, money } = await opened(open(LIVE))
		const all = (line: number, quantity: number, amount: number) => [{ line, quantity, amount }]
		await money.credit({ orderId: id, lines: all(1, 1, 1_00), key: 'too early' })
		await money.run()
		expect(await money.documents(id, 'credit-note')).toEqual([])
		await money.supply({ orderId: id })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		const [panels, cables] = invoice?.items ?? []
		await money.credit({ orderId: id, lines: all(1, 1, 1_234_56), key: 'a' })
		await money.run()
		const rest = (panels?.total ?? 0) - 1_234_56
		const lines = [...all(1, 2, rest), ...all(2, 2, cables?.total ?? 0)]
		await money.credit({ orderId: id, lines, key: 'b' })
		await money.credit({ orderId: id, lines, key: 'b' })
		await money.run()
		await money.credit({ orderId: id, lines: all(1, 1, 1), key: 'c' })
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes).toHaveLength(2)
		for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
			expect(notes.reduce((sum, note) => sum + note.sums[name], 0)).toBe(sums[name])
		expect(notes[0]?.against.map(({ number }) => number)).toEqual([
			expect.stringMatching(/^SBT\/\d\d-\d\d\/000001$/),
		])
	})

	itOnSqlite('has refund vouchers that together are its receipt, taxes and all', async () => {
		const { id, money } = await opened(open(LIVE))
		await money.asInstalled(id)
		const payment = await money.pay(id, 1_000_07)
		await money.run()
		for (const amount of [333_33, 333_33, 333_41]) {
			await money.refund(id, payment, amount)
			await money.run()
		}
		const [receipt] = await money.documents(id, 'receipt-voucher')
		const vouchers = await money.documents(id, 'refund-voucher')
		expect(vouchers).toHaveLength(3)
		expectSameSums(vouchers, receipt)
	})

	it('has a refund voucher that names its receipt voucher, whichever was to be issued first', async () => {
		const { store, id, money } = await opened(open(LIVE))
		await money.asInstalled(id)
		const payment = await money.pay(id, 1_000_00)
		const receipts = store.db.updateTable('jobs').where('kind', '=', 'receipt-voucher')
		const due = store.now()
		await receipts.set({ run_at: due + 3_600_000 }).execute()
		await money.refund(id, payment, 1_000_00)
		await money.run()
		await receipts.set({ run_at: due }).execute()
		await money.run()
		expect(await money.failed()).toEqual([])
		const [receipt, ...others] = await money.documents(id, 'receipt-voucher')
		const [voucher] = await money.documents(id, 'refund-voucher')
		expect(others).toEqual([])
		expect(voucher).toMatchObject({ bearsTax: true, receipt: { number: expect.any(String) } })
		expect(voucher?.sums).toEqual(receipt?.sums)
	})

	itOnSqlite('as money has a refund voucher before the invoice, and none after it', async () => {
		const { id, total, money } = await opened(open(LIVE))
		await money.asInstalled(id)
		const payment = await money.pay(id, total)
		await money.run()
		await money.refund(id, payment, 1_000_00)
		await money.run()
		const [receipt] = await money.documents(id, 'receipt-voucher')
		const [voucher] = await money.documents(id, 'refund-voucher')
		expect(voucher).toMatchObject({
			bearsTax: true,
			reason: 'Too late',
			sums: { total: 1_000_00 },
			receipt: { number: expect.stringMatching(/^SBR/) },
		})
		const shares = [receipt, voucher].map((document) =>
			document ? document.sums.cgst / document.sums.total : 0,
		)
		expect(shares[0]).toBeCloseTo(shares[1] ?? 0, 4)
		await money.pay(id, 1_000_00)
		await money.supply({ orderId: id })
		await money.run()
		await money.refund(id, payment, 500_00)
		await money.run()
		expect(await money.documents(id, 'refund-voucher')).toHaveLength(1)
		expect(await money.failed()).toEqual([])
	})
})
