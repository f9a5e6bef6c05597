import { expect, it } from 'vitest'
import { account, newPassword, PASSWORD } from '../../../test/builders.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const live = { mode: 'live' } as const
const COMMON = /^This password is very common/

describeOnSqlite('a new password', (open) => {
	it.each([
		['Buyer', 'seven c', /at least 8 characters/],
		['Buyer', 'eight ch', null],
		['Installer', 'eleven chrs', /at least 12 characters/],
		['Installer', 'twelve chars', null],
		['Buyer', '12345678', COMMON],
		['Buyer', 'PassWord1', COMMON],
		['Buyer', 'iloveyou2', COMMON],
		['Installer', 'q1w2e3r4t5y6', COMMON],
		['Buyer', 'asha.k@example.com', /your email address/],
		['Buyer', 'sixteen 🌞 suns ☀', null],
	] as const)('in a live store, of a %s: %s', async (role, password, fault) => {
		const { visitor } = await open(live)
		const input = { ...account({ role, ...newPassword(password) }) }
		if (fault?.source === 'your email address') input.email = password
		const { status, body } = await visitor().post('/api/users', input)
		expect(status).toBe(fault ? 422 : 201)
		if (fault) expect(body.errors.password).toMatch(fault)
	})

	it('has six characters in a demo, however common it is', async () => {
		const { visitor } = await open()
		const sign = (password: string) =>
			visitor().post('/api/users', account({ role: 'Admin', ...newPassword(password) }))
		expect((await sign('123456')).status).toBe(201)
		expect((await sign('12345')).body.errors.password).toBe(
			'Password must be at least 6 characters long.',
		)
	})

	it('is told by the store how long it has to be', async () => {
		const { body } = await (await open(live)).visitor().get('/api/store')
		expect(body.passwordLength).toEqual({ Buyer: 8, Installer: 12, Admin: 12 })
	})
})

describeOnSqlite('a change of password in a live store', (open) => {
	it('goes by the role', async () => {
		const { people } = await open(live)
		const change = (password: string) => ({ currentPassword: PASSWORD, ...newPassword(password) })
		const [buyer, admin] = await people('Buyer', 'Admin')
		const put = async (caller: typeof buyer, password: string) =>
			(await caller.put('/api/profile/password', change(password))).status
		expect(await put(buyer, 'password1')).toBe(422)
		expect(await put(buyer, 'eight ch')).toBe(204)
		expect(await put(admin, 'eight ch')).toBe(422)
		expect(await put(admin, 'twelve chars')).toBe(204)
	})

	it('comes before a role that asks for a longer one', async () => {
		const { as, visitor } = await open(live)
		const admin = await as('Admin')
		const caller = visitor()
		await caller.post('/api/users', account({ name: 'Ravi Deo', ...newPassword('eight ch') }))
		const { id } = (await caller.get('/api/session')).body.user
		const form = { firm: 'Works', licenceNumber: 'MH-1' }
		const applied = await caller.post('/api/installer-applications', form)
		const approve = () => admin.post(`/api/installer-applications/${applied.body.id}/approve`)
		const raise = () => admin.patch(`/api/users/${id}`, { role: 'Admin' })
		const detail =
			'Ravi Deo first needs a password of at least 12 characters. Ask them to change it on their account page.'
		expect(await raise()).toMatchObject({ status: 409, body: { detail } })
		expect(await approve()).toMatchObject({ status: 409, body: { detail } })
		await caller.put('/api/profile/password', {
			currentPassword: 'eight ch',
			...newPassword('twelve chars'),
		})
		expect((await approve()).status).toBe(200)
		expect((await raise()).status).toBe(200)
	})
})
