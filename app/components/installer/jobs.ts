import { useState } from 'react'
import type { OrderStatus } from '../../../domain/orders/schema'
import { callApi, readApi } from '../../api-call'
import { useLive } from '../notifications/live'

interface Counts {
	/** Orders that wait for an installer's answer. */
	waiting: number
	/** Jobs taken that are not installed yet. */
	open: number
	/** Enquiries that nobody has taken yet. */
	enquiries: number
}

export interface Jobs extends Counts {
	/** Where the live events stood before the orders were counted. */
	after: string
}

export const jobsIn = (counts: Record<OrderStatus, number>): Omit<Counts, 'enquiries'> => ({
	waiting: counts.pending,
	open: counts.accepted + counts.scheduled,
})

/** Where every notification of an enquiry leads an installer. */
const ENQUIRIES = '/installer/enquiries'

async function jobsNow(): Promise<Omit<Counts, 'enquiries'> | null> {
	const counts = await readApi('/order-counts', {})
	return counts && jobsIn(counts)
}

async function enquiriesNow(): Promise<Pick<Counts, 'enquiries'> | null> {
	const query = { status: 'open', limit: '1' } as const
	const answer = await callApi('get', '/enquiries', { query })
	return answer?.ok ? { enquiries: Number(answer.headers.get('x-total-count')) } : null
}

/** The counts of an installer's bar, which follow events while the page is open. */
export function useJobs(read: Jobs | null): Counts | null {
	const [heard, setHeard] = useState<{ since: Jobs | null; counts: Counts } | null>(null)
	useLive(read?.after ?? null, async ({ orderId, link }) => {
		if (!read || (!orderId && link !== ENQUIRIES)) return
		const counted = orderId ? await jobsNow() : await enquiriesNow()
		if (counted)
			setHeard((known) => {
				const counts = known?.since === read ? known.counts : read
				return { since: read, counts: { ...counts, ...counted } }
			})
	})
	return heard && heard.since === read ? heard.counts : read
}
