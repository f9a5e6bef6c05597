import { expect, it } from 'vitest'
import { account, newPassword, PASSWORD } from '../../test/builders.ts'
import { describeOnSqlite } from '../../test/store.ts'

const NEW = 'cloudless-sky'
const change = (more: object = {}) => ({
	currentPassword: PASSWORD,
	...newPassword(NEW),
	...more,
})

describeOnSqlite('one’s own profile', (open) => {
	it('has a name that can be changed', async () => {
		const caller = await (await open()).as('Installer')
		const { status, body } = await caller.put('/api/profile', { name: ' Ravi Solar ' })
		expect(status).toBe(200)
		expect(body).toMatchObject({ name: 'Ravi Solar', role: 'Installer' })
		expect((await caller.get('/api/session')).body.user).toEqual(body)
		const blank = await caller.put('/api/profile', { name: '' })
		expect(blank.body.errors).toEqual({ name: 'Name is required.' })
	})

	it('takes a new password, keeps the role and ends every other session', async () => {
		const { visitor } = await open()
		const [here, elsewhere] = [visitor(), visitor()]
		const input = account({ role: 'Admin' })
		await here.post('/api/users', input)
		await elsewhere.post('/api/session', { ...input })
		expect((await here.put('/api/profile/password', change())).status).toBe(204)
		expect((await here.get('/api/session')).body.user.role).toBe('Admin')
		expect((await elsewhere.get('/api/session')).body).toEqual({ user: null })
		const old = await visitor().post('/api/session', { ...input })
		expect(old.status).toBe(401)
		const fresh = await visitor().post('/api/session', { ...input, password: NEW })
		expect(fresh.status).toBe(200)
	})

	it('keeps the password when the change is wrong', async () => {
		const { visitor } = await open()
		const caller = visitor()
		const input = account()
		await caller.post('/api/users', input)
		const wrongs: [object, string, string][] = [
			[{ currentPassword: 'rain' }, 'currentPassword', 'Incorrect password. Please try again.'],
			[{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match.'],
			[
				{ password: '12345', confirmPassword: '12345' },
				'password',
				'Password must be at least 6 characters long.',
			],
		]
		for (const [wrong, field, message] of wrongs) {
			const { status, body } = await caller.put('/api/profile/password', change(wrong))
			expect(status).toBe(422)
			expect(body.errors).toMatchObject({ [field]: message })
		}
		expect((await visitor().post('/api/session', { ...input })).status).toBe(200)
	})

	it('is nobody’s who is not signed in', async () => {
		const visitor = (await open()).visitor()
		expect((await visitor.put('/api/profile', { name: 'A' })).status).toBe(401)
		expect((await visitor.put('/api/profile/password', change())).status).toBe(401)
	})
})
