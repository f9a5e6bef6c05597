import { expect, it } from 'vitest'
import { enrol, nextCodeAt } from '../../../test/authenticator.ts'
import { account, PASSWORD } from '../../../test/builders.ts'
import { type Caller, idOf, withoutMail } from '../../../test/callers.ts'
import { movableClock } from '../../../test/clock.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'asha@example.com'
const NEW = 'asha@new.example'
const AT = '/api/account/address'
const currentPassword = PASSWORD

/** Asha, whose account is older than the store's mail server; her mails, and a clock that can be moved. */
async function withAsha({ store, visitor }: TestStore) {
	const { mails, deliver } = keepMails(store)
	const forward = movableClock(store)
	const asha = visitor()
	await withoutMail(store, () => asha.post('/api/users', account({ email })))
	const mailed = async <T>(work: Promise<T>) => {
		const done = await work
		await deliver()
		return done
	}
	const send = () => mailed(asha.post(`${AT}/confirmation`))
	const change = (more: object = {}, by = asha) =>
		mailed(by.post(`${AT}/change`, { email: NEW, currentPassword, ...more }))
	const tokenTo = (address: string) => {
		const mail = mails.findLast(
			({ to, text }) => to.address === address && text.includes('/confirm?token='),
		)
		return /\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '-'
	}
	const confirm = (token: string, by: Caller = visitor()) => by.post(`${AT}/confirm`, { token })
	const logIn = async (address: string, password = PASSWORD) =>
		(await visitor().post('/api/session', { email: address, password })).status
	const own = async () => (await asha.get(AT)).body
	const pass = (hours: number) => {
		forward(hours * 3_600_000)
	}
	return {
		store,
		visitor,
		mails,
		asha,
		deliver,
		send,
		change,
		tokenTo,
		confirm,
		logIn,
		own,
		pass,
	}
}

describeOnAllEngines('an address to confirm', (open, itOnSqlite) => {
	it('is confirmed by the link that is sent there, once, by whoever presses it', async () => {
		const { store, visitor, send, tokenTo, confirm, own, asha } = await withAsha(await open(live))
		const before = { email, confirmed: false, changeable: true, awaited: null }
		expect(await own()).toEqual(before)
		expect((await send()).status).toBe(204)
		const token = tokenTo(email)
		const kept = JSON.stringify(await store.db.selectFrom('address_links').selectAll().execute())
		expect(kept).not.toContain(token)
		const linked = await visitor().post(`${AT}/link`, { token })
		expect(linked.body).toEqual({ email, changes: false })
		expect(await own()).toEqual(before)
		expect((await confirm(token)).body).toEqual({ email, changes: false })
		expect(await own()).toEqual({ ...before, confirmed: true })
		expect((await confirm(token)).status).toBe(404)
		expect((await send()).body.detail).toBe('Your email address is confirmed already.')
		expect((await asha.get('/api/session')).body.user.email).toBe(email)
	})

	itOnSqlite(
		'is asked for by whoever applies as an installer, and of whoever becomes one',
		async () => {
			const opened = await open(live)
			const { send, tokenTo, confirm, asha } = await withAsha(opened)
			const firm = { firm: 'Deo Solar', licenceNumber: 'MH-7' }
			const apply = () => asha.post('/api/installer-applications', firm)
			expect(await apply()).toMatchObject({ status: 409 })
			const admin = await opened.as('Admin')
			const promote = async () =>
				admin.patch(`/api/users/${await idOf(asha)}`, { role: 'Installer' })
			const refused = await promote()
			expect(refused.status).toBe(409)
			expect(refused.body.detail).toMatch(/first has to confirm their email address/)
			await send()
			await confirm(tokenTo(email))
			expect((await apply()).status).toBe(201)
			expect((await promote()).status).toBe(200)
		},
	)

	itOnSqlite('has links that set no password, as links to a password confirm nothing', async () => {
		const { asha, visitor, mails, deliver, send, tokenTo, confirm, own } = await withAsha(
			await open(live),
		)
		await send()
		const both = { password: 'the rain in the hills', confirmPassword: 'the rain in the hills' }
		const reset = (token: string) => asha.put('/api/account/reset', { token, ...both })
		expect((await reset(tokenTo(email))).status).toBe(404)
		await visitor().post('/api/account/reset', { email })
		await deliver()
		await deliver()
		const token = /\/reset\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '-'
		expect((await confirm(token)).status).toBe(404)
		expect((await own()).confirmed).toBe(false)
		expect((await reset(token)).status).toBe(204)
	})
})

