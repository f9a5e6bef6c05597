import type { EnquiryReceipt } from '../../../domain/enquiries/schema'
import type { Refusal } from '../../ui/refusal'

export const FIELDS = [
	'name',
	'contactNumber',
	'email',
	'pin',
	'message',
	'plan',
	'summary',
] as const
export type Typed = Record<(typeof FIELDS)[number], string>

export interface AskAnswer extends Refusal {
	/** What became of it; null where it was not taken. */
	receipt: EnquiryReceipt | null
	typed: Typed
}

export const typedIn = (form: FormData): Typed =>
	Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')])) as Typed

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
