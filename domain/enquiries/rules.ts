import { firstNameOf } from '../../shared/first-name.ts'
import { searchTermsIn } from '../../shared/lists/search-terms.ts'
import { type Message, message } from '../../shared/messages/message.ts'

export const ENQUIRY_STATUSES = ['open', 'taken', 'answered', 'closed'] as const
type Status = (typeof ENQUIRY_STATUSES)[number]

export const ENQUIRY_STEPS = ['take', 'answer', 'release', 'close', 'reopen'] as const
export type EnquiryStep = (typeof ENQUIRY_STEPS)[number]

const FROM: Record<EnquiryStep, readonly Status[]> = {
	take: ['open'],
	answer: ['taken'],
	release: ['taken'],
	close: ['open', 'taken'],
	reopen: ['answered', 'closed'],
}

/**
 * The status after a transition, or null where it is not allowed. A reopened enquiry returns to its installer, if it
 * had one. One that nobody has taken is answered by a reply alone.
 */
export function next(
	status: Status,
	step: EnquiryStep,
	hasInstaller: boolean,
	hasReply = false,
): Status | null {
	const isReplied = step === 'answer' && hasReply && status === 'open'
	if (!isReplied && !FROM[step].includes(status)) return null
	switch (step) {
		case 'take':
			return 'taken'
		case 'answer':
			return 'answered'
		case 'release':
			return 'open'
		case 'close':
			return 'closed'
		case 'reopen':
			return hasInstaller ? 'taken' : 'open'
	}
}

/** Whether an enquiry can be given to an installer: until it is answered or closed. */
export const isAssignable = (status: Status): boolean => status === 'open' || status === 'taken'

/** The refusal of a transition that comes too late. */
export const TOO_LATE: Record<Status, Message> = {
	open: message('enquiries.already_open'),
	taken: message('enquiries.already_taken'),
	answered: message('enquiries.already_answered'),
	closed: message('enquiries.already_closed'),
}

/** The sender and the subject: the same text means the same enquiry. */
export const dedupKeyOf = ({
	who,
	contactNumber,
	email,
	pin,
	plan,
	items,
	asks,
}: {
	/** The account, or null for a visitor. */
	who: string | null
	contactNumber?: string | undefined
	email?: string | undefined
	pin: string
	plan?: string | undefined
	items?: readonly { productId: string; quantity: number }[] | undefined
	/** An installer unless said. */
	asks?: 'installer' | 'delivery-cost' | undefined
}) =>
	JSON.stringify([
		who,
		contactNumber?.replace(/\D/g, '') ?? null,
		email ?? null,
		pin,
		plan ?? '',
		...(asks === 'delivery-cost' ? [asks] : []),
		...(items ?? []).map(({ productId, quantity }) => `${productId}:${quantity}`),
	])

/**
 * Search terms of an enquiry, which is found by the beginning of one, by some before an installer has taken it; its own number
 * also without `EQ-` and by its last four, a contact number also without its spaces and country.
 */
export function searchTermsOf({
	number,
	name,
	contactNumber,
	email,
	pin,
}: {
	number: string
	name: string
	contactNumber: string | null
	email: string | null
	pin: string
}) {
	const digits = contactNumber?.replace(/\D/g, '') ?? ''
	const own = `${number} ${number.slice(3)} ${number.slice(8)}`
	const early = new Set(searchTermsIn(`${own} ${firstNameOf(name)} ${pin}`))
	const all = [own, name, email, contactNumber, pin, digits, digits.slice(-10)].join(' ')
	return searchTermsIn(all).map((term) => ({ term, before_acceptance: early.has(term) ? 1 : 0 }))
}
