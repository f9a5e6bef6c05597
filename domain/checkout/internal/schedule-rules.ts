import type { Paise } from '../../../shared/money.ts'
import type { PaymentDue, PaymentProvider } from '../../payments/schema.ts'
import { apportion } from '../../tax/rules.ts'
import type { Fulfilment, ScheduleChoice } from '../schema.ts'

export interface ScheduleRow {
	due: PaymentDue
	amount: Paise
}

/** The shares that a shop asks for, per cent; the rest is due on commissioning. */
export interface Shares {
	onOrderPct: number
	beforeDeliveryPct: number
}

/** How an order can be paid: in parts only where it is installed and the shop offers them. */
export const schedulesFor = (
	fulfilment: Fulfilment | null,
	{ onOrderPct }: Shares,
): ScheduleChoice[] =>
	fulfilment === 'installation' && onOrderPct < 100 ? ['full', 'milestones'] : ['full']

/** When which part of a total is due; whole paise that sum to it, by largest remainder. */
export function scheduleOf(
	total: Paise,
	payment: PaymentProvider | null,
	choice: ScheduleChoice,
	{ onOrderPct, beforeDeliveryPct }: Shares,
): ScheduleRow[] {
	if (payment === 'cod') return [{ due: 'on-delivery', amount: total }]
	if (choice === 'full') return [{ due: 'on-order', amount: total }]
	const shares: [PaymentDue, number][] = [
		['on-order', onOrderPct],
		['before-delivery', beforeDeliveryPct],
		['on-commissioning', 100 - onOrderPct - beforeDeliveryPct],
	]
	const asked = shares.filter(([, pct]) => pct > 0)
	const amounts = apportion(
		total,
		asked.map(([, pct]) => pct),
	)
	return asked.flatMap(([due], index) => {
		const amount = amounts[index]
		return amount === undefined ? [] : [{ due, amount }]
	})
}
