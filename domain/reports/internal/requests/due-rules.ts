import { type Day, dayAt, daysAfter } from '../../../../shared/calendar.ts'
import type { RequestKind, RequestState } from '../../requests/request-schema.ts'

/** The states in which somebody has something to do. */
export const WAITING = [
	'asked',
	'agreed',
	'claimed',
	'with-maker',
] as const satisfies RequestState[]

/**
 * Days after that of the request within which it is answered: 2 by the shop, as complaints are acknowledged within 48
 * hours, and 7 by the buyer of a changed order. A warranty claim comes to its end within 30, as complaints are redressed
 * within a month (Consumer Protection (E-Commerce) Rules, 2020, rule 4).
 */
const DAYS = { asked: 2, askedOfBuyer: 7, claimed: 2 }
export const DAYS_WITH_MAKER = 30

/** The states that are due by the day of the request, and after how many days. */
export const dueStates = (kind: RequestKind): (readonly [state: RequestState, days: number])[] => {
	if (kind === 'claim')
		return [
			['claimed', DAYS.claimed],
			['with-maker', DAYS_WITH_MAKER],
		]
	return [['asked', kind === 'change' ? DAYS.askedOfBuyer : DAYS.asked]]
}

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
	const due = dueStates(kind).find(([each]) => each === state)
	if (due) return daysAfter(dayAt(askedAt), due[1])
	return state === 'agreed' ? lastDay : null
}
