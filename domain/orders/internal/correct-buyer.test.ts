import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { setOrder } from '../../../test/orders.ts'
import { mailsOf } from '../../../test/outbox.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const SENT = shipping({ email: 'asha@example.com' })
const RIGHT = {
	...SENT,
	fullName: 'Venkatanarasimharajuvaripeta Subrahmanyam',
	contactNumber: '98765 43210',
	street: '14 Laxmi Road',
}

describeOnAllEngines('the buyer of an order', (open) => {
	it('is corrected, found by the new phone alone, and told', async () => {
		const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
		await deliverForNothing(store)
		const admin = await as('Admin')
		const sent = { fulfilment: 'delivery', expectedTotal: 6490, payment: 'transfer' }
		const goods = { ...order({ 'solar-panel-250w': 1 }), ...sent, shipping: SENT }
		const { id } = (await visitor().post('/api/orders', goods, once())).body
		const path = `/api/orders/${id}/buyer`
		const { status, body } = await admin.put(path, RIGHT)
		expect([status, body.shipping.street]).toEqual([200, '14 Laxmi Road'])
		const found = async (q: string) => (await admin.get(`/api/orders?q=${q}`)).body.length
		expect([await found('3210'), await found('0000'), await found('subrah')]).toEqual([1, 0, 1])
		const [mail] = await mailsOf(store, 'order-corrected')
		expect(JSON.parse(mail?.data ?? '{}').changed).toEqual(['name', 'phone', 'street'])
		const entries = async () => (await admin.get(`/api/audit?subject=${id}`)).body
		expect(await entries()).toMatchObject([
			{ action: 'corrected', after: { corrected: ['name', 'phone', 'street'] } },
		])
		// The same once more corrects nothing.
		await admin.put(path, RIGHT)
		expect(await entries()).toHaveLength(1)
		const refused = async (more: object) => {
			const { status: code, body: said } = await admin.put(path, { ...RIGHT, ...more })
			return [code, Object.keys(said.errors)]
		}
		expect(await refused({ zipCode: '411030', state: undefined })).toEqual([422, ['zipCode']])
		expect(await refused({ contactNumber: '12' })).toEqual([422, ['contactNumber']])
		expect((await visitor().put(path, RIGHT)).status).toBe(401)
		await setOrder(store, id, { status: 'dispatched' })
		expect((await admin.put(path, SENT)).body.code).toBe('already_closed')
	})

	it('is corrected in a demo, and its installer is told', async () => {
		const { people, visitor } = await open({ sampleData: true })
		const [admin, ravi] = await people('Admin', 'Installer')
		const { id } = (await visitor().post('/api/orders', order(), once())).body
		await ravi.post(`/api/orders/${id}/accept`)
		await admin.put(`/api/orders/${id}/buyer`, { ...shipping(), contactNumber: '98765 43210' })
		const read = async () => (await ravi.get(`/api/orders/${id}`)).body.shipping.contactNumber
		expect(await read()).toBe('98765 43210')
		const { body: notices } = await ravi.get('/api/notifications')
		expect(notices).toContainEqual(
			expect.objectContaining({
				message: `The contact or address of order ${id} was corrected.`,
				link: `/installer/installations/${id}`,
			}),
		)
	})
})
