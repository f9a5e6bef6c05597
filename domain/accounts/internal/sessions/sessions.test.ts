import { expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { runMaintenance } from '../../../../store/maintenance.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

describeOnAllEngines('a session', (open) => {
	it('ends thirty days after the login, however much it is used', async () => {
		const { store, people } = await open()
		const [caller, admin] = await people('Admin', 'Admin')
		const id = (await caller.get('/api/session')).body.user.id as UserId
		const age = (days: number) =>
			store.db
				.updateTable('sessions')
				.set({ created_at: new Date(Date.now() - days * DAY_MS).toISOString() })
				.where('user_id', '=', id)
				.execute()
		await age(29.9)
		expect((await caller.get('/api/session')).body.user).not.toBeNull()
		await age(30)
		expect((await admin.get(`/api/users/${id}`)).body).toMatchObject({
			sessions: 0,
			liveSessions: [],
		})
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await caller.get('/api/feedback')).status).toBe(401)
		const sessions = () => store.db.selectFrom('sessions').select('user_id').execute()
		expect(await sessions()).toHaveLength(2)
		await runMaintenance(store)
		expect((await sessions()).map(({ user_id }) => user_id)).not.toContain(id)
	})

	it('is prolonged a day after it was last, and not before', async () => {
		const { store, as } = await open()
		const caller = await as('Installer')
		const expiresIn = (days: number) =>
			store.db
				.updateTable('sessions')
				.set({ expires_at: new Date(Date.now() + days * DAY_MS).toISOString() })
				.execute()
		const left = async () => {
			const { expires_at } = await store.db
				.selectFrom('sessions')
				.select('expires_at')
				.executeTakeFirstOrThrow()
			return Math.round((Date.parse(expires_at) - Date.now()) / DAY_MS)
		}
		for (const [before, cookies, after] of [
			[29.1, 0, 29],
			[28.9, 1, 30],
			[1, 1, 30],
		] as const) {
			await expiresIn(before)
			const { body, headers } = await caller.get('/api/session')
			expect(body.user.role).toBe('Installer')
			expect(headers.getSetCookie()).toHaveLength(cookies)
			expect(await left()).toBe(after)
		}
		await expiresIn(-1)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
	})

	it('is nobody’s by a cookie that the store has not signed', async () => {
		const { store, as } = await open()
		const caller = await as('Buyer')
		const other = await as('Admin')
		const [name, cookie] = [...caller.cookies][0] ?? []
		const { token } = await store.db
			.selectFrom('sessions')
			.select('token')
			.where('role', '=', 'Admin')
			.executeTakeFirstOrThrow()
		const [signed = ''] = [...other.cookies.values()]
		expect(decodeURIComponent(signed).startsWith(`${token}.`)).toBe(true)
		const signature = decodeURIComponent(String(cookie)).split('.').at(-1)
		for (const forged of [
			token,
			`${token}.`,
			`${token}.${signature}`,
			`${token}.${'A'.repeat(43)}=`,
			`${token}.${'é'.repeat(43)}=`,
			`${token.slice(1)}.${decodeURIComponent(signed).split('.').at(-1)}`,
		]) {
			other.cookies.set(String(name), encodeURIComponent(forged))
			expect((await other.get('/api/session')).body).toEqual({ user: null })
		}
		other.cookies.set(String(name), signed)
		expect((await other.get('/api/session')).body.user.role).toBe('Admin')
	})
})
