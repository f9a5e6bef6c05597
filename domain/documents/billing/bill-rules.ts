import { paise } from '../../../shared/money.ts'
import { sumsOf } from './part-rules.ts'
import type { Bill, DocumentItem, DocumentTax, InvoiceDocument } from './schema.ts'

/** Whether a part is of goods that are nil-rated or exempt. */
const isExempt = ({ rateBp }: DocumentTax): boolean => rateBp === 0

/** The parts of an item that are exempt, or those that are not; a charge is for goods of both. None where it has no such part. */
function partOf(item: DocumentItem, exempt: boolean): DocumentItem[] {
	const taxes = item.taxes.filter((tax) => isExempt(tax) === exempt)
	if (taxes.length === 0) return []
	if (taxes.length === item.taxes.length) return [item]
	const { total } = sumsOf(taxes)
	const price = item.quantity > 0 ? Math.ceil(total / item.quantity) : total
	return [{ ...item, taxes, total, price, discount: paise(price * item.quantity - total) }]
}

/**
 * The items of one supply by the documents that they are on, each called by what it is. Exempt goods alone are on a bill of
 * supply. A sale of both has one document for a buyer without a GSTIN (rule 46A of the CGST Rules), and two for a
 * registered one. A shop without a GSTIN writes invoices; a supply under a letter of undertaking is on one tax invoice.
 */
export function billsOf(
	items: readonly DocumentItem[],
	{
		isTaxed,
		isRegistered,
		withoutTax = false,
	}: { isTaxed: boolean; isRegistered: boolean; withoutTax?: boolean },
): { called: Bill; items: DocumentItem[] }[] {
	if (items.length === 0) return []
	if (!isTaxed) return [{ called: 'invoice', items: [...items] }]
	if (withoutTax) return [{ called: 'tax-invoice', items: [...items] }]
	const taxed = items.flatMap((item) => partOf(item, false))
	const exempt = items.flatMap((item) => partOf(item, true))
	if (exempt.length === 0) return [{ called: 'tax-invoice', items: taxed }]
	if (taxed.length === 0) return [{ called: 'bill-of-supply', items: exempt }]
	if (!isRegistered) return [{ called: 'invoice-cum-bill-of-supply', items: [...items] }]
	return [
		{ called: 'tax-invoice', items: taxed },
		{ called: 'bill-of-supply', items: exempt },
	]
}

/** What an invoice is called; those of before had one name by whether the shop was registered. */
export const billName = ({ called, isTaxed }: InvoiceDocument): Bill =>
	called ?? (isTaxed ? 'tax-invoice' : 'bill-of-supply')
