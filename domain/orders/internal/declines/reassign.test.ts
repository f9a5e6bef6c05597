import { expect, it } from 'vitest'
import { installer, once, order } from '../../../../test/builders.ts'
import { idOf } from '../../../../test/callers.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'

async function place(caller: Caller) {
	const { body } = await caller.post('/api/orders', order(), once())
	return body.id as string
}

describeOnSqlite('reassigning an order', (open) => {
	it('gives it to another installer, who has it from then on', async () => {
		const { people } = await open()
		const [buyer, first, second, admin] = await people('Buyer', 'Installer', 'Installer', 'Admin')
		await first.put('/api/profile', { name: 'Ravi of Pune' })
		await second.put('/api/profile', { name: 'Sunil of Nashik' })
		const id = await place(buyer)
		await first.post(`/api/orders/${id}/accept`)
		const installerId = await idOf(second)
		const { status, body } = await admin.post(`/api/orders/${id}/reassign`, {
			installerId,
			reason: 'Nearer to the roof',
		})
		expect(status).toBe(200)
		expect(body).toMatchObject({ status: 'accepted', installer: { id: installerId } })
		expect(body.history.at(-1)).toMatchObject({ action: 'reassign', note: 'Nearer to the roof' })
		expect((await first.get(`/api/orders/${id}`)).status).toBe(404)
		expect((await second.get(`/api/orders/${id}`)).body.may).toEqual(['hand-back', 'schedule'])
		const received = (await first.get('/api/notifications')).body[0]
		expect(received.message).toBe(`Order ${id} was given to another installer`)
		const [entry] = (await admin.get(`/api/audit?kind=order&subject=${id}`)).body
		expect(entry).toMatchObject({
			action: 'reassigned',
			before: { installer: 'Ravi of Pune' },
			after: { installer: 'Sunil of Nashik', reason: 'Nearer to the roof' },
		})
	})

	it('offers a waiting order to one, and gives it back to the pool', async () => {
		const { visitor, people } = await open()
		const [first, second, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await place(visitor())
		const give = (installerId: string | null) =>
			admin.post(`/api/orders/${id}/reassign`, { installerId })
		expect((await give(await idOf(first))).body.status).toBe('pending')
		expect((await second.post(`/api/orders/${id}/accept`)).status).toBe(404)
		expect((await second.get('/api/orders')).body).toEqual([])
		expect((await first.get('/api/orders')).body).toHaveLength(1)
		expect((await give(null)).body.installer).toBeNull()
		expect((await second.post(`/api/orders/${id}/accept`)).status).toBe(200)
		const refused = await give(null)
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['installerId']])
	})

	it('takes nothing for an installer that no id can be', async () => {
		const { as, visitor } = await open()
		const id = await place(visitor())
		const { status, body } = await (await as('Admin')).post(`/api/orders/${id}/reassign`, {
			installerId: 'a\u0000b',
		})
		expect([status, Object.keys(body.errors)]).toEqual([422, ['installerId']])
	})

	it('is the admin’s, to an installer, while the order is open', async () => {
		const { visitor, people } = await open()
		const [buyer, installer, admin] = await people('Buyer', 'Installer', 'Admin')
		const id = await place(buyer)
		const path = `/api/orders/${id}/reassign`
		const to = { installerId: await idOf(installer) }
		expect((await visitor().post(path, to)).status).toBe(401)
		expect((await buyer.post(path, to)).status).toBe(403)
		expect((await installer.post(path, to)).status).toBe(403)
		expect((await admin.post('/api/orders/SB-NONE-NONE/reassign', to)).status).toBe(404)
		for (const wrong of [await idOf(buyer), await idOf(admin), 'nobody'])
			expect((await admin.post(path, { installerId: wrong })).status).toBe(422)
		await installer.post(`/api/orders/${id}/decline`)
		expect((await admin.post(path, to)).body.code).toBe('already_closed')
	})
})

describeOnAllEngines('a reason for declining', (open) => {
	it('can be given with it or after, and changed, by whoever declined', async () => {
		const { visitor, people } = await open()
		const [installer, rival, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await place(visitor())
		const path = `/api/orders/${id}/decline-reason`
		expect((await installer.put(path, { reason: 'Too far' })).status).toBe(403)
		await installer.post(`/api/orders/${id}/decline`)
		const noteAfter = async (reason: string) => {
			const { status, body } = await installer.put(path, { reason })
			expect(status).toBe(200)
			return body.history.at(-1).note
		}
		expect(await noteAfter('Too far')).toBe('Too far')
		expect(await noteAfter('No free day this month')).toBe('No free day this month')
		expect((await rival.put(path, { reason: 'Not mine' })).status).toBe(404)
		expect((await admin.put(path, { reason: 'Not mine' })).status).toBe(403)
		expect((await visitor().put(path, { reason: 'Not mine' })).status).toBe(401)
	})
})

describeOnAllEngines('whom an order can be given to', (open) => {
	it('comes in the order in which they would be asked, with distance and load', async () => {
		const { as, visitor } = await open()
		const named = async (name: string, profile: object | null) => {
			const caller = await as('Installer')
			await caller.put('/api/profile', { name })
			if (profile) await caller.put('/api/installer/profile', installer(profile))
			return caller
		}
		const near = await named('Near', {})
		const busy = await named('Busy', {})
		await named('Far', { basePin: '400001' })
		await named('No area', { pinPrefixes: ['302'], basePin: '302001' })
		const idle = await named('Idle', { jobsAWeek: 0 })
		await named('No profile', null)
		const held = await place(visitor())
		await busy.post(`/api/orders/${held}/accept`)
		const [admin, id] = [await as('Admin'), await place(visitor())]
		await admin.patch(`/api/users/${await idOf(idle)}`, { suspended: true })
		const path = `/api/orders/${id}/installers`
		const { status, headers, body } = await admin.get(path)
		expect([status, headers.get('x-total-count')]).toEqual([200, '6'])
		const brief = body.map((one: Record<string, unknown>) => [
			one.name,
			one.kilometres,
			one.openJobs,
			one.ineligibleReason,
		])
		expect(brief).toEqual([
			['Near', 0, 0, null],
			['Far', expect.any(Number), 0, null],
			['Busy', 0, 1, null],
			['Idle', 0, 0, 'suspended'],
			['No area', expect.any(Number), 0, 'area'],
			['No profile', null, 0, 'area'],
		])
		expect((await admin.get(`${path}?limit=1&offset=1`)).body[0].name).toBe('Far')
		await admin.post(`/api/orders/${id}/reassign`, { installerId: await idOf(near) })
		const names = (await admin.get(path)).body.map(({ name }: { name: string }) => name)
		expect(names).not.toContain('Near')
	})
})
