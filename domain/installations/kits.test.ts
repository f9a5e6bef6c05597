import { expect, it } from 'vitest'
import { kit, once, order } from '../../test/builders.ts'
import { BATTERY, INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import { describeOnSqlite } from '../../test/store.ts'

describeOnSqlite('a kit in an installation', (open) => {
	it('is a list of its parts, together with what was ordered by itself', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', kit({ [PANEL]: 6, [INVERTER]: 1 }))
		const small = { id: 'small-kit', name: 'Small Kit' }
		await admin.post('/api/products', kit({ [PANEL]: 2, [BATTERY]: 1 }, small))
		const wanted = { 'test-kit': 2, [PANEL]: 1, 'small-kit': 1 }
		const { body } = await visitor().post('/api/orders', order(wanted), once())
		const installer = await as('Installer')
		await installer.post(`/api/orders/${body.id}/accept`)
		const path = `/api/orders/${body.id}/installation`
		const { parts } = (await installer.get(path)).body
		expect(
			parts.map(
				({ productId, quantity, kits }: { productId: string; quantity: number; kits: [] }) => [
					productId,
					quantity,
					kits,
				],
			),
		).toEqual([
			[PANEL, 15, ['Test Kit', 'Small Kit']],
			[INVERTER, 2, ['Test Kit']],
			[BATTERY, 1, ['Small Kit']],
		])
		const serials = { productId: INVERTER, serials: ['A-1', 'A-2'] }
		const put = await installer.put(`/api/orders/${body.id}/serials`, serials)
		expect([put.status, put.body.parts[1].serials]).toEqual([200, ['A-1', 'A-2']])
		const whole = await installer.put(`/api/orders/${body.id}/serials`, {
			productId: 'test-kit',
			serials: ['B'],
		})
		expect(whole.status).toBe(422)
	})
})
