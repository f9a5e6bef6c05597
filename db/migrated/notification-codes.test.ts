import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStore } from '../../store/open.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('a store from before notifications were codes', (open) => {
	it('shows the text of those it had, and words the ones that come', async () => {
		const { store, as, visitor, config } = await open({ onDisk: true })
		const admin = await as('Admin')
		await visitor().post('/api/orders', order(), once())
		const { db } = store
		// As it was: the sentence in a column of its own.
		for (const column of ['code', 'params', 'text'])
			await db.schema.alterTable('notifications').dropColumn(column).execute()
		await sql`alter table notifications add column message text not null default 'New order from Asha'`.execute(
			db,
		)
		await db
			.deleteFrom('migrations' as 'users')
			.where('name', '=', '0030-notification-codes.sql')
			.execute()
		await using again = await openStore(config)
		await again.catalogue.refresh()
		await visitor().post('/api/orders', order(), once())
		const { body } = await admin.get('/api/notifications')
		const texts = body.map(({ message }: { message: string }) => message)
		expect(new Set(texts)).toEqual(new Set(['New order from Asha Kulkarni', 'New order from Asha']))
	})
})
