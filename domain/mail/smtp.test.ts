import { describe, expect, it, onTestFinished } from 'vitest'
import { outgoingMail } from '../../test/mail/outgoing.ts'
import { type Behaviour, reply, startMailServer } from '../../test/mail-server.ts'
import { FailedForGood, UnansweredError } from '../jobs/outcomes.ts'
import { openSmtp } from './smtp.ts'

const MAIL = outgoingMail({
	to: { name: 'Asha, “the buyer”', address: 'asha@example.com' },
	subject: 'Your order – ₹1,23,456 नमस्ते',
})

async function opened(behaviour?: Behaviour) {
	const server = await startMailServer(behaviour)
	const transport = openSmtp(server.url, { connectMs: 300, answerMs: 300 })
	onTestFinished(transport.close)
	const send = (mail = MAIL) =>
		transport.send(mail).then(
			() => 'taken',
			(error) => {
				if (error instanceof UnansweredError) return 'unanswered'
				return error instanceof FailedForGood ? 'refused for good' : 'to be tried again'
			},
		)
	return { ...server, send }
}

describe('a mail server', () => {
	it('gets the mail as text and HTML, under the Message-ID it was given', async () => {
		const { send, received } = await opened()
		expect(await send()).toBe('taken')
		const [mail] = received
		expect(mail).toMatchObject({ messageId: MAIL.messageId, to: 'asha@example.com' })
		expect(mail?.source).toMatch(/multipart\/alternative.*text\/plain.*text\/html/s)
	})

	it.each([550, 551, 553])('refuses a recipient for good by %i', async (code) => {
		const { send, received } = await opened({ recipient: () => reply(code, 'No such mailbox') })
		expect(await send()).toBe('refused for good')
		expect(received).toEqual([])
	})

	it.each([
		['takes', false, 'taken'],
		['refuses for good, where it does not offer to,', true, 'refused for good'],
	])('%s an address in letters beyond ASCII', async (_, lacksSmtpUtf8, result) => {
		const { send, received } = await opened({ lacksSmtpUtf8 })
		const address = 'आशा@सूर्य.भारत'
		expect(await send({ ...MAIL, to: { name: 'आशा', address } })).toBe(result)
		expect(received.map(({ to }) => to)).toEqual(lacksSmtpUtf8 ? [] : [address])
		expect(await send()).toBe('taken')
	})

	it('is asked again where it wants a login first', async () => {
		const { send } = await opened({ recipient: () => reply(530, 'Authentication required') })
		expect(await send()).toBe('to be tried again')
	})

	it.each([421, 450, 451])('may take a recipient later after %i', async (code) => {
		const { send } = await opened({ recipient: () => reply(code, 'Try later') })
		expect(await send()).toBe('to be tried again')
	})

	it.each([
		[554, 'refused for good'],
		[452, 'to be tried again'],
	])('judges what it has received by %i: %s', async (code, result) => {
		const { send } = await opened({ data: () => reply(code, 'No') })
		expect(await send()).toBe(result)
	})

	it.each(['greeting', 'recipient', 'data'] as const)(
		'that hangs at the %s is given up',
		async (hangsAt) => {
			const { send } = await opened({ hangsAt })
			expect(await send()).toBe('unanswered')
		},
	)

	it('that dies between the mail and its answer is given up, and takes the next one', async () => {
		const server = await opened()
		server.behaviour.arrived = () => server.cut()
		expect(await server.send()).toBe('to be tried again')
		delete server.behaviour.arrived
		expect(await server.send()).toBe('taken')
		expect(server.received.map(({ messageId }) => messageId)).toEqual([
			MAIL.messageId,
			MAIL.messageId,
		])
	})

	it('that is not there is given up', async () => {
		const transport = openSmtp('smtp://127.0.0.1:1', { connectMs: 300 })
		onTestFinished(transport.close)
		await expect(transport.send(MAIL)).rejects.not.toBeInstanceOf(FailedForGood)
	})

	it('is told of no second recipient by a name or an address', async () => {
		const { send, received } = await opened()
		const to = { name: 'Asha\r\nBcc: eve@example.com', address: 'asha@example.com' }
		expect(await send({ ...MAIL, to, subject: 'Hello\r\nBcc: eve@example.com' })).toBe('taken')
		expect(received).toHaveLength(1)
		expect(received[0]?.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
	})
})
