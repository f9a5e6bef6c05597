import { type Day, dayAt, daysAfter } from '../../../../shared/calendar.ts'
import { DAYS_WITH_MAKER, DUE_DAYS } from '../../limits.ts'
import type { RequestKind, RequestState } from '../../requests/request-schema.ts'

/** The states in which somebody has something to do. */
export const WAITING = [
	'asked',
	'agreed',
	'claimed',
	'with-maker',
] as const satisfies RequestState[]

/** The states that are due by the day of the request, and after how many days. */
export const dueStates = (kind: RequestKind): (readonly [state: RequestState, days: number])[] => {
	if (kind === 'claim')
		return [
			['claimed', DUE_DAYS.claimed],
			['with-maker', DAYS_WITH_MAKER],
		]
	return [['asked', kind === 'change' ? DUE_DAYS.askedOfBuyer : DUE_DAYS.asked]]
}

interface Asked {
	kind: RequestKind
	state: RequestState
	/** Epoch milliseconds. */
	askedAt: number
	/** Of an approved return: the day on which its goods are collected, or the last one to send them. */
	lastDay: Day | null
}

/** The last day of the awaited step; null where there is none, or an approved return has no day. */
export function dueOn({ kind, state, askedAt, lastDay }: Asked): Day | null {
	const due = dueStates(kind).find(([each]) => each === state)
	if (due) return daysAfter(dayAt(askedAt), due[1])
	return state === 'agreed' ? lastDay : null
}
