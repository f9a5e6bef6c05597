import { type Message, message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import type { PaymentProvider } from '../../payments/schema.ts'
import { paymentLimits, type Shop, whyNotPaidBy } from '../../payments/ways.ts'
import type { ScheduleChoice } from '../schema.ts'
import { type Shares, scheduleOf } from './schedule-rules.ts'

/** In the order in which a buyer is offered them. */
const OFFERED: readonly PaymentProvider[] = ['razorpay', 'transfer', 'cod']

interface Sums {
	total: Paise
	/** The total with the charge for paying on delivery. */
	withFee: Paise
	shares: Shares
}

/** How an order is paid in its parts; on delivery only as a whole. */
export interface WayChoice {
	way: PaymentProvider
	schedule: ScheduleChoice
}

/** The reason an order of these sums cannot be paid so; null where it can. */
export function whyNotPaidSo(
	shop: Shop,
	{ total, withFee, shares }: Sums,
	{ way, schedule }: WayChoice,
): Message | null {
	if (way !== 'cod') {
		const rows = scheduleOf(total, way, schedule, shares)
		return whyNotPaidBy(
			way,
			shop,
			rows.map(({ amount }) => amount),
		)
	}
	if (schedule !== 'full' || withFee <= 0) return message('checkout.no_such_payment')
	return whyNotPaidBy(way, shop, [withFee])
}

/** How an order of these sums can be paid. */
export const paymentWaysFor = (
	shop: Shop,
	sums: Sums,
	schedule: ScheduleChoice,
): PaymentProvider[] =>
	OFFERED.filter((way) => whyNotPaidSo(shop, sums, { way, schedule }) === null)

/** The schedules that some way takes, of those that a shop has; all of them where no way takes any. */
export function schedulesPaid(
	shop: Shop,
	sums: Sums,
	schedules: readonly ScheduleChoice[],
): ScheduleChoice[] {
	const paid = schedules.filter((schedule) => paymentWaysFor(shop, sums, schedule).length > 0)
	return paid.length > 0 ? paid : [...schedules]
}

/** The sentence of a sum that no way takes, with the most that each takes. */
export const noWayTakes = (shop: Shop, total: Paise): Message =>
	message('checkout.no_way_takes', { total, limits: paymentLimits(shop) })
