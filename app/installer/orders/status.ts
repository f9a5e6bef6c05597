import type { OrderStatus } from '../../../domain/orders/schema'
import { STATUS_WORD } from '../../components/orders/order-status'

/** The dashboard has its own words for the same two answers. */
export const DASHBOARD_WORD: Record<OrderStatus, string> = {
	...STATUS_WORD,
	accepted: 'Approved',
	declined: 'Rejected',
}
