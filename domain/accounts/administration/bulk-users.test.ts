import { expect, it } from 'vitest'
import { once, order } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const userOf = async (caller: Caller) => (await caller.get('/api/session')).body.user

describeOnAllEngines('several users', (open, itOnSqlite) => {
	itOnSqlite('are suspended together, but for oneself, and can be reinstated', async () => {
		const { people } = await open()
		const [admin, asha, imran] = await people('Admin', 'Buyer', 'Installer')
		const ids = [await idOf(admin), await idOf(asha), await idOf(imran)]
		const suspended = await admin.patch('/api/users', {
			ids: [...ids, 'nobody'],
			step: 'suspend',
		})
		expect(suspended.status).toBe(200)
		expect(suspended.body.changed.map(({ id }: { id: string }) => id).toSorted()).toEqual(
			ids.slice(1).toSorted(),
		)
		expect(
			Object.fromEntries(
				suspended.body.left.map(({ id, message }: Record<string, string>) => [id, message]),
			),
		).toEqual({
			[ids[0] as string]: 'You cannot suspend your own account. Ask another admin.',
			nobody: 'There is no user with this id.',
		})
		expect(await userOf(asha)).toBeNull()
		expect(await userOf(imran)).toBeNull()
		expect(await userOf(admin)).not.toBeNull()
		const again = await admin.patch('/api/users', { ids: [ids[1]], step: 'suspend' })
		expect(again.body.left[0].message).toBe('This account is suspended already.')
		const back = await admin.patch('/api/users', { ids: ids.slice(1), step: 'reinstate' })
		expect(back.body.changed).toHaveLength(2)
		const { body: entries } = await admin.get(`/api/audit?subject=${ids[1]}`)
		expect(entries.map(({ action }: { action: string }) => action)).toEqual([
			'reinstated',
			'suspended',
		])
	})

	it('leave one admin who can log in', async () => {
		const { store, people } = await open()
		const [first, second] = await people('Admin', 'Admin')
		const [own, other] = [await idOf(first), await idOf(second)]
		await store.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', own).execute()
		const refused = await first.patch('/api/users', { ids: [other], step: 'suspend' })
		expect(refused.body).toMatchObject({
			changed: [],
			left: [{ message: 'This is the last admin. Make somebody else an admin first.' }],
		})
	})

	itOnSqlite('pass on what waited for their answer as they are suspended', async () => {
		const { people, visitor } = await open()
		const [admin, installer] = await people('Admin', 'Installer')
		const { body } = await visitor().post('/api/orders', order(), once())
		const id = await idOf(installer)
		await admin.post(`/api/orders/${body.id}/reassign`, { installerId: id })
		expect((await admin.get(`/api/orders/${body.id}`)).body.installer).toMatchObject({ id })
		await admin.patch('/api/users', { ids: [id], step: 'suspend' })
		expect((await admin.get(`/api/orders/${body.id}`)).body.installer).toBeNull()
	})

	itOnSqlite('are logged out together, those who are logged in', async () => {
		const { people } = await open()
		const [admin, asha, imran] = await people('Admin', 'Buyer', 'Buyer')
		const ids = [await idOf(asha), await idOf(imran)]
		await imran.delete('/api/session')
		const ended = await admin.patch('/api/users', {
			ids: [...ids, await idOf(admin)],
			step: 'end-sessions',
		})
		expect(ended.body.changed.map(({ id }: { id: string }) => id)).toEqual([ids[0]])
		expect(ended.body.left.map(({ message }: { message: string }) => message).toSorted()).toEqual([
			'This account is logged in nowhere.',
			'This is your own account. Log out instead.',
		])
		expect(await userOf(asha)).toBeNull()
		expect(await userOf(admin)).not.toBeNull()
	})

	itOnSqlite('are asked for by name and step', async () => {
		const admin = await (await open()).as('Admin')
		const refused = await admin.patch('/api/users', { ids: [], step: 'delete' })
		expect(refused.status).toBe(422)
		expect(refused.body.errors).toEqual({
			ids: 'Choose at least one user.',
			step: 'One of suspend, reinstate, end-sessions',
		})
	})
})
