import { expect, it, vi } from 'vitest'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { moneyOf, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { issuedOf } from './issued.ts'

const LIVE = { mode: 'live', sampleData: true } as const

/** A registered shop with an order of three panels and two cables, and the events of its payments. */
async function opened(opening: Promise<TestStore>) {
	const all = await opening
	await register(all.store)
	const buyer = await all.as('Buyer')
	const id = await placeOrder(all.store, buyer, { [PANEL]: 3, [CABLE]: 2 })
	const { total_paise: total } = await all.store.db
		.selectFrom('orders')
		.select('total_paise')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return { ...all, buyer, id, total, money: moneyOf(all.store) }
}

describeOnAllEngines('an invoice', (open) => {
	it('uses up the vouchers of its advances, the oldest first, and says where the rest is paid', async () => {
		const { store, id, total, money } = await opened(open(LIVE))
		const account = { accountName: 'Suryodaya Solar LLP', accountNumber: '50100012345678' }
		const bank = { ...account, ifsc: 'HDFC0000123', bankName: 'HDFC Bank, Pune', upiId: '' }
		await setSection(store, 'bank', bank)
		await money.pay(id, 1_00_000)
		await money.run()
		await money.pay(id, 50_000)
		await money.run()
		await money.supply({ orderId: id, dispatchId: '1', lines: [{ line: 2, quantity: 1 }] })
		await money.run()
		await money.supply({ orderId: id })
		await money.run()
		const receipts = await issuedOf(store.db, id, 'receipt-voucher')
		const [first, second] = await money.documents(id, 'tax-invoice')
		const used = [first, second].flatMap((invoice) => invoice?.advances ?? [])
		const usedOf = (number: string) =>
			used.reduce((all, each) => (each.number === number ? all + each.amount : all), 0)
		expect(receipts.map(({ number }) => usedOf(number))).toEqual([1_00_000, 50_000])
		expect(first?.advances?.[0]).toMatchObject({ number: receipts[0]?.number })
		expect(second).toMatchObject({ received: 1_50_000, orderTotal: total, bank })
		expect(second?.items.map(({ unit }) => unit)).toEqual(['NOS', 'ROL'])
		expect(second).toMatchObject({ form: 2, signature: '' })
	})

	it('has its copies for the transporter and the shop, which admins alone get', async () => {
		const { store, as, buyer, id, money } = await opened(open(LIVE))
		await money.supply({ orderId: id })
		await money.run()
		const [{ id: invoice }] = (await buyer.get(`/api/orders/${id}/documents`)).body
		const drawn = vi.spyOn(store.documents, 'document')
		for (const caller of [await as('Admin'), buyer])
			for (const copy of ['recipient', 'transporter', 'supplier'])
				await caller.get(`/api/documents/${invoice}.pdf?copy=${copy}`)
		expect(drawn.mock.calls.map(([, { copy }]) => copy)).toEqual([
			...['recipient', 'transporter', 'supplier'],
			...['recipient', 'recipient', 'recipient'],
		])
		const wrong = await buyer.get(`/api/documents/${invoice}.pdf?copy=other`)
		expect(wrong.status).toBe(422)
	})
})
