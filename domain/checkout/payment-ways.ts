import { fromRupees, type Paise, zero } from '../../shared/money.ts'
import type { PaymentProvider } from '../payments/schema.ts'
import type { Settings } from '../settings/settings.ts'
import type { ScheduleChoice } from './schema.ts'

/**
 * How a total can be paid as the settings are: by transfer where there is an account or a UPI id, online where there
 * are keys, and on delivery up to the limit, unless it is paid in parts.
 * @param withFee what it would cost with the charge for paying on delivery
 */
export function paymentWaysFor(
	settings: Settings,
	{ withFee }: { withFee: Paise },
	schedule: ScheduleChoice,
): PaymentProvider[] {
	const { bank, payment } = settings.current()
	const most = fromRupees(payment.codUptoRupees) ?? zero
	const ways: PaymentProvider[] = []
	if (settings.secret('razorpayKeyId') && settings.secret('razorpayKeySecret'))
		ways.push('razorpay')
	if (bank.accountNumber || bank.upiId) ways.push('transfer')
	if (schedule === 'full' && withFee > 0 && withFee <= most) ways.push('cod')
	return ways
}
