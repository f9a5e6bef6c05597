import type { Money } from '../../payments/rules.ts'
import type { PaymentDue } from '../../payments/schema.ts'
import type { Fulfilment, OrderStatus } from '../schema.ts'

/** The statuses from which on each part of an order is due. */
const DUE_FROM: Record<Fulfilment, Record<PaymentDue, readonly OrderStatus[]>> = {
	installation: {
		'on-order': ['unpaid', 'pending', 'accepted', 'scheduled', 'installed'],
		'before-delivery': ['accepted', 'scheduled', 'installed'],
		'on-delivery': ['installed'],
		'on-commissioning': ['installed'],
	},
	delivery: {
		'on-order': ['unpaid', 'pending', 'dispatched', 'delivered'],
		'before-delivery': ['pending', 'dispatched', 'delivered'],
		'on-delivery': ['dispatched', 'delivered'],
		'on-commissioning': ['delivered'],
	},
}

interface Stage {
	status: OrderStatus
	fulfilment: Fulfilment
	released_at: number | null
}

/** Which moments of payment an order has reached; nobody pays for one that was declined or cancelled. */
export function stageOf({
	status,
	fulfilment,
	released_at: released,
}: Stage): Pick<Money, 'reached' | 'isReleased'> {
	const dues = Object.entries(DUE_FROM[fulfilment]) as [PaymentDue, readonly OrderStatus[]][]
	return {
		reached: new Set(dues.flatMap(([due, statuses]) => (statuses.includes(status) ? [due] : []))),
		isReleased: released !== null,
	}
}
