import { expect, it } from 'vitest'
import { once, order } from '../../../test/builders.ts'
import { placePaid } from '../../../test/money.ts'
import { newInstaller } from '../../../test/routing.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const place = (caller: Caller) => caller.post('/api/orders', order(), once())
const opened = async (installer: Caller) => (await installer.put('/api/orders-seen')).body.arrived

describeOnAllEngines('opening the list of orders', (open, itOnSqlite) => {
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

	itOnSqlite('tells in a live store of those that were offered alone', async () => {
		const shop = await open({ mode: 'live', sampleData: true })
		const near = await newInstaller(shop)
		const far = await newInstaller(shop, { basePin: '560001', pinPrefixes: ['560'] })
		await placePaid(shop.visitor(), { payment: 'cod' })
		expect([await opened(near), await opened(far)]).toEqual([true, false])
	})
})
