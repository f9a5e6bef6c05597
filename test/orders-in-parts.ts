import { expect } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { reconcilePayments } from '../domain/orders/money/reconcile-payments.ts'
import { orderRows } from '../domain/orders/order-rows.ts'
import { moneyRowsOfOne } from '../domain/payments/queries.ts'
import type { OrderId } from '../shared/ids.ts'
import { itemsOf, once, installer as profile, shipping } from './builders.ts'
import { idOf } from './callers.ts'
import { moneyOf, register } from './documents/billing-documents.ts'
import { receive } from './money.ts'
import { rowsOf, setOrder } from './orders.ts'
import { setSection } from './shop-settings.ts'
import { stockUp } from './stock.ts'
import type { Open } from './store.ts'

export const PANEL = 'solar-panel-500w'
export const INVERTER = 'solar-inverter-3kw'
export const CABLE = 'solar-cable-4mm2-100m'

const paise = (rupees: number) => Math.round(rupees * 100)
const sumOf = <T>(rows: readonly T[], of: (row: T) => number) =>
	rows.reduce((all, row) => all + of(row), 0)

type Goods = Record<string, number>

/** A live shop that installs, takes 10 % with the order, 60 % before delivery and the rest in the end. */
export async function shopInParts(open: Open) {
	const shop = await open({ mode: 'live', sampleData: true })
	const { store, as } = shop
	await register(store)
	const { db } = store
	await setSection(store, 'payment', { onOrderPct: 10, beforeDeliveryPct: 60 })
	await stockUp(store, [PANEL, INVERTER, CABLE])
	const [admin, buyer, installer] = [await as('Admin'), await as('Buyer'), await as('Installer')]
	await installer.put('/api/installer/profile', profile())
	const installer_id = await idOf(installer)

	/** An order in parts, that the installer has and has surveyed. */
	async function surveyed(goods: Goods) {
		const choices = { fulfilment: 'installation', schedule: 'milestones', payment: 'transfer' }
		const asked = { items: itemsOf(goods), ...choices }
		const address = { zipCode: '411038' }
		const quote = await buyer.post('/api/checkout/quote', { ...asked, address })
		expect(quote.body.schedule).toHaveLength(3)
		const wanted = { ...asked, shipping: shipping(), quote: quote.body.hash }
		const placed = await buyer.post('/api/orders', wanted, once())
		expect(placed.status).toBe(201)
		const id = placed.body.id as OrderId
		const path = `/api/orders/${id}`
		await pay(id, quote.body.schedule[0].amount)
		await setOrder({ db }, id, { status: 'accepted', installer_id: installer_id as never })
		await inTransaction(db, (tx) => reconcilePayments(store, tx, id))
		const done = await installer.patch(`${path}/checklist/survey`, { done: true })
		expect(done.status).toBe(200)
		return { id, path }
	}

	async function pay(id: OrderId, amount: number) {
		expect((await receive(admin, id, { key: once()['idempotency-key'], amount })).status).toBe(201)
	}

	/** Changes the goods of an order as its buyer agrees. @returns whether anything was to be changed */
	async function change({ path }: { path: string }, goods: Goods): Promise<boolean> {
		const proposed = await installer.post(`${path}/changes`, {
			items: itemsOf(goods),
			reason: 'The roof is another',
		})
		if (proposed.status === 409) return false
		expect(proposed.status).toBe(201)
		const [{ n, hash, before, after, difference }] = (await buyer.get(`${path}/changes`)).body
		expect(paise(difference)).toBe(paise(after.total) - paise(before.total))
		expect((await buyer.post(`${path}/changes/${n}/consent`, { hash })).status).toBe(200)
		expect((await buyer.get(path)).body.total).toBe(after.total)
		return true
	}

	/** The figures of an order's money that must agree, and the accounts. @returns it */
	async function agreeing({ id, path }: { id: OrderId; path: string }) {
		const order = await db
			.selectFrom('orders')
			.select(['total_paise', 'money_state'])
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const { schedule, payments, refunds } = await moneyRowsOfOne(db, id)
		const { lines, charges } = await orderRows(db, id)
		const parts = await rowsOf(store, 'order_tax_parts', id)
		const total = order.total_paise
		expect(sumOf(schedule, ({ amount }) => amount)).toBe(total)
		expect(
			sumOf(lines, (row) => row.price_paise * row.quantity - row.discount_paise) +
				sumOf(charges, (row) => row.gross_paise - row.discount_paise),
		).toBe(total)
		const grossOf = (row: (typeof parts)[number]) =>
			row.taxable_paise + row.cgst_paise + row.sgst_paise + row.igst_paise
		expect(sumOf(parts, grossOf)).toBe(total)
		// One supply: 70 of 100 before the tax are goods, the rest is work.
		const worth = (part: 'goods' | 'service') =>
			sumOf(
				parts.filter((row) => row.part === part),
				(row) => row.taxable_paise,
			)
		const [goods, work] = [worth('goods'), worth('service')]
		expect(Math.abs(goods * 0.3 - work * 0.7)).toBeLessThanOrEqual(
			2 * (lines.length + charges.length),
		)
		const came = sumOf(payments, (row) => row.amount_paise)
		const back = sumOf(refunds, (row) => row.amount_paise)
		expect(sumOf(payments, (row) => row.refunded_paise)).toBe(back)
		expect(came - back).toBeLessThanOrEqual(total)
		const { money } = (await buyer.get(path)).body
		expect([paise(money.paid), paise(money.refunded)]).toEqual([came, back])
		// Of an accepted order, all but the sum due on commissioning.
		const dueByNow = sumOf(
			schedule.filter(({ due }) => due !== 'on-commissioning'),
			({ amount }) => amount,
		)
		expect(paise(money.due)).toBe(Math.max(0, dueByNow - (came - back)))
		expect(money.state).toBe(order.money_state)
		await moneyOf(store).run()
		const { months } = (await admin.get('/api/reports/balance')).body
		const broken = months.flatMap(({ orders }: { orders: { orderId: OrderId }[] }) => orders)
		expect(broken.filter(({ orderId }: { orderId: OrderId }) => orderId === id)).toEqual([])
		const amounts = schedule.map(({ due, amount }): [string, number] => [due, amount])
		return { total, came, back, refunds, amounts, due: money.due as number }
	}

	/** Sends the due refunds, and has the documents of all its money issued. @returns their sums by kind */
	async function documentsOf({ id }: { id: OrderId }) {
		const refunds = await rowsOf(store, 'refunds', id)
		for (const refund of refunds) {
			const reference = `RFD ${refund.id}`
			expect((await admin.post(`/api/refunds/${refund.id}/sent`, { reference })).status).toBe(200)
		}
		const money = moneyOf(store)
		await money.run()
		await money.supply({ orderId: id })
		await money.run()
		expect(await money.failed()).toEqual([])
		const totalOf = async (kind: 'receipt-voucher' | 'refund-voucher' | 'tax-invoice') =>
			sumOf(await money.documents(id, kind), ({ sums }) => sums.total)
		return {
			receipts: await totalOf('receipt-voucher'),
			refunds: await totalOf('refund-voucher'),
			invoice: await totalOf('tax-invoice'),
		}
	}
	return { store, installer, surveyed, pay, change, agreeing, documentsOf }
}
