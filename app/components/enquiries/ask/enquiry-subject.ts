/** What is asked about. */
export interface Subject {
	pin: string | null
	/** The address of the plan, with its parameters. */
	plan: string
	/** The plan in one sentence. */
	summary: string
}

const MAX_SUMMARY_LENGTH = 200

/** As much of a plan's sentence as an enquiry takes. */
export const shortened = (summary: string) => summary.slice(0, MAX_SUMMARY_LENGTH)

/** The page with the form, for where it cannot be opened in its place. */
export function askAddress({ pin, plan, summary }: Subject): string {
	const params = new URLSearchParams({ plan, summary: shortened(summary) })
	if (pin) params.set('pin', pin)
	return `/planner/ask?${params}`
}
