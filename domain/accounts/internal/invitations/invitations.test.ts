import { expect, it } from 'vitest'
import { account, newPassword } from '../../../../test/builders.ts'
import { withoutMail } from '../../../../test/callers.ts'
import { movableClock } from '../../../../test/clock.ts'
import { keepMails } from '../../../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'ravi@example.com'
const PASSWORD = 'the rain in the hills'
const given = { email, name: 'Ravi Deo', role: 'Installer' }

async function withAdmin(opened: TestStore) {
	const { store, visitor, as } = opened
	const { mails, deliver } = keepMails(store)
	const forward = movableClock(store)
	const admin = await as('Admin')
	const invite = (more: object = {}) => admin.post('/api/invitations', { ...given, ...more })
	const token = async () => {
		await deliver()
		return /\/invitation\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'
	}
	const accept = (secret: string, more: object = {}) =>
		visitor().post('/api/account/invitation/accept', {
			token: secret,
			...newPassword(PASSWORD),
			...more,
		})
	const logIn = () => visitor().post('/api/session', { email, password: PASSWORD })
	const pass = (days: number) => {
		forward(days * 86_400_000)
	}
	return { store, visitor, mails, admin, invite, token, accept, logIn, pass }
}

describeOnAllEngines('an invitation', (open) => {
	it('makes an account of its role, once, by a link in a mail', async () => {
		const { store, visitor, mails, admin, invite, token, accept, logIn } = await withAdmin(
			await open(live),
		)
		const { status, body } = await invite()
		expect(status).toBe(201)
		expect(body).toMatchObject(given)
		expect(body).not.toHaveProperty('link')
		const secret = await token()
		expect(mails.at(-1)?.to.address).toBe(email)
		const kept = JSON.stringify(await store.db.selectFrom('invitations').selectAll().execute())
		expect(kept).not.toContain(secret)
		const read = await visitor().post('/api/account/invitation', { token: secret })
		expect(read.body).toEqual(given)
		const short = await accept(secret, newPassword('eight ch'))
		expect(short.body.errors.password).toMatch(/at least 12 characters/)
		expect((await accept(secret)).body).toEqual(given)
		expect((await logIn()).body.user).toMatchObject(given)
		expect((await accept(secret)).status).toBe(404)
		expect((await admin.get('/api/invitations')).body).toEqual([])
		const actions = (await admin.get('/api/audit?kind=user')).body.map(
			({ action }: { action: string }) => action,
		)
		expect(actions).toEqual(expect.arrayContaining(['invited', 'accepted the invitation of']))
	})

	it('is good for seven days, and no more once it is withdrawn or sent again', async () => {
		const { admin, invite, token, accept, pass } = await withAdmin(await open(live))
		const { id } = (await invite()).body
		const first = await token()
		expect((await admin.post(`/api/invitations/${id}/resend`)).status).toBe(200)
		const second = await token()
		expect((await accept(first)).status).toBe(404)
		expect((await admin.delete(`/api/invitations/${id}`)).status).toBe(204)
		expect((await accept(second)).status).toBe(404)
		await invite()
		const third = await token()
		pass(8)
		expect((await accept(third)).status).toBe(404)
	})
})

describeOnSqlite('an invitation', (open) => {
	it('is for no address that has an account or is invited already', async () => {
		const { store, visitor, invite, token, accept } = await withAdmin(await open(live))
		expect((await invite()).status).toBe(201)
		expect((await invite()).body).toMatchObject({ status: 409, code: 'conflict' })
		const secret = await token()
		await withoutMail(store, () => visitor().post('/api/users', account({ email })))
		expect((await accept(secret)).body).toMatchObject({ status: 409, code: 'email_taken' })
		const hers = account({ email: 'meera@example.com' })
		await withoutMail(store, () => visitor().post('/api/users', hers))
		expect((await invite({ email: 'meera@example.com' })).body.errors).toHaveProperty('email')
	})

	it('has its link for the admin where the store has no mail server', async () => {
		const { store, invite, accept, logIn } = await withAdmin(await open(live))
		store.mailer.transport = null
		const { link } = (await invite({ role: 'Admin' })).body
		expect(link).toMatch(/^https:\/\/shop\.example\/invitation\?token=/)
		expect((await accept(new URL(link).searchParams.get('token') ?? '')).status).toBe(201)
		expect((await logIn()).body).toMatchObject({ user: { role: 'Admin' }, twoFactorRequired: true })
	})
})
