import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { openPaidShop, PRICE, placePaid } from '../../../../test/money.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

describeOnAllEngines('orders as a file', (open) => {
	it('have times of India, how they come, and what is paid and due of them', async () => {
		const { admin, visitor, receive, store } = await openPaidShop(open)
		const { id } = await placePaid(visitor(), { payment: 'transfer' })
		const row = async () => {
			const { body } = await admin.get(`/api/exports/orders.csv?id=${id}`)
			return parse(body, { bom: true, columns: true })[0] as Record<string, string>
		}
		const asked = await row()
		expect(asked).toMatchObject({ fulfilment: 'installation', paid: '0.00', due: PRICE.toFixed(2) })
		const placed = Date.parse(`${asked.placed?.replace(' ', 'T')}+05:30`)
		expect(Math.abs(store.now() - placed)).toBeLessThan(60_000)
		expect((await receive(id, { amount: PRICE - 1000 })).status).toBe(201)
		expect(await row()).toMatchObject({ paid: (PRICE - 1000).toFixed(2), due: '1000.00' })
	})
})
