import { FailedForGood, UnansweredError } from '../jobs/outcomes.ts'
import { TIMEOUT_MS } from './limits.ts'
import {
	type CodeSms,
	type LinkSms,
	requestFor,
	type SmsRequest,
	type SmsRequests,
} from './rules.ts'

/** The gateway for the shop's text messages. */
export interface SmsGateway {
	/** @throws FailedForGood where it will never be sent, UnansweredError where nothing was said in time; else it may be later */
	sendCode(sms: CodeSms): Promise<void>
	/** Likewise; null where the shop has no message for links. */
	sendLink: ((sms: LinkSms) => Promise<void>) | null
}

/** Under way, or too many at once: a matter of asking later. */
const LATER = [408, 409, 425, 429]

/** A service that is asked by one call over HTTP. Never call it within a transaction. */
export function openSmsGateway(
	{ code, link }: SmsRequests,
	{ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): SmsGateway {
	const sender = (request: SmsRequest) => async (sms: CodeSms | LinkSms) => {
		const { url, body, headers } = requestFor(request, sms)
		const status = await statusOf(url, { body, headers, timeoutMs })
		if (status < 300) return
		const refusal = new Error(`The service for text messages answered ${status}`)
		if (status >= 500 || LATER.includes(status)) throw refusal
		throw new FailedForGood(refusal.message)
	}
	return { sendCode: sender(code), sendLink: link && sender(link) }
}

interface Sent {
	body: string | null
	headers: Record<string, string>
	timeoutMs: number
}

async function statusOf(url: string, { body, headers, timeoutMs }: Sent): Promise<number> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			headers,
			body,
			// The header that names the shop is for this address alone.
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		})
		await answer.body?.cancel()
		return answer.status
	} catch (error) {
		// The address may hold a key: nothing of it is said.
		if (error instanceof Error && error.name === 'TimeoutError')
			throw new UnansweredError('The service for text messages did not answer in time')
		throw new Error('The service for text messages cannot be reached')
	}
}
