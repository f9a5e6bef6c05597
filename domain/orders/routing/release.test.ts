import { expect, it } from 'vitest'
import { idOf } from '../../../test/callers.ts'
import { placePaid } from '../../../test/money.ts'
import { newInstaller } from '../../../test/routing.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const place = async ({ visitor }: TestStore) =>
	(await placePaid(visitor(), { payment: 'cod' })).id as string

const suspend = async (admin: Caller, id: string) =>
	expect((await admin.patch(`/api/users/${id}`, { suspended: true })).status).toBe(200)

describeOnAllEngines('suspending an installer', (open, itOnSqlite) => {
	it('sends what they were only offered to the next, and leaves them what they accepted', async () => {
		const store = await open({ mode: 'live', sampleData: true })
		const [ravi, admin] = [await newInstaller(store), await store.as('Admin')]
		const raviId = await idOf(ravi)
		const accepted = await place(store)
		await ravi.post(`/api/orders/${accepted}/accept`)
		const offered = await place(store)
		const openOf = async () =>
			(await admin.get(`/api/orders?installer=${raviId}&open=true`)).body.map(
				({ id }: { id: string }) => id,
			)
		expect((await openOf()).sort()).toEqual([accepted, offered].sort())
		const sunil = await newInstaller(store)
		await suspend(admin, raviId)
		expect(await openOf()).toEqual([accepted])
		const moved = (await admin.get(`/api/orders/${offered}`)).body
		expect(moved).toMatchObject({ status: 'pending', installer: { id: await idOf(sunil) } })
		expect(moved.history.at(-1)).toMatchObject({
			action: 'route',
			note: 'The account of the installer was suspended.',
		})
		expect((await sunil.post(`/api/orders/${offered}/accept`)).status).toBe(200)
	})

	itOnSqlite('leaves an order that fits nobody else to the admins', async () => {
		const store = await open({ mode: 'live', sampleData: true })
		const [ravi, admin] = [await newInstaller(store), await store.as('Admin')]
		const id = await place(store)
		await suspend(admin, await idOf(ravi))
		expect((await admin.get(`/api/orders/${id}`)).body).toMatchObject({
			status: 'pending',
			installer: null,
		})
		expect((await admin.get('/api/notifications')).body[0].message).toContain('fits no installer')
	})

	itOnSqlite('opens to everybody in a demo what was offered to them', async () => {
		const store = await open()
		const [ravi, sunil, admin] = [
			await newInstaller(store),
			await newInstaller(store),
			await store.as('Admin'),
		]
		const id = await place(store)
		const installerId = await idOf(ravi)
		await admin.post(`/api/orders/${id}/reassign`, { installerId })
		expect((await sunil.get(`/api/orders/${id}`)).status).toBe(404)
		await suspend(admin, installerId)
		expect((await sunil.post(`/api/orders/${id}/accept`)).status).toBe(200)
	})
})
