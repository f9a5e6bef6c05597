import { expect, it } from 'vitest'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'
import { MAX_VIEWS } from './limits.ts'

const VIEWS = '/api/account/list-views'
const TO_ANSWER = { list: 'orders', name: 'To answer', query: '?status=pending&q=&page=3' }

const read = async (caller: Caller, list = 'orders') =>
	(await caller.get(`${VIEWS}?list=${list}`)).body

describeOnAllEngines('views of a list', (open) => {
	it('are kept by name without their page, for their owner and their list alone', async () => {
		const { as, visitor } = await open()
		const [admin, other] = [await as('Admin'), await as('Admin')]
		const { status, body } = await admin.post(VIEWS, TO_ANSWER)
		expect([status, body]).toEqual([
			201,
			{ id: expect.any(String), list: 'orders', name: 'To answer', query: 'status=pending' },
		])
		expect(await read(admin)).toEqual({ views: [body], used: '' })
		expect(await read(admin, 'products')).toEqual({ views: [], used: '' })
		expect(await read(other)).toEqual({ views: [], used: '' })
		expect((await other.delete(`${VIEWS}/${body.id}`)).status).toBe(404)
		expect((await visitor().get(`${VIEWS}?list=orders`)).status).toBe(401)
		const again = await admin.post(VIEWS, { ...TO_ANSWER, query: 'status=declined' })
		expect(again.body).toEqual({ ...body, query: 'status=declined' })
		expect((await admin.delete(`${VIEWS}/${body.id}`)).body.query).toBe('status=declined')
		expect((await read(admin)).views).toEqual([])
	})

	it('are refused without a name, of an unknown list, and beyond their room', async () => {
		const admin = await (await open()).as('Admin')
		for (const wrong of [{ name: ' ' }, { list: 'carts' }, { query: 'x'.repeat(501) }])
			expect((await admin.post(VIEWS, { ...TO_ANSWER, ...wrong })).status).toBe(422)
		const sent = await Promise.all(
			Array.from({ length: MAX_VIEWS + 2 }, (_, n) =>
				admin.post(VIEWS, { ...TO_ANSWER, name: `View ${n}` }),
			),
		)
		const statuses = sent.map(({ status }) => status).sort()
		expect(statuses).toEqual([...Array(MAX_VIEWS).fill(201), 409, 409])
		expect((await read(admin)).views).toHaveLength(MAX_VIEWS)
	})
})

describeOnAllEngines('the filters of a list', (open) => {
	it('are remembered as they were used last, without words and days', async () => {
		const { as } = await open()
		const [admin, other] = [await as('Admin'), await as('Admin')]
		const use = (query: string) => admin.put('/api/account/list-filters', { list: 'orders', query })
		await use('status=pending')
		const used = await use('q=asha&status=declined&from=2026-11-01&sort=oldest&page=2')
		expect(used.body).toEqual({ list: 'orders', query: 'sort=oldest&status=declined' })
		expect((await read(admin)).used).toBe('sort=oldest&status=declined')
		expect((await read(other)).used).toBe('')
		await use('')
		expect((await read(admin)).used).toBe('')
	})
})
