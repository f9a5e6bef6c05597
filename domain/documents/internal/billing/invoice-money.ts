import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { type Paise, paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { paidAndBack } from '../../../payments/ledger.ts'
import { advancesOf, usedBy } from '../../billing/advance-rules.ts'
import { issuedOf } from '../../billing/issued.ts'
import { receivedOf } from '../../billing/paid-rules.ts'
import type { InvoiceDocument } from '../../billing/schema.ts'

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
 * What was paid for an order by its invoice, the vouchers that the invoice uses up, and where the rest can be transferred.
 * @param price of the order @param total of the invoice
 */
export async function moneyOfInvoice(
	{ settings }: Pick<AppContext, 'settings'>,
	tx: Tx,
	order: OrderId,
	{ price, total }: { price: Paise; total: number },
): Promise<InvoiceMoney> {
	const { received, orderTotal } = receivedOf(await paidAndBack(tx, order), price)
	const { accountName, accountNumber, ifsc, bankName, upiId } = settings.current().bank
	const hasAccount = accountNumber !== '' || upiId !== ''
	return {
		received,
		orderTotal,
		advances: usedBy(paise(total), await advancesOfOrder(tx, order)),
		bank:
			received < orderTotal && hasAccount
				? { accountName, accountNumber, ifsc, bankName, upiId }
				: null,
	}
}
