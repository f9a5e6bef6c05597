import type { Pin } from '../../api/pins'
import type {
	ChangedCharge,
	ChangedDiscount,
	ChangedLine,
} from '../../domain/orders/placing/agreed-price'
import type { Refused } from '../ui/forms/problem'
import type { Values } from '../ui/forms/values'
import type { Step } from './steps/steps'

/** The field of a form that was shown to a signed-in person, whose session may have ended since. */
export const BY_ACCOUNT = 'account'

export const FIELDS = [
	'fullName',
	'contactNumber',
	'street',
	'city',
	'zipCode',
	'country',
	'state',
	'email',
	'billing.name',
	'billing.gstin',
	'billing.sez',
	'billing.street',
	'billing.city',
	'billing.zipCode',
	'billing.state',
] as const
export type Field = (typeof FIELDS)[number]

/** The sums the buyer saw beside those of now, in rupees. */
export interface ChangedSums {
	expected: number
	actual: number
	lines: ChangedLine[]
	charges: ChangedCharge[]
	discounts: ChangedDiscount[]
}

/** The checkout's answer to a form that made no order. */
export interface CheckoutAnswer
	extends Refused<
		Field | typeof BY_ACCOUNT | 'idempotencyKey' | 'step' | 'agreed' | 'order' | 'payment'
	> {
	/** The lookup of the typed PIN code; null where it is none. */
	pin?: Pin | null
	/** The same of that of the billing address. */
	billingPin?: Pin | null
	/** Whether a saved address was chosen that cannot be ordered to as it is: it is there to be corrected. */
	isToCorrect?: boolean
	/** The way out of it: another cart, or asking the store. */
	recovery?: 'cart' | 'ask'
	/** The open orders of this device, which are to be paid, confirmed or cancelled first. */
	openOrders?: readonly string[]
	/** Where the order would cost other than the buyer saw. */
	changed?: ChangedSums
	/** Whether it did not arrive, for certain: it may be sent anew, with the present values of the page. */
	isFinal?: boolean
}

/**
 * The values that an order was sent with, to be sent again unchanged; null where the page's present values are to be
 * sent.
 * @param last the step that sends it
 */
export function sentBefore(answer: CheckoutAnswer | undefined, last: Step) {
	const { values = {} }: { values?: Values } = answer?.problem ?? {}
	if (!answer || answer.isFinal || values.step !== last) return null
	const { idempotencyKey = '', agreed = '', order = '' } = values
	return { idempotencyKey, agreed, order, payment: values.payment ?? '' }
}
