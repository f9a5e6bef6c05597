import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import type { UserId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { ENQUIRY_STEPS, type EnquiryStep, next } from './rules.ts'
import type { EnquiryStatus } from './schema.ts'

export interface EnquiryFacts {
	status: EnquiryStatus
	/** The account it was sent from. */
	userId: UserId | null
	installerId: UserId | null
	/** Whether the caller is among the installers it is open to while it is untaken. */
	isOffered: boolean
}

const isSender = (actor: Actor, { userId }: EnquiryFacts) =>
	isSignedIn(actor) && userId === actor.id

type Taken = Pick<EnquiryFacts, 'installerId'>

const has = (actor: Actor, { installerId }: Taken) =>
	hasRole(actor, 'Installer') && installerId === actor.id

/** Senders see their own, installers those open to them and theirs, admins all. */
export function maySee(actor: Actor, enquiry: EnquiryFacts): boolean {
	if (hasRole(actor, 'Admin') || isSender(actor, enquiry) || has(actor, enquiry)) return true
	return hasRole(actor, 'Installer') && enquiry.status === 'open' && enquiry.isOffered
}

/**
 * Whether a caller with access to the enquiry gets its sender's name and contact details. An installer before taking it
 * may know the first name and the PIN code alone. `senderShownTo` in list.ts is the same as a condition.
 */
export const mayKnowSender = (
	{ buyerVisible }: StorePolicy,
	actor: Actor,
	enquiry: EnquiryFacts,
): boolean =>
	buyerVisible === 'always' ||
	hasRole(actor, 'Admin') ||
	isSender(actor, enquiry) ||
	has(actor, enquiry)

/** The note is of people who work with the enquiry, to write and to read. */
export const mayNote = (actor: Actor, enquiry: Taken) =>
	hasRole(actor, 'Admin') || has(actor, enquiry)

/** The reply is for its sender too. */
export const mayReadReply = (actor: Actor, enquiry: EnquiryFacts) =>
	mayNote(actor, enquiry) || isSender(actor, enquiry)

const WHO: Record<EnquiryStep, Message> = {
	take: message('enquiries.take_not_allowed'),
	answer: message('enquiries.answer_not_allowed'),
	release: message('enquiries.release_not_allowed'),
	close: message('enquiries.close_not_allowed'),
	reopen: message('enquiries.reopen_not_allowed'),
}

/**
 * Whether the caller's role allows the step with any enquiry at all. It is asked before an enquiry is
 * looked for, so that the answer does not tell whether there is one.
 */
export function mayEver(actor: Actor, step: EnquiryStep): Result<void> {
	if (!isSignedIn(actor)) return fail('not_signed_in', WHO[step])
	const roles = {
		take: ['Installer'],
		answer: ['Installer', 'Admin'],
		release: ['Installer', 'Admin'],
		close: ['Buyer', 'Installer', 'Admin'],
		reopen: ['Buyer', 'Installer', 'Admin'],
	}[step]
	return roles.includes(actor.role) ? ok(undefined) : fail('forbidden', WHO[step])
}

/** Whether the caller may ever apply this transition to this enquiry, in any status. */
export function may(actor: Actor, step: EnquiryStep, enquiry: EnquiryFacts): boolean {
	if (!maySee(actor, enquiry)) return false
	const isAdmin = hasRole(actor, 'Admin')
	switch (step) {
		case 'take':
			return hasRole(actor, 'Installer') && enquiry.isOffered
		case 'answer':
		case 'release':
			return isAdmin || has(actor, enquiry)
		case 'close':
			return isAdmin || isSender(actor, enquiry)
		case 'reopen':
			return (
				isAdmin || (enquiry.status === 'answered' ? has(actor, enquiry) : isSender(actor, enquiry))
			)
	}
}

const NOT_YOURS: Record<EnquiryStep, Message> = {
	...WHO,
	take: message('enquiries.not_offered'),
	answer: message('enquiries.not_taken'),
	release: message('enquiries.not_taken'),
}

/** The refusal of a step with an enquiry that one may see, but not change so. */
export const notYours = (step: EnquiryStep) => fail('forbidden', NOT_YOURS[step])

/** The steps open to the caller at this moment. */
export const openSteps = (actor: Actor, enquiry: EnquiryFacts): EnquiryStep[] =>
	ENQUIRY_STEPS.filter(
		(step) =>
			next(enquiry.status, step, enquiry.installerId !== null) !== null &&
			may(actor, step, enquiry),
	)

/** Admins alone say what delivering goods costs. */
export const mayQuotePrice = adminsOnly(message('enquiries.price_admins_only'))

/** Admins alone take steps with several enquiries at once. */
export const mayStepSeveral = adminsOnly(message('enquiries.several_admins_only'))

/** Admins alone give enquiries to installers. */
export const mayAssign = adminsOnly(message('enquiries.assign_admins_only'))

/** Admins alone take enquiries out of the store as a file. */
export const mayExport = adminsOnly(message('enquiries.export_admins_only'))
