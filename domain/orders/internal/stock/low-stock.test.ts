import { expect, it } from 'vitest'
import { once, order } from '../../../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../../../test/store.ts'

const ID = 'solar-panel-250w'
const take = (caller: Caller, quantity: number) =>
	caller.post('/api/orders', order({ [ID]: quantity }), once())

async function warnings(admin: Caller): Promise<{ message: string; link: string }[]> {
	const { body } = await admin.get('/api/notifications')
	return body.filter(({ type }: { type: string }) => type === 'warning')
}

describeOnAllEngines('a product that runs low', (open, itOnSqlite) => {
	it('notifies the admins, by the order that takes it there, once', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${ID}`, { stock: 8 })
		const buyer = visitor()
		await take(buyer, 2)
		expect(await warnings(admin)).toEqual([])
		await take(buyer, 1)
		await take(buyer, 1)
		expect(await warnings(admin)).toMatchObject([
			{
				message: 'Solar Panel 250W is low in stock (5 left)',
				link: '/admin/manage-stocks',
			},
		])
		expect(await warnings(await as('Installer'))).toEqual([])
	})

	it('notifies them again once it had been filled up in between', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		for (const _ of ['first', 'second']) {
			await admin.put(`/api/products/${ID}`, { stock: 6 })
			await take(visitor(), 3)
		}
		expect(await warnings(admin)).toHaveLength(2)
	})

	itOnSqlite('notifies nobody of an order that could not be placed', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${ID}`, { stock: 6 })
		expect((await take(visitor(), 7)).status).toBe(409)
		expect(await warnings(admin)).toEqual([])
	})
})
