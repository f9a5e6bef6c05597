import { useState } from 'react'
import type { OrderStatus } from '../../domain/orders/schema'
import { useLive } from '../ui/live'

interface Counts {
	/** Orders that wait for an installer's answer. */
	waiting: number
	/** Jobs taken that are not installed yet. */
	open: number
}

export interface Jobs extends Counts {
	/** Where the live events stood before the orders were counted. */
	after: string
}

export const jobsIn = (counts: Record<OrderStatus, number>): Counts => ({
	waiting: counts.pending,
	open: counts.accepted + counts.scheduled,
})

const CALL = '/api/order-counts'

/** The counts of an installer's bar, which follow what happens while the page is open. */
export function useJobs(read: Jobs | null): Counts | null {
	const [heard, setHeard] = useState<{ since: Jobs | null; counts: Counts } | null>(null)
	useLive(read?.after ?? null, async ({ orderId }) => {
		if (!orderId) return
		const answer = await fetch(CALL).catch(() => null)
		if (answer?.ok) setHeard({ since: read, counts: jobsIn(await answer.json()) })
	})
	return heard && heard.since === read ? heard.counts : read
}
