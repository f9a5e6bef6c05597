import { expect, it } from 'vitest'
import { inTransaction } from '../../../../db/transaction.ts'
import type { Paise } from '../../../../shared/money.ts'
import { CABLE, PANEL } from '../../../../test/catalogues/sample-products.ts'
import { moneyOf, placeOrder, register } from '../../../../test/documents/billing-documents.ts'
import { setOrder } from '../../../../test/orders.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'
import { lockOrder } from '../../../orders/order-rows.ts'
import { moneyRowsOfOne } from '../../../payments/queries.ts'
import { queueVouchers } from './vouchers.ts'

describeOnAllEngines('the cancellation fee of an order', (open) => {
	it('is invoiced once, to the paisa, at the HSN and rates of what was ordered', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const id = await placeOrder(store, await as('Buyer'), { [PANEL]: 3, [CABLE]: 1 })
		const money = moneyOf(store)
		const payment = await money.payAll(id)
		const { total_paise: total } = await store.db
			.selectFrom('orders')
			.select('total_paise')
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const fee = 1_000_01
		await setOrder(store, id, { status: 'cancelled', kept_paise: fee as Paise })
		for (let n = 0; n < 2; n++)
			await inTransaction(store.db, async (tx) => {
				const order = await lockOrder(tx, id)
				if (order) await queueVouchers(store, tx, { order, rows: await moneyRowsOfOne(tx, id) })
			})
		await money.run()
		await money.refund(id, payment, total - fee)
		await money.run()
		expect(await money.failed()).toEqual([])
		const invoices = await money.documents(id, 'tax-invoice')
		expect(invoices).toHaveLength(1)
		const [invoice] = invoices
		expect(invoice).toMatchObject({ ofCancelled: true, orderTotal: fee })
		expect(invoice?.sums.total).toBe(fee)
		expect(invoice?.sums.cgst).toBe(invoice?.sums.sgst)
		expect(invoice?.items.map(({ quantity, parts }) => [quantity, parts])).toEqual([
			[0, []],
			[0, []],
		])
		expect(invoice?.items.map(({ taxes }) => taxes[0]?.rateBp)).toEqual([500, 1800])
		const [voucher] = await money.documents(id, 'refund-voucher')
		expect(voucher?.sums.total).toBe(total - fee)
		expect(await money.documents(id, 'credit-note')).toEqual([])
	})
})
