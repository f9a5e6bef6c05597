import { expect, it } from 'vitest'
import type { UserId } from '../../shared/ids.ts'
import { onBothDatabases } from '../../test/store.ts'
import { runMaintenance } from '../maintenance.ts'

const DAY_MS = 86_400_000

onBothDatabases('a session', (open) => {
	it('ends thirty days after the login, however much it is used', async () => {
		const { store, as } = await open()
		const [caller, admin] = [await as('Admin'), await as('Admin')]
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
})
