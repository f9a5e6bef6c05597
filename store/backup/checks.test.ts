import { expect, it } from 'vitest'
import { moneyOf, placeOrder, register } from '../../test/documents/billing-documents.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { faultsIn } from './checks.ts'

describeOnAllEngines('data that agrees with itself', (open) => {
	/** A store with an order that was paid, invoiced and partly refunded. */
	async function opened() {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const id = await placeOrder(store, await as('Buyer'), { 'solar-panel-250w': 2 })
		const money = moneyOf(store)
		const payment = await money.pay(id, 5_000_00)
		await money.supply({ orderId: id })
		await money.run()
		await money.refund(id, payment, 1_000_00)
		const { db } = store
		await db
			.updateTable('payments')
			.set({ refunded_paise: 1_000_00 as never })
			.execute()
		return { db, id, payment }
	}

	it('has no fault', async () => {
		const { db } = await opened()
		expect(await faultsIn(db)).toEqual([])
	})

	it('is told from data with a number that is missing, or was never given', async () => {
		const { db } = await opened()
		const { number } = await db
			.selectFrom('documents')
			.select('number')
			.where('kind', '=', 'tax-invoice')
			.executeTakeFirstOrThrow()
		const other = number.replace(/1$/, '7')
		await db.updateTable('documents').set({ number: other }).where('number', '=', number).execute()
		expect(await faultsIn(db)).toEqual([
			`There is no document of the number ${number}.`,
			`The document ${other} has a number that was never given.`,
		])
	})

	it('is told from data whose refunds, schedule or lines come to something else', async () => {
		const { db, id, payment } = await opened()
		await db
			.updateTable('payments')
			.set({ refunded_paise: 1 as never })
			.execute()
		await db
			.updateTable('payment_schedule')
			.set({ amount_paise: 5 as never })
			.where('order_id', '=', id)
			.execute()
		await db
			.updateTable('order_lines')
			.set({ discount_paise: 3 as never })
			.execute()
		const faults = await faultsIn(db)
		expect(faults).toHaveLength(3)
		expect(faults.join('\n')).toMatch(
			new RegExp(`order ${id} is for \\d+ paise, and its lines[^]*5 is to be paid[^]*${payment}`),
		)
	})
})
