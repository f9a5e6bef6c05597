import { expect, it } from 'vitest'
import { transact } from '../../db/transaction.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { accepted, appointment, scheduled } from '../../test/installations.ts'
import { setOrder } from '../../test/orders.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { handOver } from './commands.ts'

describeOnSqlite('an installation', (open) => {
	it('is handed over with what was done, without what was only proposed', async () => {
		const callers = await open()
		const rival = await callers.as('Installer')
		const rivalId = (await rival.get('/api/session')).body.user.id as UserId
		const { db } = callers.store
		const [proposed, agreed, untouched] = [
			await accepted(callers),
			await scheduled(callers),
			await accepted(callers),
		]
		await proposed.installer.put(`${proposed.path}/appointment`, appointment(5))
		for (const { id } of [proposed, agreed, untouched]) {
			const orderId = id as OrderId
			await transact(db, async (tx) => {
				await handOver(tx, orderId, rivalId)
				return ok(undefined)
			})
			await setOrder({ db }, orderId, { installer_id: rivalId })
		}
		const stateOf = async ({ path }: { path: string }) =>
			(await rival.get(`${path}/installation`)).body.appointment?.state ?? null
		expect(await stateOf(proposed)).toBeNull()
		expect(await stateOf(agreed)).toBe('confirmed')
		expect(await stateOf(untouched)).toBeNull()
		expect((await agreed.installer.get(`${agreed.path}/installation`)).status).toBe(404)
	})
})
