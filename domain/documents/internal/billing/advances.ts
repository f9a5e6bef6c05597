import type { Tx } from '../../../../db/database.ts'
import { add, paise, sum } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import type { PaymentRow, RefundRow } from '../../../payments/queries.ts'
import { isOfReturn } from '../../../payments/refunds.ts'
import { issuedOf } from '../../billing/issued.ts'
import { printed } from '../../billing/items.ts'
import { between, grossOf, ofAmount, sumsOf, untaxed } from '../../billing/part-rules.ts'
import type { DocumentTax, ReceiptDocument, RefundDocument } from '../../billing/schema.ts'
import { advancesOfOrder } from './invoice-money.ts'
import { isWork, supplyOf } from './supply.ts'

const iso = (at: number) => new Date(at).toISOString()

const totalOf = (documents: readonly { content: { sums: { total: number } } }[]) =>
	sum(documents.map(({ content }) => paise(content.sums.total)))

const goodsOf = ({ lines }: BilledOrder) =>
	lines.map(({ name, quantity }) => `${quantity} × ${name}`)

/**
 * The receipt voucher of a payment. Before the invoice it is of an advance, which bears GST where the
 * order has work in it, and none where it is of goods alone or under a letter of undertaking; after it the tax is on the
 * invoice.
 */
export async function receiptOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	payment: PaymentRow,
): Promise<ReceiptDocument> {
	const { id, total_paise: total } = order.order
	const isAdvance = totalOf(await issuedOf(tx, id, 'tax-invoice')) < total
	const supply = supplyOf(ctx, order)
	const bearsTax = supply.isTaxed && !supply.withoutTax && isAdvance && isWork(order)
	const taxes = advance(ctx, order, payment.amount_paise, bearsTax)
	return {
		kind: 'receipt-voucher',
		...supply,
		isAdvance,
		bearsTax,
		taxes,
		paidAt: iso(payment.captured_at ?? payment.updated_at),
		way: payment.provider,
		reference: payment.provider_ref ?? '',
		goods: goodsOf(order),
		sums: sumsOf(taxes),
		orderTotal: total,
	}
}

/** The share of an advance in each HSN and rate of its order; whole where they are not known. */
function advance(
	ctx: AppContext,
	{ taxParts }: BilledOrder,
	amount: number,
	bearsTax: boolean,
): DocumentTax[] {
	const parts: DocumentTax[] =
		taxParts.length > 0
			? taxParts.map(({ of: _, n: __, ...tax }) => tax)
			: [{ part: 'goods', hsnSac: '', rateBp: 0, taxable: 1, cgst: 0, sgst: 0, igst: 0 }]
	const pieces = ofAmount(merged(printed(ctx, parts)), paise(amount))
	return (bearsTax ? pieces : untaxed(pieces)).filter((part) => grossOf(part) > 0)
}

/** Parts of the same HSN and rate as one. */
function merged(parts: readonly DocumentTax[]): DocumentTax[] {
	const all = new Map<string, DocumentTax>()
	for (const part of parts) {
		const key = `${part.part} ${part.hsnSac} ${part.rateBp}`
		const { total: _, ...sums } = sumsOf([part, ...[all.get(key) ?? []].flat()])
		all.set(key, { ...part, ...sums })
	}
	return [...all.values()]
}

/**
 * The refund vouchers of money that went back before its goods were invoiced, as far as it was; none where they are on
 * invoices, which credit notes correct. Each bears the tax of its receipt: the refund vouchers of one receipt sum to it.
 * The receipt of the payment comes first; others follow where a bank took back more than is left of it.
 * @throws Error where there is no receipt voucher of the payment
 */
export async function refundsOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	{ refund, payment }: { refund: RefundRow; payment: PaymentRow },
): Promise<RefundDocument[]> {
	const { id } = order.order
	const receipts = await issuedOf(tx, id, 'receipt-voucher')
	const invoices = await issuedOf(tx, id, 'tax-invoice')
	if (invoices.length > 0 && isOfReturn(refund)) return []
	if (!receipts.some(({ about }) => about === payment.id))
		throw new Error('The receipt voucher of the payment is not there.')
	const vouchers = await issuedOf(tx, id, 'refund-voucher')
	const advances = await advancesOfOrder(tx, id)
	const issued: RefundDocument[] = []
	let left: number = refund.amount_paise
	const paymentFirst = receipts.toSorted(
		(one, other) => Number(other.about === payment.id) - Number(one.about === payment.id),
	)
	for (const { number, date, content } of paymentFirst) {
		const before = totalOf(vouchers.filter((each) => each.content.receipt?.number === number))
		const ofReceipt = advances.receipts.find((each) => each.number === number)
		const amount = paise(Math.min(left, sum((ofReceipt?.left ?? []).map(grossOf))))
		if (amount <= 0) continue
		left -= amount
		const taxes = between(content.taxes, before, add(before, amount))
		issued.push({
			kind: 'refund-voucher',
			...supplyOf(ctx, order),
			taxes: taxes.filter((part) => grossOf(part) > 0),
			refundedAt: iso(refund.done_at ?? refund.updated_at),
			way: payment.provider,
			reference: refund.provider_ref ?? '',
			reason: refund.reason,
			receipt: { number, date },
			bearsTax: content.bearsTax,
			goods: content.goods,
			sums: sumsOf(taxes),
		})
	}
	return issued
}
