import { expect, it } from 'vitest'
import { orderAs } from '../../../test/attacks/open-orders.ts'
import { DEAR, limitedShop } from '../../../test/limited-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { CONFIRM_WITHIN_MS } from '../limits.ts'

describeOnAllEngines('an order on delivery that nobody confirms', (open) => {
	it('is cancelled after a day, with a mail, and its goods are in stock again', async () => {
		const { stranger, admin, forward, mails, deliver } = await limitedShop(open)
		const guest = stranger(undefined, { email: 'guest@example.com' })
		const { body } = await orderAs(guest, { ...DEAR, payment: 'cod', quantity: 2 })
		expect(body.status).toBe('unpaid')
		await deliver()
		mails.length = 0
		forward(CONFIRM_WITHIN_MS)
		await deliver()
		expect((await admin.get(`/api/orders/${body.id}`)).body.status).toBe('cancelled')
		expect((await admin.get('/api/products/dear')).body.stock).toBe(64)
		expect(mails.map(({ to, text }) => [to.address, text.includes('not confirmed')])).toEqual([
			['guest@example.com', true],
		])
		expect((await admin.post(`/api/orders/${body.id}/confirm`)).status).toBe(409)
	})
})
