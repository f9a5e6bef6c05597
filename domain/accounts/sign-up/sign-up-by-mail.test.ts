import { expect, it } from 'vitest'
import { runMaintenance } from '../../../store/maintenance.ts'
import { account, PASSWORD, product } from '../../../test/builders.ts'
import { type Caller, withoutMail } from '../../../test/callers.ts'
import { movableClock } from '../../../test/clock.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'asha@example.com'

/** A live store with a mail server; its mails, and a clock that can be moved. */
function withMail({ store, visitor }: TestStore) {
	const { mails, deliver } = keepMails(store)
	const forward = movableClock(store)
	const caller = visitor()
	const signUp = async (more: object = {}, by: Caller = caller) => {
		const answer = await by.post('/api/users', account({ email, ...more }))
		// The job that writes the mail, then the one that sends it.
		await deliver()
		await deliver()
		return answer
	}
	const token = () => /\/signup\/confirm\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '-'
	const read = (given = token()) => caller.post('/api/account/sign-up', { token: given })
	const confirm = (more: object = {}) =>
		caller.post('/api/account/sign-up/confirm', { token: token(), password: PASSWORD, ...more })
	const logIn = () => caller.post('/api/session', { email, password: PASSWORD })
	const pass = (hours: number) => {
		forward(hours * 3_600_000)
	}
	const users = () => store.db.selectFrom('users').selectAll().execute()
	const kept = () => store.db.selectFrom('sign_ups').selectAll().execute()
	return { store, visitor, mails, caller, signUp, token, read, confirm, logIn, pass, users, kept }
}

describeOnAllEngines('signing up where mails are sent', (open, itOnSqlite) => {
	it('makes an account of the link in the mail and the password chosen', async () => {
		const { store, mails, caller, signUp, token, read, confirm, logIn, users, kept } = withMail(
			await open(live),
		)
		const answer = await signUp({ role: 'Installer' })
		expect(answer).toMatchObject({ status: 202, body: { user: null, confirmationSent: true } })
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect(await users()).toEqual([])
		expect((await logIn()).status).toBe(401)
		expect(mails).toHaveLength(1)
		expect(mails[0]?.to.address).toBe(email)
		expect(JSON.stringify(await kept())).not.toMatch(new RegExp(`${token()}|${PASSWORD}`))
		expect((await read()).body).toEqual({ email, name: 'Asha Kulkarni' })
		expect(await users()).toEqual([])
		const wrong = await confirm({ password: 'a guess of mine' })
		expect(wrong.status).toBe(422)
		expect(wrong.body.errors.password).toMatch(/^This is not the password that was chosen/)
		expect(await users()).toEqual([])
		expect(await confirm()).toMatchObject({
			status: 201,
			body: { email, name: 'Asha Kulkarni', role: 'Buyer', asked: 'Installer' },
		})
		expect((await logIn()).body.user).toMatchObject({ email, role: 'Buyer' })
		expect(await users()).toMatchObject([{ email_verified: 1 }])
		const [user] = await users()
		const written = store.db.selectFrom('mails').select(['recipient', 'account_id'])
		expect(await written.execute()).toEqual([{ recipient: email, account_id: user?.id }])
		const credentials = await store.db.selectFrom('credentials').selectAll().execute()
		expect(credentials).toMatchObject([{ long_password: 1 }])
		expect((await confirm()).status).toBe(404)
		expect(await kept()).toEqual([])
	})

	it('is answered alike where the address has an account, whose owner is told', async () => {
		const { store, visitor, mails, signUp, users } = withMail(await open(live))
		const unknown = await signUp({}, visitor())
		await withoutMail(store, () =>
			visitor().post('/api/users', account({ email: 'b@example.com' })),
		)
		const known = await signUp({ email: 'b@example.com', name: 'A stranger' }, visitor())
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
		expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
		expect(mails.map(({ subject }) => subject)).toEqual([
			expect.stringMatching(/^Confirm your email address/),
			expect.stringMatching(/^You already have an account/),
		])
		expect(mails[1]?.to).toEqual({ name: '', address: 'b@example.com' })
		expect(mails[1]?.text).toContain('https://shop.example/login')
		expect(mails[1]?.text).not.toContain('A stranger')
		expect(await users()).toHaveLength(1)
		// Either leaves the same behind until its mail is written.
		const jobs = store.db.selectFrom('jobs').select('id').where('kind', '=', 'sign-up-mail')
		expect(await jobs.execute()).toHaveLength(2)
	})

	it('makes one account of two links, and of one that is pressed twice at once', async () => {
		const { caller, signUp, token, confirm, users, kept } = withMail(await open(live))
		await signUp()
		const first = token()
		await signUp()
		const both = await Promise.all([confirm(), confirm()])
		expect(both.map(({ status }) => status).sort()).toEqual([201, 404])
		const body = { token: first, password: PASSWORD }
		expect((await caller.post('/api/account/sign-up/confirm', body)).status).toBe(404)
		expect(await users()).toHaveLength(1)
		expect(await kept()).toEqual([])
	})

	itOnSqlite('is over when the address has an account by then', async () => {
		const { store, visitor, signUp, confirm, users } = withMail(await open(live))
		await signUp()
		await withoutMail(store, () => visitor().post('/api/users', account({ email })))
		expect(await confirm()).toMatchObject({ status: 409, body: { code: 'email_taken' } })
		expect(await users()).toHaveLength(1)
	})

	itOnSqlite('is over after seven days', async () => {
		const { store, signUp, read, confirm, pass, kept } = withMail(await open(live))
		await signUp()
		pass(24 * 7 - 1)
		expect((await read()).status).toBe(200)
		pass(2)
		expect([(await read()).status, (await confirm()).status]).toEqual([404, 404])
		await runMaintenance(store)
		expect(await kept()).toEqual([])
	})
})

