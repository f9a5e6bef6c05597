import { FailedForGood, UnansweredError } from '../jobs/outcomes.ts'
import { addressField, asciiDomain, isAscii, textField } from './internal/header-fields.ts'
import { ANSWER_TIMEOUT_MS, CONNECT_TIMEOUT_MS, SMTP_CONNECTIONS } from './limits.ts'
import type { MailTransport, OutgoingMail } from './mailer.ts'

interface Timeouts {
	connectMs?: number
	answerMs?: number
}

/** A mail the server will never take, with its reason. */
class MailRefusedError extends FailedForGood {}

/**
 * The server at an address such as `smtps://user:password@mail.example`, over at most `SMTP_CONNECTIONS`.
 * `send` throws `FailedForGood` where the server refuses this mail or this recipient for good, `UnansweredError` where it says
 * nothing in time.
 */
export function openSmtp(
	url: string,
	{ connectMs = CONNECT_TIMEOUT_MS, answerMs = ANSWER_TIMEOUT_MS }: Timeouts = {},
): MailTransport {
	const timeouts = {
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		dnsTimeout: connectMs,
		socketTimeout: answerMs,
	}
	const open = async () => {
		const { createTransport } = await import('nodemailer')
		return createTransport({
			...timeouts,
			url,
			pool: true,
			maxConnections: SMTP_CONNECTIONS,
			// Retries are made by the jobs, which other processes see.
			maxRequeues: 0,
			disableFileAccess: true,
			disableUrlAccess: true,
		})
	}
	/** From the first mail on: most processes send none, and need no library for it. */
	let transport: ReturnType<typeof open> | undefined
	return {
		send: async (mail) => {
			const to = asciiDomain(mail.to.address)
			try {
				transport ??= open()
				const opened = await transport
				if (!isAscii(to) && !(await offersSmtpUtf8(url, timeouts)))
					throw new MailRefusedError(
						'The mail server takes no address with letters beyond a to z: it does not offer SMTPUTF8. Ask for another address',
					)
				const raw = await messageOf(mail)
				await opened.sendMail({ raw, envelope: { from: asciiDomain(mail.from.address), to } })
			} catch (error) {
				if (error instanceof FailedForGood) throw error
				const refusal = refusalOf(error)
				if (refusal !== null) throw refusal
				if (isTimeout(error)) throw new UnansweredError((error as Error).message)
				throw error
			}
		},
		close: () => void transport?.then((opened) => opened.close()),
	}
}

/** The message as it is sent. Its names and its subject are written here, so that they are read as they were given. */
async function messageOf({ from, to, subject, ...mail }: OutgoingMail): Promise<Buffer> {
	const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
	const rest = await new MailComposer({
		...mail,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build()
	const fields = [addressField('From', from), addressField('To', to), textField('Subject', subject)]
	return Buffer.concat([Buffer.from(fields.join('')), rest])
}

/** Whether the server takes addresses in letters beyond ASCII (RFC 6531); it is asked each time, as few have such an address. */
async function offersSmtpUtf8(url: string, timeouts: object): Promise<boolean> {
	const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
	const { parseConnectionUrl } = await import('nodemailer/lib/shared')
	const connection = new SMTPConnection({ ...parseConnectionUrl(url), ...timeouts })
	try {
		await new Promise<void>((resolve, reject) => {
			connection.on('error', reject)
			connection.connect((error) => (error ? reject(error) : resolve()))
		})
		// nodemailer knows the server's extensions but has no public name for them.
		const { _supportedExtensions: offered = [] } = connection as { _supportedExtensions?: string[] }
		return offered.includes('SMTPUTF8')
	} finally {
		connection.close()
	}
}

const isTimeout = (error: unknown) => (error as { code?: string }).code === 'ETIMEDOUT'

/** Replies about the login or the order of commands: another time, or with other settings, the mail is taken. */
const NOT_OF_THE_MAIL = [503, 530, 534, 535, 538]

/**
 * Why the server will never take this mail or this recipient: a permanent refusal (RFC 5321, 4.2.1), which is a reply
 * of 5xx. Null where it is none, or is about the server or its client.
 */
function refusalOf(error: unknown): MailRefusedError | null {
	const { command, responseCode = 0, response = '' } = error as Refusal
	if (responseCode < 500 || NOT_OF_THE_MAIL.includes(responseCode)) return null
	const reply = response.replace(/\s+/g, ' ').trim()
	if (command === 'RCPT TO')
		return new MailRefusedError(`The mail server refuses the recipient’s address: ${reply}`)
	return command === 'DATA'
		? new MailRefusedError(`The mail server refuses this mail: ${reply}`)
		: null
}

interface Refusal {
	command?: string
	responseCode?: number
	response?: string
}
