import { type Day, dayAt, daysAfter } from '../../../../shared/calendar.ts'
import type { RequestKind, RequestState } from '../../requests/request-schema.ts'

/** The states in which somebody has something to do. */
export const WAITING = ['asked', 'agreed'] as const satisfies RequestState[]

/**
 * Days after that of the request within which it is answered: 2 by the shop, as complaints are acknowledged within 48
 * hours (Consumer Protection (E-Commerce) Rules, 2020, rule 4), and 7 by the buyer of a changed order.
 */
export const daysToAnswer = (kind: RequestKind) => (kind === 'change' ? 7 : 2)

interface Asked {
	kind: RequestKind
	state: RequestState
	/** Epoch milliseconds. */
	askedAt: number
	/** Of an approved return: the day on which its goods are collected, or the last one to send them. */
	lastDay: Day | null
}

/** The last day for what is awaited; null where nothing is, or an approved return has no day. */
export function dueOn({ kind, state, askedAt, lastDay }: Asked): Day | null {
	if (state === 'asked') return daysAfter(dayAt(askedAt), daysToAnswer(kind))
	return state === 'agreed' ? lastDay : null
}
