import { useState } from 'react'
import type { Enquiry } from '../../domain/enquiries/schema'
import { withGone } from '../components/portal/keep-removed'

export interface ListedEnquiry {
	enquiry: Enquiry
	/** Whether it has left the list since it was seen there, as when another installer was faster. */
	gone: boolean
}

/** The enquiries to show: those of the list, and in their old places those that have left it since. */
export function useListed(now: Enquiry[]): ListedEnquiry[] {
	const [seen, setSeen] = useState(now)
	const all = withGone(seen, now)
	if (all.length !== seen.length || all.some((enquiry, index) => enquiry !== seen[index]))
		setSeen(all)
	return all.map((enquiry) => ({ enquiry, gone: !now.includes(enquiry) }))
}
