import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { runRetention } from '../../store/retention.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { FailedForGood } from '../jobs/outcomes.ts'
import { type NewMail, sendMail } from './commands.ts'

const PUBLIC_URL = 'https://shop.example'
const LIVE = { mode: 'live', publicUrl: PUBLIC_URL } as const

const invitation = (event: string, email = 'asha@example.com'): NewMail => ({
	event,
	template: 'invitation',
	to: { email, name: 'Asha' },
	accountId: null,
	data: { path: '/invitation?token=', secret: 'a secret', role: 'Installer' },
})

describeOnAllEngines('mails', (open, itOnSqlite) => {
	it('go to each person once for an event', async () => {
		const { store } = await open(LIVE)
		const { mails, deliver } = keepMails(store)
		for (let time = 0; time < 2; time++)
			await inTransaction(store.db, (tx) =>
				sendMail(store, tx, [
					invitation('first'),
					invitation('first'),
					invitation('first', 'ravi@example.com'),
					invitation('second'),
				]),
			)
		await deliver()
		await deliver()
		expect(mails.map(({ to }) => to.address).sort()).toEqual([
			'asha@example.com',
			'asha@example.com',
			'ravi@example.com',
		])
		expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
		expect(mails[0]?.messageId).toMatch(/^<[\w-]+@shop\.example>$/)
	})

	itOnSqlite('are not sent where what causes them is undone', async () => {
		const { store } = await open(LIVE)
		const { mails, deliver } = keepMails(store)
		await expect(
			inTransaction(store.db, async (tx) => {
				await sendMail(store, tx, [invitation('first')])
				throw new Error('undone')
			}),
		).rejects.toThrow('undone')
		await deliver()
		expect(mails).toEqual([])
	})

	it('have their secret until they are sent', async () => {
		const { store } = await open(LIVE)
		const { mails, deliver } = keepMails(store)
		await inTransaction(store.db, (tx) => sendMail(store, tx, [invitation('first')]))
		const rows = () => store.db.selectFrom('mails').select(['state', 'secret', 'data']).execute()
		const data = '{"path":"/invitation?token=","role":"Installer"}'
		expect(await rows()).toEqual([{ state: 'waiting', secret: 'a secret', data }])
		await deliver()
		expect(await rows()).toEqual([{ state: 'sent', secret: null, data }])
		const link = 'https://shop.example/invitation?token=a%20secret'
		expect(mails[0]?.text).toContain(link)
		expect(mails[0]?.html).toContain(`href="${link}"`)
	})
})

describeOnSqlite('a store without a mail server', (open) => {
	it('keeps its mails', async () => {
		const { store } = await open(LIVE)
		const { deliver } = keepMails(store)
		store.mailer.transport = null
		await inTransaction(store.db, (tx) => sendMail(store, tx, [invitation('first')]))
		await deliver()
		expect(await store.db.selectFrom('mails').select(['state', 'secret']).execute()).toEqual([
			{ state: 'kept', secret: 'a secret' },
		])
	})
})

describeOnAllEngines('the link of a mail that was not sent', (open) => {
	it('is kept while it is good, and no longer', async () => {
		const { store, as } = await open(LIVE)
		const { mails, deliver } = keepMails(store)
		const { transport } = store.mailer
		store.mailer.transport = null
		const written: NewMail[] = [
			{
				event: 'reset',
				template: 'password-reset',
				accountId: null,
				to: { email: 'asha@example.com', name: 'Asha' },
				data: { path: '/reset?token=', secret: 'a secret' },
			},
			invitation('invited'),
			{
				event: 'installer found',
				template: 'installer-found',
				accountId: null,
				to: { email: 'asha@example.com', name: 'Asha' },
				data: { orderId: 'SB-1', path: '/orders/SB-1?key=', secret: 'a secret', installer: 'Ravi' },
			},
		]
		await inTransaction(store.db, (tx) => sendMail(store, tx, written))
		await deliver()
		const admin = await as('Admin')
		const secrets = async () =>
			(
				await store.db
					.selectFrom('mails')
					.select(['template', 'secret'])
					.orderBy('template')
					.execute()
			).map(({ secret }) => secret)
		const now = store.now
		const after = async (days: number) => {
			store.now = () => now() + days * 86_400_000
			await runRetention(store)
			return secrets()
		}
		expect(await after(0.9)).toEqual(['a secret', 'a secret', 'a secret'])
		expect(await after(1.1)).toEqual(['a secret', 'a secret', null])
		expect(await after(7.1)).toEqual(['a secret', null, null])
		expect(await after(13.9)).toEqual(['a secret', null, null])
		expect(await after(14.1)).toEqual([null, null, null])
		store.mailer.transport = transport
		store.now = now
		const kept = (await admin.get('/api/mails?state=kept')).body
		expect(kept).toHaveLength(3)
		for (const { id } of kept) {
			expect((await admin.get(`/api/mails/${id}`)).body.words).toBeNull()
			expect((await admin.post(`/api/mails/${id}/retry`)).status).toBe(409)
		}
		await deliver()
		expect(mails).toEqual([])
	})
})

