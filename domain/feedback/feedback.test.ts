import { expect, it } from 'vitest'
import { feedback } from '../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { FEEDBACK_STATUSES } from './rules.ts'

describeOnAllEngines('feedback', (open, itOnSqlite) => {
	itOnSqlite('is taken from anybody, pending, and read by an admin', async () => {
		const { as, visitor } = await open()
		const sent = await visitor().post('/api/feedback', feedback())
		expect(sent.status).toBe(201)
		expect(sent.body).toEqual({
			...feedback(),
			id: expect.any(String),
			date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
			status: 'Pending',
			replies: [],
		})
		const list = await (await as('Admin')).get('/api/feedback')
		expect(list.body).toEqual([sent.body])
		expect(list.headers.get('x-total-count')).toBe('1')
	})

	it('changes freely among its three statuses, and to no other', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const { id } = (await visitor().post('/api/feedback', feedback())).body
		for (const status of [...FEEDBACK_STATUSES, ...FEEDBACK_STATUSES.toReversed()]) {
			const changed = await admin.patch(`/api/feedback/${id}`, { status })
			expect([changed.status, changed.body.status]).toEqual([200, status])
			expect((await admin.get(`/api/feedback?status=${status}`)).body).toHaveLength(1)
		}
		const wrong = await admin.patch(`/api/feedback/${id}`, { status: 'Closed' })
		expect(wrong.body.errors).toEqual({ status: 'Status must be Pending, Reviewed or Resolved.' })
		expect((await admin.get('/api/feedback?status=Resolved')).body).toEqual([])
	})

	it('comes in pages, each entry once', async () => {
		const { as, visitor } = await open()
		const sent = await Promise.all(
			Array.from({ length: 12 }, (_, n) =>
				visitor().post('/api/feedback', feedback({ subject: `Question ${n}` })),
			),
		)
		const admin = await as('Admin')
		const pages = await Promise.all(
			[0, 5, 10].map((offset) => admin.get(`/api/feedback?limit=5&offset=${offset}`)),
		)
		expect(pages.map(({ body }) => body.length)).toEqual([5, 5, 2])
		const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: string }) => id))
		expect(ids.sort()).toEqual(sent.map(({ body }) => body.id).sort())
		expect(pages[0]?.headers.get('x-total-count')).toBe('12')
	})

	it('is found by any part of its texts, page by page, with the number of all', async () => {
		const { as, visitor } = await open()
		for (let n = 0; n < 5; n++)
			await visitor().post('/api/feedback', feedback({ subject: `Rooftop ${n}` }))
		await visitor().post('/api/feedback', feedback({ message: 'Up to 100% of the roof' }))
		const admin = await as('Admin')
		const found = async (query: string) => {
			const { headers, body } = await admin.get(`/api/feedback?${query}`)
			return [body.length, Number(headers.get('x-total-count'))]
		}
		expect(await found('q=OOFTOP')).toEqual([5, 5])
		expect(await found('q=rooftop&limit=2&offset=4')).toEqual([1, 5])
		expect(await found('q=rooftop&offset=9')).toEqual([0, 5])
		expect(await found('q=rooftop&status=Resolved')).toEqual([0, 0])
		expect(await found('q=kavita@')).toEqual([6, 6])
		expect(await found('q=100%25')).toEqual([1, 1])
		expect(await found('q=_')).toEqual([0, 0])
	})

	it('is deleted once', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const { id } = (await visitor().post('/api/feedback', feedback())).body
		expect((await admin.delete(`/api/feedback/${id}`)).status).toBe(204)
		expect((await admin.delete(`/api/feedback/${id}`)).status).toBe(404)
		expect((await admin.patch(`/api/feedback/${id}`, { status: 'Pending' })).status).toBe(404)
		expect((await admin.get('/api/feedback')).body).toEqual([])
	})

	itOnSqlite('is the admins’ to read, change and delete', async () => {
		const { as, visitor } = await open()
		const { id } = (await visitor().post('/api/feedback', feedback())).body
		const statuses = []
		for (const caller of [visitor(), await as('Buyer'), await as('Installer')])
			statuses.push([
				(await caller.get('/api/feedback')).status,
				(await caller.patch(`/api/feedback/${id}`, { status: 'Resolved' })).status,
				(await caller.delete(`/api/feedback/${id}`)).status,
			])
		expect(statuses).toEqual([401, 403, 403].map((status) => Array(3).fill(status)))
	})
})

describeOnSqlite('feedback that is not right', (open) => {
	it.each([
		['name', '', 'Name is required.'],
		['email', '', 'Email is required.'],
		['email', 'kavita', 'Invalid email format.'],
		['subject', ' ', 'Subject is required.'],
		['message', '\n', 'Message is required.'],
	])('is refused: %s %j', async (field, value, message) => {
		const { as, visitor } = await open()
		const sent = await visitor().post('/api/feedback', feedback({ [field]: value }))
		expect([sent.status, sent.body.errors]).toEqual([422, { [field]: message }])
		expect((await (await as('Admin')).get('/api/feedback')).body).toEqual([])
	})
})
