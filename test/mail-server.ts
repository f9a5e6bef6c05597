import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Received {
	messageId: string
	to: string
	/** All of it, as it came. */
	source: string
}

/** An answer of a mail server that takes nothing. */
export const reply = (code: number, words: string) =>
	Object.assign(new Error(words), { responseCode: code })

/** The server's behaviour at each step; it takes everything by default. */
export interface Behaviour {
	/** Never answers. */
	hangsAt?: 'greeting' | 'recipient' | 'data'
	/** Does not offer to take addresses in letters beyond ASCII; of the server from its start. */
	lacksSmtpUtf8?: boolean
	/** Refuses the recipient of a mail. */
	recipient?: () => Error | null
	/** Refuses the mail received. */
	data?: () => Error | null
	/** Of a mail that has arrived and is not yet answered. */
	arrived?: (mail: Received) => void
}

const NEVER = new Promise<never>(() => {})

/** The words of a mail, without the breaks that its transport puts into long lines. */
export const unfolded = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** A mail server on loopback, until the test is over. */
export async function startMailServer(behaviour: Behaviour = {}) {
	const { close, ...server } = await openMailServer(behaviour)
	onTestFinished(close)
	return server
}

/** A mail server on loopback, until it is closed. */
export async function openMailServer(behaviour: Behaviour = {}) {
	const received: Received[] = []
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		hideSMTPUTF8: behaviour.lacksSmtpUtf8 ?? false,
		onConnect: (_session, callback) => {
			if (behaviour.hangsAt !== 'greeting') callback()
		},
		onRcptTo: (_address, _session, callback) => {
			if (behaviour.hangsAt !== 'recipient') callback(behaviour.recipient?.() ?? null)
		},
		onData: (stream, session, callback) => {
			text(stream)
				.then(async (source) => {
					const [, messageId = ''] = /^Message-ID: (.+)$/im.exec(source) ?? []
					const to = session.envelope.rcptTo[0]?.address ?? ''
					const refusal = behaviour.data?.() ?? null
					const mail = { messageId: messageId.trim(), to, source }
					if (!refusal) received.push(mail)
					behaviour.arrived?.(mail)
					if (behaviour.hangsAt === 'data') await NEVER
					callback(refusal)
				})
				.catch(callback)
		},
	})
	// These tests are about connections cut off in the middle.
	server.on('error', () => {})
	const cut = () => {
		for (const socket of sockets) socket.destroy()
	}
	const sockets = new Set<import('node:net').Socket>()
	server.server.on('connection', (socket) => {
		sockets.add(socket)
		socket.once('close', () => sockets.delete(socket))
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	const close = async () => {
		const closed = new Promise<void>((resolve) => {
			server.close(resolve)
		})
		cut()
		await closed
	}
	const { port } = server.server.address() as AddressInfo
	/** `cut` closes every connection there is without a word. */
	return { url: `smtp://127.0.0.1:${port}`, received, behaviour, cut, close }
}
