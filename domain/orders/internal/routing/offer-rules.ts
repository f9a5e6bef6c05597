import { dayAfter, dayAt, isSunday, startOfDay } from '../../../../shared/calendar.ts'
import { HOUR_MS } from '../../../../shared/durations.ts'
import { WORKDAY_BEGINS_MS, WORKDAY_ENDS_MS } from '../../limits.ts'
import type { TransitionName } from '../../transitions/transitions.ts'

/** The outcome of an offer: `given` is one that needed no answer, `withdrawn` one that was taken away. */
export const OFFER_ANSWERS = ['accepted', 'declined', 'lapsed', 'withdrawn', 'given'] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]

/**
 * When an offer ends: so many working hours after it was made, of nine to six in the store's zone on every day but
 * Sunday. One that would end with a working day ends as that day does.
 * @param at when it was made, epoch milliseconds
 * @param hours working hours, more than 0
 */
export function offerEndsAt(at: number, hours: number): number {
	let left = hours * HOUR_MS
	for (let day = dayAt(at); ; day = dayAfter(day)) {
		if (isSunday(day)) continue
		const from = Math.max(at, startOfDay(day) + WORKDAY_BEGINS_MS)
		const open = Math.max(0, startOfDay(day) + WORKDAY_ENDS_MS - from)
		if (left <= open) return from + left
		left -= open
	}
}

/** The answer that a step gives to the open offer. */
export function answerOf(step: TransitionName): OfferAnswer {
	switch (step) {
		case 'accept':
			return 'accepted'
		case 'decline':
		case 'pass':
			return 'declined'
		case 'lapse':
			return 'lapsed'
		default:
			return 'withdrawn'
	}
}
