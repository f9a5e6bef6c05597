import { expect, it } from 'vitest'
import { ROLES } from '../../../../shared/actor.ts'
import { account, PASSWORD } from '../../../../test/builders.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

const NO_USER = 'User not found. Please check your email or sign up first.'
const WRONG_PASSWORD = 'Incorrect password. Please try again.'

const email = 'asha@example.com'
const logIn = (more: object = {}) => ({ email, password: PASSWORD, role: 'Buyer', ...more })

describeOnAllEngines('logging in', (open, itOnSqlite) => {
	itOnSqlite(
		'makes the role picked the session’s, whatever the account holds and however its address is typed',
		async () => {
			const { visitor } = await open()
			await visitor().post('/api/users', account({ email, role: 'Buyer' }))
			for (const role of ROLES) {
				const caller = visitor()
				const typed = ' Asha@EXAMPLE.com '
				const { status, body } = await caller.post('/api/session', logIn({ email: typed, role }))
				expect({ status, role: body.user.role }).toEqual({ status: 200, role })
				expect((await caller.get('/api/session')).body.user.role).toBe(role)
			}
		},
	)

	itOnSqlite('enforces the session’s role, not the account’s', async () => {
		const { visitor } = await open()
		await visitor().post('/api/users', account({ email, role: 'Admin' }))
		const caller = visitor()
		await caller.post('/api/session', logIn({ role: 'Buyer' }))
		expect((await caller.get('/api/feedback')).status).toBe(403)
		await caller.post('/api/session', logIn({ role: 'Admin' }))
		expect((await caller.get('/api/feedback')).status).toBe(200)
	})

	itOnSqlite('says which of the two is wrong', async () => {
		const { visitor } = await open()
		await visitor().post('/api/users', account({ email }))
		const wrongs: [object, string, string][] = [
			[{ email: 'x@example.com' }, 'email', NO_USER],
			[{ email: 'asha' }, 'email', NO_USER],
			[{ email: 'asha@example' }, 'email', NO_USER],
			[{ email: 'as\u0000ha@example.com' }, 'email', NO_USER],
			[{ email: `${'a'.repeat(300)}@example.com` }, 'email', NO_USER],
			[{ password: 'rainy-day' }, 'password', WRONG_PASSWORD],
			[{ password: `${PASSWORD} ` }, 'password', WRONG_PASSWORD],
		]
		for (const [wrong, field, detail] of wrongs) {
			const caller = visitor()
			const { status, body } = await caller.post('/api/session', logIn(wrong))
			expect(status).toBe(401)
			const errors = { [field]: detail }
			expect(body).toMatchObject({ code: 'wrong_credentials', detail, errors })
			expect((await caller.get('/api/session')).body).toEqual({ user: null })
		}
	})

	itOnSqlite('wants an address and a password', async () => {
		const { body } = await (await open())
			.visitor()
			.post('/api/session', logIn({ email: '', password: '' }))
		expect(body.errors).toEqual({
			email: 'Email is required.',
			password: 'Password is required.',
		})
	})

	itOnSqlite('wants a role in a demo', async () => {
		const { role: _none, ...input } = logIn()
		const { status, body } = await (await open()).visitor().post('/api/session', input)
		expect({ status, errors: body.errors }).toEqual({
			status: 422,
			errors: { role: 'Choose a role.' },
		})
	})

	it('ends at logging out, and logging out twice is no mistake', async () => {
		const caller = await (await open()).as('Admin')
		const before = new Map(caller.cookies)
		for (const _twice of [1, 2])
			expect(await caller.delete('/api/session')).toMatchObject({
				status: 200,
				body: { user: null },
			})
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		for (const [name, value] of before) caller.cookies.set(name, value)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
	})

	itOnSqlite('ends the session that the browser had', async () => {
		const { visitor } = await open()
		const [caller, input] = [visitor(), account()]
		await caller.post('/api/users', input)
		const former = visitor()
		for (const [name, value] of caller.cookies) former.cookies.set(name, value)
		expect((await caller.post('/api/session', input)).status).toBe(200)
		expect((await caller.get('/api/session')).body.user.email).toBe(input.email)
		expect((await former.get('/api/session')).body).toEqual({ user: null })
	})

	itOnSqlite('takes no session that was tampered with', async () => {
		const caller = await (await open()).as('Admin')
		for (const [name, value] of caller.cookies)
			caller.cookies.set(name, `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await caller.get('/api/feedback')).status).toBe(401)
	})
})
