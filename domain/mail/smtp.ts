import { FailedForGood } from '../jobs/runner.ts'
import type { MailTransport } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const ANSWER_TIMEOUT_MS = 30_000

interface Timeouts {
	connectMs?: number
	answerMs?: number
}

/**
 * The server at an address such as `smtps://user:password@mail.example`, over at most five connections.
 * `send` throws `FailedForGood` where the server refuses this mail or this recipient for good.
 */
export function openSmtp(
	url: string,
	{ connectMs = CONNECT_TIMEOUT_MS, answerMs = ANSWER_TIMEOUT_MS }: Timeouts = {},
): MailTransport {
	const open = async () => {
		const { createTransport } = await import('nodemailer')
		return createTransport({
			url,
			pool: true,
			// What is tried again is tried again by the jobs, which other processes see.
			maxRequeues: 0,
			connectionTimeout: connectMs,
			greetingTimeout: connectMs,
			dnsTimeout: connectMs,
			socketTimeout: answerMs,
			disableFileAccess: true,
			disableUrlAccess: true,
		})
	}
	/** From the first mail on: most processes send none, and need no library for it. */
	let transport: ReturnType<typeof open> | undefined
	return {
		send: async (mail) => {
			try {
				transport ??= open()
				await (await transport).sendMail(mail)
			} catch (error) {
				throw isForGood(error) ? new FailedForGood((error as Error).message) : error
			}
		},
		close: () => void transport?.then((opened) => opened.close()),
	}
}

/** The commands whose answer is about this mail, and not about the server or whoever sends by it. */
const OF_THE_MAIL = ['RCPT TO', 'DATA']

/** A permanent refusal (RFC 5321, 4.2.1): a reply of 5xx. */
function isForGood(error: unknown): boolean {
	const { command, responseCode } = error as { command?: string; responseCode?: number }
	return OF_THE_MAIL.includes(command ?? '') && responseCode !== undefined && responseCode >= 500
}
