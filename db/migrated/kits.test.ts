import { expect, it } from 'vitest'
import type { ProductId } from '../../shared/ids.ts'
import { openStore } from '../../store/open.ts'
import { contact, once, order } from '../../test/builders.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('a store from before kits were sold as one', (open) => {
	it('has no stock of kits left once it is opened, and its ledger still adds up', async () => {
		const { store, visitor, config } = await open({ onDisk: true })
		const { db } = store
		const id = 'home-kit-3kw' as ProductId
		const { body } = await visitor().post('/api/orders', order(), once())
		const at = 1_700_000_000_000
		// The former state: the kit with a stock of its own, one piece of it reserved by an order.
		await db.schema.dropTable('order_line_parts').execute()
		await db
			.deleteFrom('migrations' as 'users')
			.where('name', '=', '0009-kits.sql')
			.execute()
		await db.updateTable('products').set({ stock: 28 }).where('id', '=', id).execute()
		const row = { product_id: id, actor_id: null, actor_name: 'Solbazaar', created_at: at }
		await db
			.insertInto('stock_movements')
			.values([
				{ ...row, id: 'm1', change: 29, balance: 29, reason: 'opening', order_id: null },
				{ ...row, id: 'm2', change: -1, balance: 28, reason: 'ordered', order_id: body.id },
			])
			.execute()
		await using again = await openStore(config)
		expect(await stockOf(again, id)).toBe(0)
		const kitNow = again.catalogue.byId(id)
		const panels = again.catalogue.byId('dcr-mono-panel-540w')
		expect(kitNow?.stock).toBe(Math.floor((panels?.stock ?? 0) / 6))
		expect((await visitor().get(`/api/products/${id}`)).body.stock).toBe(kitNow?.stock)
		await visitor().post(`/api/orders/${body.id}/cancel?key=${body.trackingKey}`, contact)
		expect(await stockOf(again, id)).toBe(0)
		expect(await stockOf(again, 'dcr-mono-panel-540w')).toBe((panels?.stock ?? 0) + 6)
	})
})
