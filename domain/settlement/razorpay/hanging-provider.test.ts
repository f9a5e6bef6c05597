import { expect, it } from 'vitest'
import { onlineShop } from '../../../test/payments/online-shop.ts'
import { describeOnSqlite } from '../../../test/store.ts'

describeOnSqlite('an order whose payment the provider does not open in time', (open) => {
	it('is placed all the same, says which call opens it, and is opened by that or by its page', async () => {
		const { buys, control } = await onlineShop(open)
		control.faults.next('hangs')
		const started = performance.now()
		const buyer = await buys()
		expect(performance.now() - started).toBeLessThan(8_000)
		expect(buyer.payment).toMatchObject({
			online: null,
			openBy: `POST /api/orders/${buyer.id}/payments/online`,
		})
		expect((await buyer.money()).next).toMatchObject({ openBy: null })
		expect((await buyer.begin()).body).toMatchObject({ state: 'open' })
		expect(control.state().orders).toHaveLength(1)
	})
})
