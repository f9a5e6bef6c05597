import type { Tx } from '../../../db/database.ts'
import { dayAfter, dayAt, startOfDay } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { ordersOfPerson } from '../../orders/money/orders-of-person.ts'
import type { OrderColumns } from '../../orders/queries.ts'
import { cashReceived, lockCashDay } from '../../payments/ledger.ts'
import { CASH_LIMIT } from '../../payments/limits.ts'

interface Cash {
	amount: Paise
	/** When it was received, epoch milliseconds. */
	capturedAt: number
}

/**
 * Whether the shop may take so much more in cash: less than the limit for one order, and from one person on one day over
 * all their orders. A person is known by account, phone number or address. The payment is already among those counted;
 * the order is locked, and its day from here on, so that two at one moment are counted one after the other.
 * @returns invalid, with how much is left
 */
export async function checkCash(
	tx: Tx,
	order: OrderColumns,
	{ amount, capturedAt }: Cash,
): Promise<Result<void>> {
	const left = (taken: Paise) => paise(Math.max(0, CASH_LIMIT - 1 - (taken - amount)))
	const ofOrder = await cashReceived(tx, [order.id])
	if (ofOrder >= CASH_LIMIT)
		return failField('amount', message('payments.cash_of_order', { most: left(ofOrder) }))
	const day = dayAt(capturedAt)
	await lockCashDay(tx, day)
	const span = { from: startOfDay(day), before: startOfDay(dayAfter(day)) }
	const ofDay = await cashReceived(tx, await ordersOfPerson(tx, order), span)
	if (ofDay >= CASH_LIMIT)
		return failField('amount', message('payments.cash_of_day', { most: left(ofDay) }))
	return ok(undefined)
}
