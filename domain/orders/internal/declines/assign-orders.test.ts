import { expect, it } from 'vitest'
import { once, order } from '../../../../test/builders.ts'
import { idOf } from '../../../../test/callers.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

describeOnAllEngines('several orders', (open) => {
	it('are given to an installer by one call, which says what stayed and takes it back', async () => {
		const { people, visitor } = await open({ sampleData: true })
		const [admin, ravi, meera] = await people('Admin', 'Installer', 'Installer')
		const place = async () =>
			(await visitor().post('/api/orders', order(), once())).body.id as string
		const [waiting, taken, cancelled] = [await place(), await place(), await place()]
		await ravi.post(`/api/orders/${taken}/accept`)
		await admin.post(`/api/orders/${cancelled}/cancel`, { reason: 'Ordered twice' })
		const to = await idOf(meera)
		const give = (orders: object[]) => admin.patch('/api/orders', { orders })
		const all = [waiting, taken, cancelled, 'SB-2222-2222']
		const { status, body } = await give(all.map((id) => ({ id, installerId: to })))
		expect(status).toBe(200)
		const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
		expect(ids(body.changed)).toEqual([waiting, taken])
		expect(body.left).toMatchObject([
			{ id: cancelled, message: 'This order has been cancelled.' },
			{ id: 'SB-2222-2222', name: null },
		])
		expect(body.before).toEqual([
			{ id: waiting, installerId: null },
			{ id: taken, installerId: await idOf(ravi) },
		])
		const installerOf = async (id: string) =>
			(await admin.get(`/api/orders/${id}`)).body.installer?.id ?? null
		expect([await installerOf(waiting), await installerOf(taken)]).toEqual([to, to])
		const again = await give([{ id: taken, installerId: to }])
		expect(again.body.left).toMatchObject([{ message: 'This installer has the order already.' }])
		expect((await give(body.before)).body.changed).toHaveLength(2)
		expect([await installerOf(waiting), await installerOf(taken)]).toEqual([null, await idOf(ravi)])
		expect((await give([])).status).toBe(422)
		const nobody = await give([{ id: waiting, installerId: await idOf(admin) }])
		expect(nobody.body).toMatchObject({ changed: [], left: [{ id: waiting }] })
	})
})
