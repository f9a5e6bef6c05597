import type { Paise } from '../../../../shared/money.ts'
import type { PaymentProvider } from '../../../payments/schema.ts'
import type { OrderOfOrigin } from '../../origins/origins.ts'
import type { OrderStatus } from '../../schema.ts'
import { isNetwork } from '../origins/origin-rules.ts'

/** Whether an order waits to be confirmed: an order on delivery waits for nothing else. */
export const isUnconfirmed = (order: {
	status: OrderStatus
	payment_way: PaymentProvider | null
}): boolean => order.status === 'unpaid' && order.payment_way === 'cod'

interface OnDelivery {
	total: Paise
	/** The total from which on a confirmation is asked for; 0 is every order. */
	from: Paise
	/** Open orders that have something of the same origin. */
	open: readonly Pick<OrderOfOrigin, 'way' | 'kinds'>[]
}

/** Whether an order on delivery waits until it is confirmed: it is dear, or another of the same person is open. */
export const asksConfirmation = ({ total, from, open }: OnDelivery): boolean =>
	total >= from ||
	open.some(({ way, kinds }) => way === 'cod' && [...kinds].some((kind) => !isNetwork(kind)))
