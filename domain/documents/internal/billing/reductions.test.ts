import { expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations.ts'
import { CABLE, PANEL } from '../../../../test/catalogues/sample-products.ts'
import { moneyOf, placeOrder, register } from '../../../../test/documents/billing-documents.ts'
import { describeOnSqlite, type TestStore } from '../../../../test/store.ts'

const LIVE = { mode: 'live', sampleData: true } as const
const BOUGHT = { [PANEL]: 3, [CABLE]: 2 }

/** An order of a registered shop, and the events of its payments. */
async function opened(opening: Promise<TestStore>) {
	const { store, as } = await opening
	await register(store)
	const id = await placeOrder(store, await as('Buyer'), BOUGHT)
	const { total_paise: total } = await store.db
		.selectFrom('orders')
		.select('total_paise')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return { id, total, money: moneyOf(store) }
}

describeOnSqlite('an order whose price went back in part', (open) => {
	it('is invoiced at less by what went back before, and credited what went back after, so that its books are even', async () => {
		const { id, total, money } = await opened(open(LIVE))
		const payment = await money.pay(id, total)
		await money.refund(id, payment, 1_000_01)
		await money.run()
		expect(await money.documents(id, 'refund-voucher')).toHaveLength(1)
		expect(await money.documents(id, 'credit-note')).toEqual([])
		await money.supply({ orderId: id })
		await money.run()
		await money.refund(id, payment, 500_07)
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes.map(({ sums }) => sums.total)).toEqual([500_07])
		for (const { items, sums, against } of notes) {
			expect(against).toHaveLength(1)
			expect(items.map(({ of, n, quantity }) => [of, n, quantity])).toEqual([
				['line', 1, 0],
				['line', 2, 0],
			])
			expect(sums.cgst).toBe(sums.sgst)
			expect(sums.taxable + sums.cgst + sums.sgst + sums.igst).toBe(sums.total)
		}
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice?.sums.total).toBe(total - 1_000_01)
		expect(invoice?.sums.cgst).toBe(invoice?.sums.sgst)
		expect(invoice).toMatchObject({
			...{ lowered: 1_000_01, received: total - 1_000_01, orderTotal: total - 1_000_01 },
			items: [{ quantity: 3 }, { quantity: 2 }],
		})
		const lines = (invoice?.items ?? []).map(({ n: line, quantity, total: amount }) => ({
			line,
			quantity,
			amount,
		}))
		await money.credit({ orderId: id, lines, key: 'all of it' })
		await money.run()
		const all = await money.documents(id, 'credit-note')
		for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
			expect(all.reduce((sum, { sums }) => sum + sums[name], 0)).toBe(invoice?.sums[name])
		expect(await money.failed()).toEqual([])
	})

	it('is less on the invoice of what is still to be sent, and not on that of what was', async () => {
		const { id, total, money } = await opened(open(LIVE))
		const payment = await money.pay(id, total)
		await money.supply({ orderId: id, dispatchId: '1', lines: [{ line: 1, quantity: 3 }] })
		await money.run()
		await money.refund(id, payment, 200_00)
		await money.run()
		expect(await money.documents(id, 'credit-note')).toEqual([])
		await money.supply({ orderId: id, dispatchId: '2', lines: [{ line: 2, quantity: 2 }] })
		await money.run()
		const invoices = await money.documents(id, 'tax-invoice')
		expect(invoices.map(({ lowered }) => lowered)).toEqual([undefined, 200_00])
		expect(invoices.reduce((all, { sums }) => all + sums.total, 0)).toBe(total - 200_00)
		expect(await money.documents(id, 'credit-note')).toEqual([])
		expect(await money.failed()).toEqual([])
	})

	it('has a credit note where more went back than is still to be invoiced', async () => {
		const { id, total, money } = await opened(open(LIVE))
		const payment = await money.pay(id, total)
		await money.supply({ orderId: id, dispatchId: '1', lines: [{ line: 1, quantity: 3 }] })
		await money.run()
		const [first] = await money.documents(id, 'tax-invoice')
		const rest = total - (first?.sums.total ?? 0)
		await money.refund(id, payment, rest + 1_00)
		await money.supply({ orderId: id, dispatchId: '2', lines: [{ line: 2, quantity: 2 }] })
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes.map(({ sums }) => sums.total)).toEqual([rest + 1_00])
		expect(await money.failed()).toEqual([])
	})

	it('is credited nothing of money that was paid beyond its total', async () => {
		const { id, total, money } = await opened(open(LIVE))
		await money.supply({ orderId: id })
		const [first, twice] = [await money.pay(id, total), await money.pay(id, total)]
		await money.refund(id, twice, total)
		await money.run()
		expect(await money.documents(id, 'credit-note')).toEqual([])
		await money.refund(id, first, 3)
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes.map(({ sums }) => sums.total)).toEqual([3])
	})

	it('is credited what went back, also where it is paid once more before the note is issued', async () => {
		const { id, total, money } = await opened(open(LIVE))
		const payment = await money.pay(id, total)
		await money.supply({ orderId: id })
		await money.run()
		await money.refund(id, payment, 171_41)
		const again = await money.pay(id, 171_41)
		await money.run()
		await money.refund(id, again, 171_41)
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes.map(({ sums }) => sums.total)).toEqual([171_41])
		expect(await money.failed()).toEqual([])
	})

	it('is credited what went back after the goods had left, though the invoice is issued later', async () => {
		const { id, total, money } = await opened(open(LIVE))
		const payment = await money.pay(id, total)
		await money.refund(id, payment, 171_41)
		await money.run()
		await money.supply({ orderId: id, at: Date.now() - DAY_MS })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice?.lowered ?? 0).toBe(0)
		const notes = await money.documents(id, 'credit-note')
		expect(notes.map(({ sums }) => sums.total)).toEqual([171_41])
		expect(await money.failed()).toEqual([])
	})
})
