import { kilometresBetween, placeOfPin } from '../../../../shared/addresses/place-of-pin.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { prefixesOf } from '../../../installers/rules.ts'
import { WEEKS_AHEAD } from '../../limits.ts'

/** An installer as far as it counts for who gets an order. */
export interface Candidate {
	id: UserId
	isSuspended: boolean
	/** Where distances are measured from. */
	basePin: string | null
	pinPrefixes: readonly string[]
	jobsAWeek: number
	/** Orders offered to them, accepted or scheduled. */
	openJobs: number
	/** Whether they have declined this very order. */
	hasDeclined: boolean
	/** When an order was last offered to them, epoch milliseconds; null for never. */
	lastOfferAt: number | null
}

/** Why an order is not offered to somebody. */
export const INELIGIBLE_REASONS = ['suspended', 'declined', 'area', 'no-jobs', 'full'] as const
export type IneligibleReason = (typeof INELIGIBLE_REASONS)[number]

export type Ranked<C extends Candidate> = C & {
	/** Whole kilometres from their own PIN code to the order's; null where either is not known. */
	kilometres: number | null
	ineligibleReason: IneligibleReason | null
}

/** How many more orders somebody takes; none, or fewer, where they have enough. */
export const roomOf = ({ jobsAWeek, openJobs }: Pick<Candidate, 'jobsAWeek' | 'openJobs'>) =>
	WEEKS_AHEAD * jobsAWeek - openJobs

/** Why an order to this PIN code is not for them; null where it is. */
function ineligibleReasonOf(
	candidate: Candidate,
	prefixes: readonly string[],
): IneligibleReason | null {
	if (candidate.isSuspended) return 'suspended'
	if (candidate.hasDeclined) return 'declined'
	if (!prefixes.some((prefix) => candidate.pinPrefixes.includes(prefix))) return 'area'
	if (candidate.jobsAWeek === 0) return 'no-jobs'
	return roomOf(candidate) > 0 ? null : 'full'
}

/** Whole kilometres between the places of two PIN codes; null where one of them is not known. */
export function kilometresBetweenPins(a: string | null, b: string): number | null {
	const [from, to] = [a === null ? null : placeOfPin(a), placeOfPin(b)]
	return from && to && Math.round(kilometresBetween(from, to))
}

/**
 * The one order in which installers are asked: those the order fits first, then the others, and among each the
 * least open work, the nearest, the longest without an offer. The same candidates give the same order however
 * they come.
 * @param pin the PIN code the order goes to
 */
export function rankInstallers<C extends Candidate>(
	candidates: readonly C[],
	pin: string,
): Ranked<C>[] {
	const prefixes = prefixesOf(pin)
	return candidates
		.map((candidate) => ({
			...candidate,
			kilometres: kilometresBetweenPins(candidate.basePin, pin),
			ineligibleReason: ineligibleReasonOf(candidate, prefixes),
		}))
		.sort((a, b) => compare(sortKey(a), sortKey(b)))
}

const sortKey = ({
	id,
	openJobs,
	kilometres,
	lastOfferAt,
	ineligibleReason,
}: Ranked<Candidate>) => [
	ineligibleReason === null ? 0 : 1,
	openJobs,
	kilometres ?? Number.MAX_VALUE,
	lastOfferAt ?? 0,
	id,
]

/** By the first part in which two differ. */
function compare(a: (number | string)[], b: (number | string)[]): number {
	for (const [n, part] of a.entries()) {
		const other = b[n] ?? part
		if (part !== other) return part < other ? -1 : 1
	}
	return 0
}
