import { sum } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { type MoneyRows, moneyOf, openAttemptsOf } from '../../payments/queries.ts'
import { coverage, sumsOf } from '../../payments/rules.ts'
import type { NextPayment } from '../../payments/schema.ts'
import { nextPayment, whyNotOnline } from '../../payments/ways.ts'
import { channelFor } from '../internal/confirming/channels.ts'
import { isUnconfirmed } from '../internal/confirming/confirming-rules.ts'
import type { OrderColumns } from '../queries.ts'
import { stageOf } from './money-state-rules.ts'

/** The next payment of the buyer: the sum due, else the next part; null where nothing is left. */
export function nextPaymentOf(
	ctx: AppContext,
	order: OrderColumns,
	rows: MoneyRows,
): NextPayment | null {
	const { settings, online } = ctx
	const { id: orderId, payment_way: way, status } = order
	if (way === null || status === 'cancelled' || status === 'declined') return null
	const money = moneyOf(rows, stageOf(order))
	const open = coverage(money).filter((row) => row.open > 0)
	const due = open.filter(({ isDue }) => isDue)
	const wanted = due.length > 0 ? due : open.slice(0, 1)
	const [first] = wanted
	if (!first) return null
	const amount = sum(wanted.map((row) => row.open))
	// Nothing is said of one that was begun at another sum, as before a part of it was transferred.
	const tried = openAttemptsOf(rows).find(
		({ state, provider_order: name, amount_paise: sum }) =>
			state !== 'authorised' && name !== null && sum === amount,
	)
	const isOnline = online?.isOn(settings.current()) ?? false
	return nextPayment(settings.current(), {
		orderId,
		way,
		due: first.due,
		amount,
		until: order.reserved_until,
		canPayOnline: due.length > 0 && isOnline && !whyNotOnline(settings.current(), amount),
		isRest: sumsOf(money).paid > 0,
		confirmation: isUnconfirmed(order) ? { by: channelFor(ctx, order) } : null,
		online: tried ? { payment: tried.id, providerOrder: tried.provider_order ?? '' } : null,
	})
}
