import { beforeEach, expect, it, vi } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { describeOnSqlite } from '../../test/store.ts'

const drawn = vi.hoisted(() => ({ next: [] as string[] }))
vi.mock('../../shared/ids.ts', async (original) => {
	const ids = await original<typeof import('../../shared/ids.ts')>()
	return { ...ids, newEnquiryNumber: () => drawn.next.shift() ?? ids.newEnquiryNumber() }
})

beforeEach(() => {
	drawn.next = []
})

const about = (bill: number) => enquiry({ plan: `/planner?bill=${bill}` })

describeOnSqlite('an enquiry whose number is taken', (open) => {
	it('gets the next free one', async () => {
		const { visitor } = await open()
		drawn.next = ['EQ-AAAA-AAAA', 'EQ-AAAA-AAAA', 'EQ-BBBB-BBBB']
		const [first, second] = [
			await visitor().post('/api/enquiries', about(1)),
			await visitor().post('/api/enquiries', about(2)),
		]
		expect(first).toMatchObject({ status: 201, body: { number: 'EQ-AAAA-AAAA' } })
		expect(second).toMatchObject({ status: 201, body: { number: 'EQ-BBBB-BBBB' } })
	})

	it('is not received when every number drawn is taken', async () => {
		const { store, visitor } = await open()
		drawn.next = Array(9).fill('EQ-AAAA-AAAA')
		await visitor().post('/api/enquiries', about(1))
		expect((await visitor().post('/api/enquiries', about(2))).status).toBe(500)
		expect(await store.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1)
	})
})
