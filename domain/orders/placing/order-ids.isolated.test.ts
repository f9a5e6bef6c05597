import { beforeEach, expect, it, vi } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import { once, order } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const drawn = vi.hoisted(() => ({ next: [] as string[] }))
vi.mock('../../../shared/ids.ts', async (original) => {
	const ids = await original<typeof import('../../../shared/ids.ts')>()
	return { ...ids, newOrderId: () => (drawn.next.shift() ?? ids.newOrderId()) as OrderId }
})

beforeEach(() => {
	drawn.next = []
})

describeOnAllEngines('an order whose id is taken', (open, itOnSqlite) => {
	it('gets the next free one, and takes its stock once', async () => {
		const { store, visitor } = await open()
		drawn.next = ['SB-AAAA-AAAA', 'SB-AAAA-AAAA', 'SB-AAAA-AAAA', 'SB-BBBB-BBBB']
		const first = await visitor().post('/api/orders', order(), once())
		const before = await stockOf(store, 'solar-panel-250w')
		const second = await visitor().post('/api/orders', order(), once())
		expect(first).toMatchObject({ status: 201, body: { id: 'SB-AAAA-AAAA' } })
		expect(second).toMatchObject({ status: 201, body: { id: 'SB-BBBB-BBBB' } })
		const [{ quantity }] = second.body.items
		expect(await stockOf(store, 'solar-panel-250w')).toBe(before - quantity)
	})

	itOnSqlite('changes nothing when every id drawn is taken', async () => {
		const { store, visitor } = await open()
		drawn.next = Array(9).fill('SB-AAAA-AAAA')
		await visitor().post('/api/orders', order(), once())
		const before = await stockOf(store, 'solar-panel-250w')
		expect((await visitor().post('/api/orders', order(), once())).status).toBe(500)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(before)
		expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
	})
})
