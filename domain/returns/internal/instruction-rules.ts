import { type Day, daysAfter } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { MAX_DAYS_AHEAD } from '../limits.ts'
import type { ReturnInstructions } from '../schema.ts'

/** What the buyer of an approved return does with its goods. */
export interface Instructions {
	/** Where they send them; null where the shop collects them, or does not say. */
	sendTo: string | null
	sendUntil: Day | null
	/** The day on which the shop collects them; null where their buyer sends them. */
	collectedOn: Day | null
	/** Null where the shop does not say. */
	packing: string | null
}

/** What holds where an admin says nothing; blank where the shop does not say. */
interface UsualInstructions {
	sendTo: string
	sendUntil: Day
	packing: string
}

/**
 * The instructions of a return as an admin gives them, completed by the usual ones.
 * @returns invalid for a day that is over or too far ahead
 */
export function instructionsFor(
	{ sendTo, sendUntil, collectedOn, packing }: ReturnInstructions,
	usual: UsualInstructions,
	today: Day,
): Result<Instructions> {
	const last = daysAfter(today, MAX_DAYS_AHEAD)
	const wrong = message('returns.day_wrong', { last })
	const isWrong = (day: Day) => day < today || day > last
	const packed = packing || usual.packing || null
	if (collectedOn)
		return isWrong(collectedOn)
			? failField('collectedOn', wrong)
			: ok({ sendTo: null, sendUntil: null, collectedOn, packing: packed })
	const until = sendUntil ?? usual.sendUntil
	if (isWrong(until)) return failField('sendUntil', wrong)
	return ok({
		sendTo: sendTo || usual.sendTo || null,
		sendUntil: until,
		collectedOn: null,
		packing: packed,
	})
}
