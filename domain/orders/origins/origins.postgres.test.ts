import { expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { describeOnPostgres } from '../../../test/store.ts'
import { deleteOldOrigins, lockOrigins } from './origins.ts'

const origin = (value: string) => ({ kind: 'phone', value, factor: 1 }) as const

describeOnPostgres('the locks of origins', (open) => {
	it('are cleared away beside whoever places an order, who waits for none of that', async () => {
		const { store } = await open({ mode: 'live' })
		const locked = () => store.db.selectFrom('order_origin_locks').select('value').execute()
		await inTransaction(store.db, (tx) => lockOrigins(tx, [origin('b'), origin('a')]))
		await inTransaction(store.db, async (tx) => {
			await lockOrigins(tx, [origin('a')])
			await deleteOldOrigins(store)
			expect(await locked()).toEqual([{ value: 'a' }])
			await lockOrigins(tx, [origin('b')])
		})
		await deleteOldOrigins(store)
		expect(await locked()).toEqual([])
	})
})
