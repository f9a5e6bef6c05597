import type { OrderCounts } from '../../../domain/orders/listing/order-counts'
import { adminStatuses } from '../../components/orders/order-status'
import { number } from '../../ui/text/format'
import { UNASSIGNED } from './orders-table'

/** The filters of orders beside their status, in the same choice; of a live store alone. */
export const OTHER_FILTERS = {
	[UNASSIGNED]: { label: 'Unassigned', query: { unassigned: 'true' } },
	expired: { label: 'Expired', query: { expired: 'true' } },
	'part-sent': { label: 'Partly sent', query: { partSent: 'true' } },
	'part-refunded': { label: 'Partly refunded', query: { money: 'part-refunded' } },
	refunded: { label: 'Refunded', query: { money: 'refunded' } },
} as const

/** The statuses of a demo; of a live store each status and filter with how many orders it has. @param counts by name */
export function filterChoices(mode: 'demo' | 'live', counts: Partial<OrderCounts>) {
	const others = Object.entries(OTHER_FILTERS).map(([value, { label }]) => ({ value, label }))
	if (mode === 'demo') return adminStatuses(mode)
	const known = new Map<string, number>(Object.entries(counts))
	return [...adminStatuses(mode), ...others].map(({ value, label }) => {
		const count = known.get(value)
		return { value, label: count === undefined ? label : `${label} (${number(count)})` }
	})
}
