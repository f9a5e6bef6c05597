import type { Tx } from '../../../../db/database.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { Paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { paidAndBack } from '../../../payments/ledger.ts'
import { undertakingOn, undertakingYear } from '../../../settings/rules.ts'
import { advancesOf, usedBy } from '../../billing/advance-rules.ts'
import { billsOf } from '../../billing/bill-rules.ts'
import { issuedOf } from '../../billing/issued.ts'
import { receivedOf } from '../../billing/paid-rules.ts'
import { sumsOf, taxesOfItems } from '../../billing/part-rules.ts'
import type { DocumentItem, InvoiceDocument } from '../../billing/schema.ts'
import { countedAsSystem, isOfSystem } from '../../billing/system-rules.ts'
import type { supplyOf } from './supply.ts'
import { type SerialsOf, systemOfOrder } from './system.ts'

type InvoiceMoney = Pick<InvoiceDocument, 'received' | 'orderTotal' | 'advances' | 'bank'>

/** The advances of an order as its documents have them. */
export async function advancesOfOrder(tx: Tx, order: OrderId) {
	const issued = [
		...(await issuedOf(tx, order, 'receipt-voucher')),
		...(await issuedOf(tx, order, 'tax-invoice')),
		...(await issuedOf(tx, order, 'credit-note')),
		...(await issuedOf(tx, order, 'refund-voucher')),
	]
	return advancesOf(issued.map((each) => ({ ...each, at: Date.parse(each.date) })))
}

/**
 * The payments for an order up to its invoice, the vouchers that the invoice uses up, and the account for the rest.
 * @param price of the order @param total of the invoice
 * @param before of invoices of the same supply that use up vouchers before it
 */
async function moneyOfInvoice(
	{ settings }: Pick<AppContext, 'settings'>,
	tx: Tx,
	order: OrderId,
	{ price, total, before }: { price: Paise; total: number; before: number },
): Promise<InvoiceMoney> {
	const { received, orderTotal } = receivedOf(await paidAndBack(tx, order), price)
	const { accountName, accountNumber, ifsc, bankName, upiId } = settings.current().bank
	const hasAccount = accountNumber !== '' || upiId !== ''
	return {
		received,
		orderTotal,
		advances: usedBy({ before, total }, await advancesOfOrder(tx, order)),
		bank:
			received < orderTotal && hasAccount
				? { accountName, accountNumber, ifsc, bankName, upiId }
				: null,
	}
}

interface Supplied {
	supply: ReturnType<typeof supplyOf>
	items: readonly DocumentItem[]
	at: number
	/** What all of the order comes to. */
	price: Paise
	/** How much less the items are than they were sold for. */
	lowered?: number
	/** Of the installed system. */
	serials?: SerialsOf | undefined
	ofCancelled?: true
}

/**
 * The letter of undertaking of a supply without tax, as its invoice names it; nothing for any other.
 * @throws Error where none holds on the day of the supply
 */
function undertakingFor({ settings }: AppContext, { supply, at }: Supplied) {
	if (!supply.withoutTax) return {}
	const day = dayAt(at)
	const undertaking = undertakingOn(settings.current(), day)
	if (undertaking !== null) return { undertaking }
	throw new Error(
		`No letter of undertaking holds on ${day}, the day of this supply without tax. Enter the one of ${undertakingYear(day)} in the settings under Tax, then try again.`,
	)
}

/**
 * The invoices of one supply: one, or two where exempt goods have to be on a bill of their own.
 * @throws Error of a supply without tax on a day on which no letter of undertaking holds
 */
export async function invoicesOf(
	ctx: AppContext,
	tx: Tx,
	billed: BilledOrder,
	supplied: Supplied,
): Promise<InvoiceDocument[]> {
	const { supply, items, serials, at, price, lowered = 0, ofCancelled } = supplied
	const letter = undertakingFor(ctx, supplied)
	const isRegistered = supply.billTo.gstin !== null
	const { id } = billed.order
	// A cancellation fee is for nothing that was supplied.
	const system = ofCancelled ? null : systemOfOrder(ctx, billed, serials)
	const bills = billsOf(system ? countedAsSystem(items) : items, {
		isTaxed: supply.isTaxed,
		isRegistered,
		withoutTax: supply.withoutTax === true,
	})
	const invoices: InvoiceDocument[] = []
	let before = 0
	for (const bill of bills) {
		const sums = sumsOf(taxesOfItems(bill.items))
		invoices.push({
			kind: 'tax-invoice',
			...supply,
			...letter,
			...bill,
			...(system && bill.items.some(isOfSystem) ? { system } : {}),
			suppliedAt: new Date(at).toISOString(),
			...(ofCancelled ? { ofCancelled } : {}),
			// Of two invoices the first one says it for both.
			...(lowered > 0 && invoices.length === 0 ? { lowered } : {}),
			sums,
			...(await moneyOfInvoice(ctx, tx, id, { price, total: sums.total, before })),
		})
		before += sums.total
	}
	return invoices
}
