import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { MINUTE_MS } from '../../shared/durations.ts'
import { type Behaviour, reply, startMailServer } from '../../test/mail-server.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { JobRunner } from '../jobs/runner.ts'
import { type NewMail, sendMail } from './commands.ts'
import { mailDelivery } from './delivery.ts'
import { openSmtp } from './smtp.ts'

const mailTo = (event: string, email: string): NewMail => ({
	event,
	template: 'invitation',
	to: { email, name: 'Asha' },
	accountId: null,
	data: { path: '/invitation?token=', secret: 'a secret', role: 'Installer' },
})

async function withServer({ store }: TestStore, behaviour?: Behaviour) {
	const server = await startMailServer(behaviour)
	const transport = openSmtp(server.url, { connectMs: 300, answerMs: 300 })
	store.mailer.transport = transport
	let now = store.now()
	store.now = () => now++
	const runners = [1, 2].map(() => new JobRunner(() => store, [mailDelivery]))
	/** The work of both processes after so much time. */
	const later = async (ms: number) => {
		now += ms
		await Promise.all(runners.map((runner) => runner.runDue()))
		return server.received.map(({ messageId }) => messageId)
	}
	const write = (mails: NewMail[]) => inTransaction(store.db, (tx) => sendMail(store, tx, mails))
	return { ...server, later, write }
}

describeOnAllEngines('mails by a server', (open, itOnSqlite) => {
	itOnSqlite(
		'are tried again after it died before its answer, by the same Message-ID',
		async () => {
			const opened = await open({ mode: 'live' })
			const server = await withServer(opened)
			await server.write([mailTo('first', 'asha@example.com')])
			server.behaviour.arrived = () => server.cut()
			await server.later(0)
			delete server.behaviour.arrived
			const ids = await server.later(MINUTE_MS)
			expect(ids).toHaveLength(2)
			expect(new Set(ids).size).toBe(1)
			expect(await server.later(24 * 60 * MINUTE_MS)).toEqual(ids)
			const admin = await opened.as('Admin')
			expect((await admin.get('/api/mails')).body).toMatchObject([{ state: 'sent', error: null }])
		},
	)

	it('wait while it is busy, and are shown at once where it refuses them', async () => {
		const opened = await open({ mode: 'live' })
		const server = await withServer(opened)
		const admin = await opened.as('Admin')
		server.behaviour.recipient = () => reply(450, 'Try later')
		await server.write([mailTo('first', 'asha@example.com')])
		expect(await server.later(0)).toEqual([])
		expect((await admin.get('/api/mails')).body).toMatchObject([{ state: 'waiting' }])
		server.behaviour.recipient = () => reply(550, 'No such mailbox')
		expect(await server.later(MINUTE_MS)).toEqual([])
		const [mail] = (await admin.get('/api/mails?state=failed')).body
		expect(mail.error).toBe('The mail server refuses the recipient’s address: 550 No such mailbox')
		expect((await admin.get('/api/jobs?state=failed')).body).toMatchObject([
			{ attempts: 2, error: mail.error },
		])
		delete server.behaviour.recipient
		await admin.post(`/api/mails/${mail.id}/retry`)
		expect(await server.later(0)).toHaveLength(1)
	})

	it('are given up at once where it cannot take an address, with a sentence that says why', async () => {
		const opened = await open({ mode: 'live' })
		const server = await withServer(opened, { lacksSmtpUtf8: true })
		const admin = await opened.as('Admin')
		await server.write([mailTo('first', 'आशा@सूर्य.भारत'), mailTo('first', 'asha@सूर्य.भारत')])
		expect(await server.later(0)).toHaveLength(1)
		const why =
			'The mail server takes no address with letters beyond a to z: it does not offer SMTPUTF8. Ask for another address'
		expect((await admin.get('/api/mails?state=failed')).body).toMatchObject([
			{ email: 'आशा@सूर्य.भारत', error: why },
		])
		expect((await admin.get('/api/jobs?state=failed')).body).toMatchObject([
			{ attempts: 1, error: why },
		])
		expect((await admin.get('/api/mails?state=sent')).body).toHaveLength(1)
	})
})

describeOnAllEngines('one event', (open) => {
	it('never writes twice to one person, however often and by whomever it is told', async () => {
		const { store } = await open({ mode: 'live' })
		const { mails, deliver } = keepMails(store)
		store.mailer.isConfirmed = async () => true
		const one = fc.record({
			event: fc.constantFrom('placed', 'accepted', 'cancelled'),
			email: fc.constantFrom('asha@example.com', 'ravi@example.com'),
		})
		const told = fc.array(fc.array(one, { minLength: 1, maxLength: 6 }), { maxLength: 8 })
		let run = 0
		await fc.assert(
			fc.asyncProperty(told, async (transactions) => {
				run++
				await Promise.all(
					transactions.map((list) =>
						inTransaction(store.db, (tx) =>
							sendMail(
								store,
								tx,
								list.map(({ event, email }) => mailTo(`${run} ${event}`, email)),
							),
						),
					),
				)
				await deliver()
				const expected = new Set(transactions.flat().map(({ event, email }) => `${event} ${email}`))
				expect(mails.splice(0)).toHaveLength(expected.size)
			}),
			{ numRuns: 15 },
		)
	})
})
