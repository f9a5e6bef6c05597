import type { Actor } from '../../../shared/actor.ts'
import { dayAt, startOfDay } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { toRupees } from '../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { addReferences } from '../../orders/listing/order-references.ts'
import { hasBankOffer, recordBankOffer } from '../../payments/bank-offers.ts'
import { findPayment } from '../../payments/queries.ts'
import { lockPaidOrder } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import type { BankOfferReceipt } from '../settlement-schema.ts'
import { referenceTyped } from './bank/references.ts'

/**
 * Records that a bank has paid its offer on a payment, other than by a settlement (admin); again, it is corrected.
 * @returns not_found; conflict where no bank bears a part of it; invalid for a day to come
 */
export async function receiveBankOffer(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ reference: typed, date }: BankOfferReceipt,
): Promise<Result<void>> {
	const reference = referenceTyped(typed)
	return authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who, at }) => {
		const found = await findPayment(tx, id)
		if (!found) return fail('not_found', message('payments.not_found'))
		const locked = await lockPaidOrder(tx, found.order_id)
		if (!locked.ok) return locked
		const payment = await findPayment(tx, id)
		if (!payment || !hasBankOffer(payment))
			return fail('conflict', message('payments.no_bank_offer'))
		if (date > dayAt(at)) return failField('date', message('payments.day_in_future'))
		const receivedAt = date === dayAt(at) ? at : startOfDay(date)
		await recordBankOffer(tx, { paymentId: id, reference, receivedAt, by: who.id, at })
		await addReferences(tx, payment.order_id, 'payment', [reference])
		await audit(tx, who, at, [
			{
				action: 'bank offer received',
				...ofOrder(payment.order_id),
				after: { offer: toRupees(payment.bank_offer_paise), reference, date },
			},
		])
		return ok(undefined)
	})
}
