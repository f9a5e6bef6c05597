import type { Paise } from '../../../shared/money.ts'
import type { PaymentProvider } from '../../payments/schema.ts'
import { type Shop, whyNotPaidBy } from '../../payments/ways.ts'
import type { ScheduleChoice } from '../schema.ts'

/** In the order in which a buyer is offered them. */
const OFFERED: readonly PaymentProvider[] = ['razorpay', 'transfer', 'cod']

interface Sums {
	total: Paise
	/** The total with the charge for paying on delivery. */
	withFee: Paise
	/** The amount paid first. */
	first: Paise
}

/** How an order of these sums can be paid; on delivery only as a whole. */
export const paymentWaysFor = (
	shop: Shop,
	{ total, withFee, first }: Sums,
	schedule: ScheduleChoice,
): PaymentProvider[] =>
	OFFERED.filter((way) => {
		if (way !== 'cod') return whyNotPaidBy(way, shop, total, first) === null
		return schedule === 'full' && withFee > 0 && whyNotPaidBy(way, shop, withFee) === null
	})
