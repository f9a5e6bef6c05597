import { type Message, message } from '../../shared/messages/message.ts'
import type { OrderCaps } from '../../shared/modes.ts'
import type { Paise } from '../../shared/money.ts'

/** The most that an order may cost, with its sentence. */
export interface TotalCap {
	most: Paise
	says: Message
}

/** The cap that a total is above; null where it is not. */
export function capAbove(total: Paise, isVisitor: boolean, caps: OrderCaps): TotalCap | null {
	const { visitor } = caps
	if (total > caps.total)
		return { most: caps.total, says: message('orders.cap_of_total', { most: caps.total }) }
	if (!isVisitor || total <= visitor.total) return null
	return {
		most: visitor.total,
		says: message('orders.cap_of_total_without_account', { most: visitor.total }),
	}
}
