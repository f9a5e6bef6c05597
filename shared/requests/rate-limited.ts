import { type Message, message } from '../messages/message.ts'
import type { Problem } from '../result.ts'

/** A refusal that says when to come back, to the person and in `retryAfter` (seconds). */
export const rateLimited = (why: Message, seconds: number): Problem => ({
	code: 'rate_limited',
	message: message('request.rate_limited', { why, seconds }),
	retryAfterSeconds: seconds,
})
