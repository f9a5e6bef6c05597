import { expect } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { documentJobs } from '../../domain/documents/billing/document-jobs.ts'
import { issuedOf } from '../../domain/documents/billing/issued.ts'
import {
	scheduleDocumentOfReturn,
	scheduleDocumentOfSupply,
	type ToCredit,
	type ToInvoice,
} from '../../domain/documents/billing/schedule.ts'
import { queueDocuments } from '../../domain/documents/internal/billing/document-queue.ts'
import type { DocumentKind } from '../../domain/documents/schema.ts'
import { JobRunner } from '../../domain/jobs/runner.ts'
import { mailDelivery } from '../../domain/mail/delivery.ts'
import { newId, type OrderId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import type { OpenStore } from '../../store/open.ts'
import { installed, once, order, shipping } from '../builders.ts'
import { setOrder, withoutCharges } from '../orders.ts'
import { deliverForNothing, enterRates, setSection } from '../shop-settings.ts'
import type { Caller, Open } from '../store.ts'

/** A document of money; its sums are paise. */
export interface Summed {
	sums: Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', number>
}

export const SHOP_GSTIN = '27AAPFU0939F1ZV'
/** Of a buyer in Haryana. */
export const BUYER_GSTIN = '06AADCH1476P1Z7'

/** Whom an invoice is made out to that a registered buyer wants. */
export const HARYANA = {
	name: 'Haryana Cold Storage Pvt Ltd',
	gstin: BUYER_GSTIN,
	street: '7 Mall Road',
	city: 'Gurugram',
	zipCode: '122001',
}

/** Has the shop in Maharashtra, and registered there where it has a GSTIN. */
export async function register(
	store: OpenStore,
	gstin = SHOP_GSTIN,
	undertakings = '',
): Promise<void> {
	const numbers = { numberPrefix: 'SB', classesCheckedOn: '2026-11-01' }
	await setSection(store, 'tax', { state: 'Maharashtra', gstin, ...numbers, undertakings })
}

/** A live shop with a GSTIN that sends everything for 250 rupees. */
export async function deliveringShop(open: Open) {
	const opened = await open({ mode: 'live', sampleData: true })
	await register(opened.store)
	const admin = await opened.as('Admin')
	await enterRates(admin)
	return { ...opened, admin }
}

/** Places an order to be paid on delivery: sent at no charge or, where the power of its panels is said, installed. */
export async function placeOrder(
	store: OpenStore,
	buyer: Caller,
	items: Record<string, number>,
	more: { shipping?: object; billing?: object; watts?: number } = {},
) {
	const goods = Object.entries(items).reduce(
		(total, [id, count]) => total + (store.catalogue.anyById(id)?.price ?? 0) * count,
		0,
	)
	await deliverForNothing(store)
	const sent = { ...order(items), fulfilment: 'delivery', expectedTotal: goods }
	const wanted = more.watts === undefined ? sent : installed(items, goods, more.watts)
	const to = { shipping: shipping(more.shipping ?? {}), billing: more.billing }
	const placed = await buyer.post('/api/orders', { ...wanted, ...to, payment: 'cod' }, once())
	if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
	const id = placed.body.id as OrderId
	if (more.watts === undefined) await withoutCharges(store, id)
	return id
}

/** Documents that together sum to another one, taxes and all. */
export function expectSameSums(documents: readonly Summed[], whole: Summed | undefined) {
	for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
		expect([name, documents.reduce((all, { sums }) => all + sums[name], 0)]).toEqual([
			name,
			whole?.sums[name],
		])
}

/** Has an order delivered by the shop, paid and invoiced. @returns the later events of its money */
export async function deliverPaid(store: OpenStore, id: OrderId) {
	await setOrder(store, id, { status: 'delivered', fulfilment: 'delivery' })
	const money = moneyOf(store)
	await money.payAll(id)
	await money.supply({ orderId: id })
	await money.run()
	return money
}

/** The events of the money of orders, and their documents. */
export function moneyOf(store: OpenStore) {
	const { db } = store
	const runner = new JobRunner(() => store, [...documentJobs, mailDelivery])
	const schedule = (work: Parameters<typeof inTransaction<void>>[1]) => inTransaction(db, work)
	/** A payment that came in, with its document asked for twice. */
	async function pay(order_id: OrderId, amount: number) {
		const [id, at] = [newId(), store.now()]
		const payment = {
			id,
			order_id,
			schedule_n: null,
			provider: 'transfer' as const,
			provider_order: null,
			provider_ref: `UTR${id.slice(0, 8)}`,
			state: 'captured' as const,
			amount_paise: paise(amount),
			failure: null,
			recorded_by: null,
			created_at: at,
			updated_at: at,
			captured_at: at,
		}
		await db.insertInto('payments').values(payment).execute()
		for (let n = 0; n < 2; n++)
			await schedule((tx) =>
				queueDocuments(store, tx, [
					{ kind: 'receipt-voucher', about: id, payload: { paymentId: id } },
				]),
			)
		return id
	}
	return {
		run: () => runner.runDue(),
		pay,
		/** A payment of an order's whole cost. */
		payAll: async (id: OrderId) => {
			const { total_paise } = await db
				.selectFrom('orders')
				.select('total_paise')
				.where('id', '=', id)
				.executeTakeFirstOrThrow()
			return pay(id, total_paise)
		},
		/** A refund that is done. */
		refund: async (order_id: OrderId, payment_id: string, amount: number) => {
			const [id, at] = [newId(), store.now()]
			const refund = {
				id,
				payment_id,
				order_id,
				key: id,
				amount_paise: paise(amount),
				state: 'done' as const,
				provider_ref: `RFD${id.slice(0, 8)}`,
				reason: 'Too late',
				failure: null,
				created_by: null,
				created_at: at,
				updated_at: at,
				done_at: at,
			}
			await db.insertInto('refunds').values(refund).execute()
			await schedule((tx) =>
				queueDocuments(store, tx, [
					{ kind: 'refund-voucher', about: id, payload: { refundId: id } },
				]),
			)
			return id
		},
		supply: (supply: ToInvoice) => schedule((tx) => scheduleDocumentOfSupply(store, tx, supply)),
		credit: (credited: ToCredit) => schedule((tx) => scheduleDocumentOfReturn(store, tx, credited)),
		/** The documents of a kind that an order has, the first issued first. */
		documents: async <K extends DocumentKind>(order: OrderId, kind: K) => {
			const issued = await issuedOf(db, order, kind)
			return issued.map(({ content }) => content)
		},
		failed: async () => {
			const rows = await db
				.selectFrom('jobs')
				.select(['kind', 'error'])
				.where('failed_at', 'is not', null)
				.execute()
			return rows.map(({ kind, error }) => `${kind}: ${error}`)
		},
		/** As if the shop installed the goods: 70 % goods and 30 % work. */
		asInstalled: (order: OrderId) =>
			db
				.updateTable('order_tax_parts')
				.set({ part: 'service', hsn_sac: '9954' })
				.where('order_id', '=', order)
				.where('n', '=', 2)
				.execute(),
	}
}