describeOnAllEngines('sign-ups that wait', (open, itOnSqlite) => {
	it('send three mails an hour to an address, whether or not it has an account', async () => {
		const { store, visitor, mails, signUp, pass } = withMail(await open(live))
		await withoutMail(store, () =>
			visitor().post('/api/users', account({ email: 'b@example.com' })),
		)
		for (const address of [email, 'b@example.com'])
			for (let n = 0; n < 5; n++) expect((await signUp({ email: address })).status).toBe(202)
		expect(mails.map(({ to }) => to.address)).toEqual([
			...Array(3).fill(email),
			...Array(3).fill('b@example.com'),
		])
		pass(1)
		await signUp()
		expect(mails).toHaveLength(7)
	})

	itOnSqlite('are not confirmed by guessing the password, from many addresses either', async () => {
		const { signUp, token, visitor } = withMail(await open(live))
		await signUp()
		const statuses: number[] = []
		for (let n = 0; n < 12; n++) {
			const input = { token: token(), password: `guess ${n}` }
			const caller = visitor(`203.0.113.${n}`)
			statuses.push((await caller.post('/api/account/sign-up/confirm', input)).status)
		}
		expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
	})

	itOnSqlite('keep the cart of the visitor who waits', async () => {
		const opened = await open(live)
		const { caller, signUp, confirm, logIn } = withMail(opened)
		const admin = await opened.as('Admin')
		expect((await admin.post('/api/products', product())).status).toBe(201)
		await caller.post('/api/cart/items', { productId: 'test-panel', quantity: 2 })
		await signUp()
		expect((await caller.get('/api/cart')).body.items).toHaveLength(1)
		await confirm()
		await logIn()
		expect((await caller.get('/api/cart')).body.items).toHaveLength(1)
	})

	itOnSqlite('are of no demo, nor of a live store without a mail server', async () => {
		for (const options of [{}, { mode: 'live' } as const]) {
			const { store, visitor } = await open(options)
			expect((await visitor().post('/api/users', account({ email }))).status).toBe(201)
			expect((await visitor().post('/api/users', account({ email }))).status).toBe(409)
			expect(await store.db.selectFrom('sign_ups').select('id').execute()).toEqual([])
		}
	})

	itOnSqlite('refuse a weak password before anything is kept, and bad input by field', async () => {
		const { caller, signUp, kept, mails } = withMail(await open(live))
		const weak = { password: 'password1', confirmPassword: 'password1' }
		expect((await signUp(weak)).body.errors.password).toMatch(/very common/)
		expect((await signUp({ email: 'asha' })).body.errors).toHaveProperty('email')
		expect([await kept(), mails]).toEqual([[], []])
		const bad = await caller.post('/api/account/sign-up/confirm', { token: 'x'.repeat(101) })
		expect(Object.keys(bad.body.errors).sort()).toEqual(['password', 'token'])
	})
})
