import { expect, it } from 'vitest'
import { ROLES } from '../../shared/actor.ts'
import { account } from '../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

const TAKEN = 'Email already exists. Please use a different email.'

describeOnAllEngines('signing up', (open, itOnSqlite) => {
	itOnSqlite.each(ROLES)('makes a %s and signs them in', async (role) => {
		const visitor = (await open()).visitor()
		const made = await visitor.post('/api/users', account({ role, email: 'Asha@Example.com' }))
		expect(made.status).toBe(201)
		const user = { id: expect.any(String), name: 'Asha Kulkarni', email: 'asha@example.com', role }
		expect(made.body).toEqual({ user })
		expect((await visitor.get('/api/session')).body).toEqual({ user: made.body.user })
	})

	it('keeps the password from everyone, hashed', async () => {
		const { store, visitor } = await open({ realHashing: true })
		const { body } = await visitor().post('/api/users', account({ password: 'sunny-day' }))
		expect(JSON.stringify(body)).not.toContain('sunny')
		const tables = store.db.introspection.getTables()
		for (const { name } of await tables) {
			const rows = await store.db
				.selectFrom(name as 'users')
				.selectAll()
				.execute()
			expect(JSON.stringify(rows), name).not.toContain('sunny-day')
		}
	})

	itOnSqlite('refuses an address that has an account, however it is written', async () => {
		const { visitor } = await open()
		await visitor().post('/api/users', account({ email: 'asha@example.com' }))
		const again = await visitor().post('/api/users', account({ email: ' ASHA@example.com' }))
		expect(again.status).toBe(409)
		expect(again.body).toMatchObject({
			code: 'email_taken',
			detail: TAKEN,
			errors: { email: TAKEN },
		})
	})

	it('gives an address to one of ten who ask at once', async () => {
		const { store, visitor } = await open()
		const input = account()
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => visitor().post('/api/users', input)),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
		const users = await store.db.selectFrom('users').select('id').execute()
		expect(users).toHaveLength(1)
	})

	itOnSqlite('accepts a password of six characters', async () => {
		const short = account({ password: '123456', confirmPassword: '123456' })
		expect((await (await open()).visitor().post('/api/users', short)).status).toBe(201)
	})
})

describeOnSqlite('a form to sign up that is not right', (open) => {
	it.each([
		[{ email: '' }, 'email', 'Email is required.'],
		[{ email: 'asha' }, 'email', 'Invalid email format.'],
		[{ email: 'asha@exa mple.com' }, 'email', 'Invalid email format.'],
		[{ name: '  ' }, 'name', 'Name is required.'],
		[{ password: '', confirmPassword: '' }, 'password', 'Password is required.'],
		[
			{ password: '12345', confirmPassword: '12345' },
			'password',
			'Password must be at least 6 characters long.',
		],
		[{ confirmPassword: 'rainy-day' }, 'confirmPassword', 'Passwords do not match.'],
		[{ role: 'Owner' }, 'role', 'Choose a role.'],
	])('is refused: %j', async (wrong, field, message) => {
		const visitor = (await open()).visitor()
		const { status, body } = await visitor.post('/api/users', account(wrong))
		expect(status).toBe(422)
		expect(body).toMatchObject({ code: 'invalid', errors: { [field]: message } })
		expect((await visitor.get('/api/session')).body).toEqual({ user: null })
	})

	it('names every field that is wrong', async () => {
		const { body } = await (await open()).visitor().post('/api/users', {})
		expect(Object.keys(body.errors).sort()).toEqual([
			'confirmPassword',
			'email',
			'name',
			'password',
			'role',
		])
	})
})