describeOnSqlite('a demo', (open) => {
	it('sends no mail', async () => {
		const { store } = await open({ publicUrl: PUBLIC_URL })
		await inTransaction(store.db, (tx) => sendMail(store, tx, [invitation('first')]))
		expect(await store.db.selectFrom('mails').select('id').execute()).toEqual([])
		expect(await store.db.selectFrom('jobs').select('id').execute()).toEqual([])
	})
})

describeOnSqlite('mails to an admin', (open) => {
	async function failed(failure: Error = new FailedForGood('550 There is no such mailbox.')) {
		const opened = await open(LIVE)
		const { store } = opened
		const { mails, deliver, failWith } = keepMails(store)
		failWith(failure)
		await inTransaction(store.db, (tx) => sendMail(store, tx, [invitation('first')]))
		await deliver()
		const admin = await opened.as('Admin')
		const [mail] = (await admin.get('/api/mails?state=failed')).body
		return { store, admin, mail, mails, deliver, failWith }
	}

	it('say what became of them, and are sent again when they say so', async () => {
		const { admin, mail, mails, deliver, failWith } = await failed()
		expect(mail).toMatchObject({
			template: 'invitation',
			email: 'asha@example.com',
			error: '550 There is no such mailbox.',
			sentAt: null,
		})
		const path = `/api/mails/${mail.id}`
		failWith(null)
		expect((await admin.post(`${path}/retry`)).body).toMatchObject({ state: 'waiting' })
		expect((await admin.post(`${path}/retry`)).status).toBe(409)
		await deliver()
		expect((await admin.get(path)).body).toMatchObject({ state: 'sent', error: null })
		expect(mails).toHaveLength(1)
		expect((await admin.get('/api/audit?kind=job')).body).toMatchObject([
			{ action: 'tried again', subject: `mail ${mail.id}` },
		])
	})

	it('read without what only its recipient may know, also before they are sent', async () => {
		const { admin, mail } = await failed()
		const { words } = (await admin.get(`/api/mails/${mail.id}`)).body
		expect(words.text).toContain('/invitation?token=hidden')
		expect(JSON.stringify((await admin.get('/api/mails')).body)).not.toContain('secret')
		expect(words.html + words.text).not.toMatch(/a(?:%20| )secret/)
	})

	it('are tried again by themselves where the server only could not just then', async () => {
		const { store, admin, mail, mails, deliver, failWith } = await failed(new Error('451 Later'))
		expect(mail).toBeUndefined()
		expect((await admin.get('/api/mails')).body).toMatchObject([
			{ state: 'waiting', error: '451 Later' },
		])
		failWith(null)
		const now = store.now()
		store.now = () => now + 120_000
		await deliver()
		expect(mails).toHaveLength(1)
	})
})

describeOnAllEngines('a choice of mail', (open) => {
	it('is kept by role, and what an order needs is sent in any case', async () => {
		const { store, people } = await open(LIVE)
		const [buyer, admin] = await people('Buyer', 'Admin')
		const path = '/api/profile/mails'
		expect((await buyer.get(path)).body.choices).toEqual([
			{ choice: 'order-progress', wanted: true },
			{ choice: 'enquiries', wanted: true },
			{ choice: 'reviews', wanted: true },
		])
		expect((await admin.put(path, { wanted: [] })).body.choices).toEqual([
			{ choice: 'unassigned', wanted: false },
			{ choice: 'low-stock', wanted: false },
		])
		expect((await buyer.put(path, { wanted: ['enquiries'] })).body.choices).toEqual([
			{ choice: 'order-progress', wanted: false },
			{ choice: 'enquiries', wanted: true },
			{ choice: 'reviews', wanted: false },
		])
		expect((await buyer.put(path, { wanted: ['everything'] })).status).toBe(422)
		const { id: accountId, email, name } = (await buyer.get('/api/session')).body.user
		const about = { accountId, to: { email, name } }
		const of = { orderId: 'SB-1', path: '/orders/SB-1' }
		await inTransaction(store.db, (tx) =>
			sendMail(store, tx, [
				{ ...about, event: 'a', template: 'job-done', data: { ...of, installer: 'Ravi' } },
				{ ...about, event: 'b', template: 'order-cancelled', data: { ...of, reason: null } },
			]),
		)
		expect(await store.db.selectFrom('mails').select('template').execute()).toEqual([
			{ template: 'order-cancelled' },
		])
	})
})
