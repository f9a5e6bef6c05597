import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { newInstaller } from '../../../test/routing.ts'
import { type Caller, onBothDatabases } from '../../../test/store.ts'

async function place(caller: Caller, more: object = {}) {
	const { price } = (await caller.get('/api/products/solar-panel-250w')).body
	const input = { ...order(), shipping: shipping(more), payment: 'cod', expectedTotal: 2 * price }
	return caller.post('/api/orders', input, once())
}
const opened = async (installer: Caller) => (await installer.put('/api/orders-seen')).body.arrived

onBothDatabases('opening the list of orders', (open, itOnOne) => {
	it('tells each installer once that orders came since', async () => {
		const { visitor, people } = await open()
		const [one, other] = await people('Installer', 'Installer')
		expect(await opened(one)).toBe(false)
		await place(visitor())
		await place(visitor())
		expect([await opened(one), await opened(one)]).toEqual([true, false])
		expect([await opened(other), await opened(other)]).toEqual([true, false])
		const notices = (await one.get('/api/notifications')).body
		for (const { id } of notices) await one.delete(`/api/notifications/${id}`)
		expect(await opened(one)).toBe(false)
		await place(visitor())
		for (const { id } of (await one.get('/api/notifications')).body)
			await one.delete(`/api/notifications/${id}`)
		expect(await opened(one)).toBe(true)
	})

	itOnOne('tells in a live store of those that were offered alone', async () => {
		const shop = await open({ mode: 'live', sampleData: true })
		const near = await newInstaller(shop)
		const far = await newInstaller(shop, { basePin: '560001', pinPrefixes: ['560'] })
		expect((await place(shop.visitor(), { zipCode: '411038' })).status).toBe(201)
		expect([await opened(near), await opened(far)]).toEqual([true, false])
	})
})
