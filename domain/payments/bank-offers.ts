import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { type OfferItem, paidOfOffer } from './bank-offer-rules.ts'
import type { PaymentRow } from './queries.ts'
import { paymentTables } from './tables.ts'

/** What a bank bears of a payment for an offer of its own. Amounts are paise. */
export interface BankOffer {
	paymentId: string
	orderId: OrderId
	/** The provider's id of the payment. */
	ref: string
	/** Epoch milliseconds. */
	at: number
	charged: Paise
	offer: Paise
	/** What the bank still owes. */
	open: Paise
	/** The settlement by which the provider has paid it out, and its UTR. */
	settlement: string | null
	utr: string | null
	/** The bank's own reference, where an admin has recorded that it paid. */
	reference: string | null
	receivedAt: number | null
}

/** Whether a bank bears a part of a payment: one that went back whole it bears nothing of. */
export const hasBankOffer = (row: PaymentRow): boolean =>
	row.state === 'captured' && row.bank_offer_paise > 0 && row.refunded_paise < row.amount_paise

/** The shares of payments that banks bear, paid or not, the earliest first. */
export async function bankOffers(db: Database): Promise<BankOffer[]> {
	const tables = paymentTables(db)
	const rows = await tables
		.selectFrom('payments')
		.selectAll()
		.where((eb) => eb('bank_offer_paise', '>', eb.lit(paise(0))))
		.orderBy('captured_at')
		.orderBy('id')
		.execute()
	const payments = rows.filter(hasBankOffer)
	const items = await itemsOf(
		db,
		payments.map(({ provider_ref: ref }) => ref ?? ''),
	)
	const receipts = await tables.selectFrom('bank_offer_receipts').selectAll().execute()
	const receiptOf = new Map(receipts.map((row) => [row.payment_id, row]))
	return payments.map((row): BankOffer => {
		const [ref, offer] = [row.provider_ref ?? '', row.bank_offer_paise]
		const charged = paise(row.amount_paise - offer)
		const ofPayment = items.get(ref) ?? []
		const { paid, settlement } = paidOfOffer({ offer, charged }, ofPayment)
		const receipt = receiptOf.get(row.id)
		return {
			paymentId: row.id,
			orderId: row.order_id,
			ref,
			at: row.captured_at ?? row.created_at,
			charged,
			offer,
			open: receipt ? paise(0) : paise(offer - paid),
			settlement,
			utr: ofPayment.find((item) => item.settlement === settlement)?.utr ?? null,
			reference: receipt?.reference ?? null,
			receivedAt: receipt?.received_at ?? null,
		}
	})
}

type Item = OfferItem & { utr: string | null }

/** The lines of settlements that are of these payments, no refunds, the earliest settlement first. */
async function itemsOf(db: Database, refs: readonly string[]): Promise<Map<string, Item[]>> {
	const found = new Map<string, Item[]>()
	for (const some of chunks(refs)) {
		const rows = await paymentTables(db)
			.selectFrom('settlement_items as item')
			.innerJoin('settlements', (join) =>
				join
					.onRef('settlements.provider', '=', 'item.provider')
					.onRef('settlements.ref', '=', 'item.settlement_ref'),
			)
			.selectAll('item')
			.select('settlements.utr')
			.where('item.provider', '=', 'razorpay')
			.where('item.kind', '!=', 'refund')
			.where((eb) => eb.or([eb('item.ref', 'in', some), eb('item.payment_ref', 'in', some)]))
			.orderBy('settlements.settled_at')
			.orderBy('item.ref')
			.execute()
		const known = new Set(some)
		for (const row of rows) {
			const ref = known.has(row.ref) ? row.ref : (row.payment_ref ?? '')
			const { kind, settlement_ref: settlement, utr } = row
			const amounts = { amount: row.amount_paise, credit: row.credit_paise, debit: row.debit_paise }
			found.set(ref, [...(found.get(ref) ?? []), { kind, settlement, utr, ...amounts }])
		}
	}
	return found
}

interface Receipt {
	paymentId: string
	reference: string
	/** Epoch milliseconds. */
	receivedAt: number
	by: UserId
	at: number
}

/** Records that a bank has paid its offer on a payment, in place of the earlier record. */
export async function recordBankOffer(tx: Tx, receipt: Receipt): Promise<void> {
	const { paymentId, reference, receivedAt, by, at } = receipt
	const row = { reference, received_at: receivedAt, recorded_by: by, recorded_at: at }
	await paymentTables(tx)
		.insertInto('bank_offer_receipts')
		.values({ payment_id: paymentId, ...row })
		.onConflict((conflict) => conflict.column('payment_id').doUpdateSet(row))
		.execute()
}
