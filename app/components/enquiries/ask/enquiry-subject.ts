import type { EnquirySubject } from '../../../../domain/enquiries/schema'

/** The plan that an enquiry is about. */
export interface Subject {
	pin: string | null
	/** The address of the plan, with its parameters; null where goods alone are asked about. */
	plan: string | null
	/** The goods with how many of each, such as `solar-panel-250w:2`. */
	items?: string | undefined
	/** `delivery-cost` where the shop is asked what delivering the goods costs. */
	asks?: EnquirySubject | undefined
	/** The plan, or the goods, in one sentence. */
	summary: string
}

const MAX_SUMMARY_LENGTH = 200

/** As much of a plan's sentence as an enquiry takes. */
export const shortened = (summary: string) => summary.slice(0, MAX_SUMMARY_LENGTH)

/** The page with the form, for where it cannot be opened in its place. */
export function askAddress({ pin, plan, items, asks, summary }: Subject): string {
	const params = new URLSearchParams()
	if (plan) params.set('plan', plan)
	if (items) params.set('items', items)
	if (asks) params.set('asks', asks)
	if (summary) params.set('summary', shortened(summary))
	if (pin) params.set('pin', pin)
	return `/planner/ask?${params}`
}
