import { expect, it } from 'vitest'
import { account, feedback, once, order, PASSWORD } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const email = 'asha@example.com'
const logIn = (more: object = {}) => ({ email, password: PASSWORD, role: 'Buyer', ...more })
const live = { mode: 'live', sampleData: true } as const

/** Sends until it is refused; the answer that refuses, and how many went before. */
async function untilLimited(send: () => ReturnType<Caller['post']>) {
	for (let before = 0; before < 200; before++) {
		const answer = await send()
		if (answer.status === 429) return { before, answer }
	}
	throw new Error('200 went through')
}

describeOnAllEngines('a live store', (open, itOnSqlite) => {
	itOnSqlite.each(['Installer', 'Admin'])(
		'makes a Buyer of whoever signs up as %s',
		async (role) => {
			const caller = (await open(live)).visitor()
			const { body } = await caller.post('/api/users', account({ role }))
			expect(body.user.role).toBe('Buyer')
			expect((await caller.get('/api/session')).body.user.role).toBe('Buyer')
			expect((await caller.get('/api/feedback')).status).toBe(403)
		},
	)

	it('refuses a role the account does not hold, and leaves no session', async () => {
		const { store, visitor } = await open(live)
		await visitor().post('/api/users', account({ email }))
		const before = await store.db.selectFrom('sessions').select('id').execute()
		const caller = visitor()
		const { status, body } = await caller.post('/api/session', logIn({ role: 'Admin' }))
		expect(status).toBe(403)
		expect(body).toMatchObject({
			code: 'forbidden',
			errors: { role: 'Your account does not have this role. Choose another.' },
		})
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect(await store.db.selectFrom('sessions').select('id').execute()).toEqual(before)
	})

	it('lets in whoever holds the role', async () => {
		const { store, visitor } = await open(live)
		await visitor().post('/api/users', account({ email }))
		await store.db.updateTable('users').set({ role: 'Admin' }).where('email', '=', email).execute()
		const { status, body } = await visitor().post('/api/session', logIn({ role: 'Admin' }))
		expect({ status, role: body.user.role }).toEqual({ status: 200, role: 'Admin' })
	})

	it('needs no role, and gives the session the account’s own', async () => {
		const { store, visitor } = await open(live)
		const made = await visitor().post('/api/users', account({ email }))
		const { role: _none, ...input } = logIn()
		expect((await visitor().post('/api/session', input)).body.user.role).toBe('Buyer')
		await store.db
			.updateTable('users')
			.set({ role: 'Installer' })
			.where('id', '=', made.body.user.id)
			.execute()
		expect((await visitor().post('/api/session', input)).body.user.role).toBe('Installer')
	})

	itOnSqlite('does not tell whether it was the address or the password', async () => {
		const { visitor } = await open(live)
		await visitor().post('/api/users', account({ email }))
		const wrongPassword = await visitor().post('/api/session', logIn({ password: 'rainy-day' }))
		const wrongAddress = await visitor().post('/api/session', logIn({ email: 'x@example.com' }))
		const wrongBoth = await visitor().post('/api/session', logIn({ password: 'no', role: 'Admin' }))
		expect(wrongPassword.status).toBe(401)
		expect(wrongPassword.body.detail).toBe(
			'The email or the password is not right. Please try again.',
		)
		expect(wrongAddress.body).toEqual(wrongPassword.body)
		expect(wrongBoth.body).toEqual(wrongPassword.body)
	})

	itOnSqlite('lets one network sign up twenty times an hour', async () => {
		const { visitor } = await open(live)
		const { before, answer } = await untilLimited(() => visitor().post('/api/users', account()))
		expect(before).toBe(20)
		expect(answer.body).toMatchObject({ code: 'rate_limited', status: 429 })
		const seconds = Number(answer.headers.get('retry-after'))
		expect(seconds).toBeGreaterThan(3500)
		expect(seconds).toBeLessThanOrEqual(3600)
	})

	itOnSqlite('limits orders and messages too, each by its own count', async () => {
		const { visitor } = await open(live)
		const orders = await untilLimited(() =>
			visitor().post('/api/orders', order({ none: 1 }), once()),
		)
		expect(orders.before).toBe(60)
		const messages = await untilLimited(() => visitor().post('/api/feedback', feedback()))
		expect(messages.before).toBe(30)
	})

	itOnSqlite(
		'shows no sample accounts and starts with an empty catalogue unless configured otherwise',
		async () => {
			const { visitor } = await open({ mode: 'live' })
			expect((await visitor().get('/api/products')).body).toEqual([])
			expect((await visitor().get('/api/store')).body).toMatchObject({
				mode: 'live',
				cartCheckout: 'place',
				asksRoleAtLogin: false,
				resetsPasswords: false,
				installersApply: true,
				checkoutIsDemo: false,
				routing: 'by-pin',
				addresses: 'refuse',
				showsDisclaimer: false,
				passwordLength: { Buyer: 8, Installer: 12, Admin: 12 },
				sampleAccounts: [],
				whatsappNumber: null,
			})
		},
	)
})