describeOnAllEngines('another address', (open, itOnSqlite) => {
	itOnSqlite(
		'takes the place of the former when its link is pressed, and ends other sessions',
		async () => {
			const opened = await open(live)
			const { store, visitor, mails, asha, change, tokenTo, confirm, logIn, own } =
				await withAsha(opened)
			const other = visitor()
			await other.post('/api/session', { email, password: PASSWORD })
			expect((await change()).status).toBe(204)
			expect(mails.map(({ to }) => to.address).sort()).toEqual([email, NEW].sort())
			const former = mails.find(({ to }) => to.address === email)
			expect(former?.text).toContain(NEW)
			expect(former?.text).toContain('https://shop.example/forgot-password')
			expect(former?.text).not.toContain('token')
			expect(await own()).toMatchObject({ email, awaited: NEW })
			expect(await logIn(NEW)).toBe(401)
			const token = tokenTo(NEW)
			expect((await visitor().post(`${AT}/link`, { token })).body).toEqual({
				email: NEW,
				changes: true,
			})
			expect((await asha.get('/api/session')).body.user.email).toBe(email)
			expect((await confirm(token, asha)).body).toEqual({ email: NEW, changes: true })
			expect(await own()).toEqual({ email: NEW, confirmed: true, changeable: true, awaited: null })
			expect((await other.get('/api/session')).body).toEqual({ user: null })
			expect([await logIn(email), await logIn(NEW)]).toEqual([401, 200])
			expect((await confirm(token)).status).toBe(404)
			expect(await store.db.selectFrom('address_links').selectAll().execute()).toEqual([])
		},
	)

	itOnSqlite('ends every session where somebody else presses the link', async () => {
		const { asha, change, tokenTo, confirm } = await withAsha(await open(live))
		await change()
		expect((await confirm(tokenTo(NEW))).status).toBe(200)
		expect((await asha.get('/api/session')).body).toEqual({ user: null })
	})

	itOnSqlite('is asked for with the password, and a code where a login asks for one', async () => {
		const { asha, change, mails, tokenTo, confirm, logIn } = await withAsha(await open(live))
		expect((await change({ currentPassword: 'a guess' })).body.errors).toHaveProperty(
			'currentPassword',
		)
		const secret = await enrol(asha, PASSWORD)
		expect((await change()).body.errors).toEqual({ code: 'Type the code.' })
		expect((await change({ code: 'no code' })).body.errors).toHaveProperty('code')
		expect(mails).toEqual([])
		const code = nextCodeAt(secret)
		expect((await change({ code })).status).toBe(204)
		expect((await change({ code })).body.errors.code).toMatch(/^This code was tried already/)
		await confirm(tokenTo(NEW), asha)
		expect(await logIn(NEW)).toBe(200)
	})

	itOnSqlite('that somebody has is refused by its link alone', async () => {
		const { visitor, store, change, tokenTo, confirm, own } = await withAsha(await open(live))
		const free = await change()
		const taken = account({ email: 'ravi@example.com' })
		await withoutMail(store, () => visitor().post('/api/users', taken))
		const asked = await change({ email: taken.email })
		expect([asked.status, asked.body]).toEqual([free.status, free.body])
		const pressed = await confirm(tokenTo(taken.email))
		expect(pressed).toMatchObject({ status: 409, body: { code: 'email_taken' } })
		expect(pressed.body.detail).not.toContain(email)
		expect((await own()).email).toBe(email)
	})

	it('goes to one of two who press their links for it at once', async () => {
		const opened = await open(live)
		const { visitor, store, change, tokenTo, confirm } = await withAsha(opened)
		const ravi = visitor()
		await withoutMail(store, () => ravi.post('/api/users', account()))
		await change()
		const first = tokenTo(NEW)
		await change({}, ravi)
		const answers = await Promise.all([confirm(first), confirm(tokenTo(NEW))])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	it('is audited of installers and admins', async () => {
		const opened = await open(live)
		const { store, change, confirm, tokenTo } = await withAsha(opened)
		const installer = await opened.as('Installer')
		const { email: before } = (await installer.get('/api/session')).body.user
		await change({}, installer)
		await confirm(tokenTo(NEW))
		const entries = await store.db
			.selectFrom('audit_entries')
			.select(['action', 'before', 'after', 'actor_role'])
			.execute()
		expect(entries).toContainEqual({
			action: 'changed',
			before: JSON.stringify({ email: before }),
			after: JSON.stringify({ email: NEW }),
			actor_role: 'Installer',
		})
	})
})

describeOnSqlite('the link to another address', (open) => {
	it('is useless once the password was changed, or another address asked for', async () => {
		const { asha, change, tokenTo, confirm, own } = await withAsha(await open(live))
		await change()
		const first = tokenTo(NEW)
		await change({ email: 'asha@third.example' })
		expect((await confirm(first)).status).toBe(404)
		const password = 'the rain in the hills'
		const changed = { currentPassword, password, confirmPassword: password }
		expect((await asha.put('/api/profile/password', changed)).status).toBe(204)
		expect((await confirm(tokenTo('asha@third.example'))).status).toBe(404)
		expect(await own()).toMatchObject({ email, awaited: null })
	})

	it('is useless once a forgotten password was set anew', async () => {
		const { visitor, mails, deliver, change, tokenTo, confirm } = await withAsha(await open(live))
		await change()
		await visitor().post('/api/account/reset', { email })
		await deliver()
		await deliver()
		const token = /\/reset\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '-'
		const password = 'the rain in the hills'
		const set = { token, password, confirmPassword: password }
		expect((await visitor().put('/api/account/reset', set)).status).toBe(204)
		expect((await confirm(tokenTo(NEW))).status).toBe(404)
	})

	it('is good for a day, that of one’s own for seven', async () => {
		const { send, change, tokenTo, confirm, pass } = await withAsha(await open(live))
		await change()
		await send()
		pass(25)
		expect((await confirm(tokenTo(NEW))).status).toBe(404)
		pass(24 * 5)
		expect((await confirm(tokenTo(email))).status).toBe(200)
	})

	it('does nothing for an account that is suspended', async () => {
		const { store, change, tokenTo, confirm } = await withAsha(await open(live))
		await change()
		await store.db.updateTable('users').set({ suspended_at: 1 }).execute()
		expect((await confirm(tokenTo(NEW))).status).toBe(404)
	})

	it('is sent three times an hour for an account', async () => {
		const { send, change, pass, mails } = await withAsha(await open(live))
		for (let n = 0; n < 3; n++) {
			expect((await change({ email: `asha@${n}.example` })).status).toBe(204)
			expect((await send()).status).toBe(204)
		}
		expect([(await change()).status, (await send()).status]).toEqual([429, 429])
		expect(mails).toHaveLength(9)
		pass(1)
		expect([(await change()).status, (await send()).status]).toEqual([204, 204])
	})

	it('is refused to visitors, for one’s own address, and for what is no address', async () => {
		const { visitor, asha, change } = await withAsha(await open(live))
		expect((await visitor().get(AT)).status).toBe(401)
		expect((await change({}, visitor())).status).toBe(401)
		expect((await change({ email: ` ${email.toUpperCase()} ` })).body.errors.email).toBe(
			'This is your email address already.',
		)
		const bad = await asha.post(`${AT}/change`, { email: 'asha', code: 'x'.repeat(41) })
		expect(Object.keys(bad.body.errors).sort()).toEqual(['code', 'currentPassword', 'email'])
		expect((await asha.post(`${AT}/confirm`, { token: 7 })).body.errors).toHaveProperty('token')
	})

	it('is sent by no demo, nor by a live store without a mail server', async () => {
		for (const options of [{}, { mode: 'live' } as const]) {
			const { visitor } = await open(options)
			const asha = visitor()
			await asha.post('/api/users', account({ email }))
			expect((await asha.get(AT)).body.changeable).toBe(false)
			const asked = [
				await asha.post(`${AT}/change`, { email: NEW, currentPassword }),
				await asha.post(`${AT}/confirmation`),
			]
			expect(asked.map(({ status }) => status)).toEqual([409, 409])
		}
	})
})
