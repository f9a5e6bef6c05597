import { expect, it } from 'vitest'
import { runRetention } from '../../store/retention.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

describeOnAllEngines('the newsletter', (open) => {
	it('keeps an address once, however often it is given', async () => {
		const { store, visitor } = await open()
		for (const email of ['asha@example.com', ' ASHA@example.com '])
			expect(await visitor().post('/api/newsletter', { email })).toMatchObject({
				status: 201,
				body: { email: 'asha@example.com' },
			})
		const kept = await store.db.selectFrom('newsletter_subscribers').select('email').execute()
		expect(kept).toEqual([{ email: 'asha@example.com' }])
	})
})

describeOnAllEngines('the newsletter of a live store', (open, itOnSqlite) => {
	it('goes to whoever has confirmed their address, and to nobody who has left', async () => {
		const { store, visitor, as } = await open({ mode: 'live', publicUrl: 'https://shop.example' })
		const { mails, deliver } = keepMails(store)
		const email = 'asha@example.com'
		for (let time = 0; time < 2; time++)
			expect((await visitor().post('/api/newsletter', { email })).body).toEqual({
				email,
				toConfirm: true,
			})
		await deliver()
		expect(mails).toHaveLength(1)
		const [mail] = mails
		const key = /newsletter\/confirm\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
		expect(mail?.headers).toEqual({
			'List-Unsubscribe': `<https://shop.example/newsletter/unsubscribe?key=${key}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		})
		const admin = await as('Admin')
		const listed = async () => {
			const { body } = await admin.get('/api/newsletter/subscribers?q=ASHA')
			return body.map((each: { confirmedAt: string | null }) => each.confirmedAt !== null)
		}
		const file = async () => String((await admin.get('/api/exports/subscribers.csv')).body)
		expect(await listed()).toEqual([false])
		expect(await file()).not.toContain(email)
		const wrong = await visitor().post('/api/newsletter/confirm', { key: 'wrong' })
		expect([wrong.status, wrong.body.detail]).toEqual([
			422,
			'This link is not right, or has expired. Subscribe again to get a new one.',
		])
		expect((await visitor().post('/api/newsletter/confirm', { key })).body).toEqual({ email })
		expect(await listed()).toEqual([true])
		expect(await file()).toContain(`https://shop.example/newsletter/unsubscribe?key=${key}`)
		for (let time = 0; time < 2; time++)
			expect((await visitor().post('/api/newsletter/unsubscribe', { key })).status).toBe(204)
		expect(await listed()).toEqual([])
	})

	itOnSqlite('forgets an address that nobody has confirmed within a week', async () => {
		const { store, visitor } = await open({ mode: 'live', publicUrl: 'https://shop.example' })
		await visitor().post('/api/newsletter', { email: 'asha@example.com' })
		const kept = () => store.db.selectFrom('newsletter_subscribers').select('email').execute()
		const now = store.now
		store.now = () => now() + 6.9 * 86_400_000
		await runRetention(store)
		expect(await kept()).toHaveLength(1)
		store.now = () => now() + 7.1 * 86_400_000
		await runRetention(store)
		expect(await kept()).toEqual([])
	})
})

describeOnSqlite('a subscription that is not right', (open) => {
	it.each([
		['', 'Email is required.'],
		['asha', 'Invalid email format.'],
	])('is refused: %j', async (email, message) => {
		const { status, body } = await (await open()).visitor().post('/api/newsletter', { email })
		expect([status, body.errors]).toEqual([422, { email: message }])
	})
})
