import { inAscii } from '../../shared/text/characters.ts'

export const REVIEW_STATES = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a review is hidden. A low mark is no reason. */
export const HIDE_REASONS = ['abuse', 'personal-data', 'off-topic'] as const
export type HideReason = (typeof HIDE_REASONS)[number]

const ADDRESS = /[^\s@]+@[^\s@]+\.\w|@[a-z]{3,}\b|https?:|www\.|\bwa\.me\b/i
/** Ten digits or more with nothing but what stands between those of a phone number. */
const PHONE = /\d(?:[ ()./–-]{0,3}\d){9,}/

/** Whether a text has a phone number, a mail address, a UPI id or a link in it. */
export function hasContact(text: string): boolean {
	const plain = inAscii(text)
	return ADDRESS.test(plain) || PHONE.test(plain)
}

/** The state of a review as it is written. @param texts all its shown texts @param wasHidden whether an admin has hidden it before */
export const stateOfTexts = (texts: readonly string[], wasHidden: boolean): ReviewState =>
	wasHidden || texts.some(hasContact) ? 'held' : 'shown'
