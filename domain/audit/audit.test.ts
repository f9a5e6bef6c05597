import fc from 'fast-check'
import { expect, it } from 'vitest'
import { account, feedback, once, order, PASSWORD, product } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { difference } from './rules.ts'

it('what differs is what changed: applied to what was, it gives what is', () => {
	const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue())
	fc.assert(
		fc.property(fields, fields, (before, after) => {
			const changes = difference(before, after)
			const now = { ...before, ...changes?.after }
			for (const [name, value] of Object.entries(after))
				expect(JSON.stringify(now[name] ?? null)).toBe(JSON.stringify(value ?? null))
			expect(difference(after, after)).toBeNull()
		}),
	)
})

describeOnAllEngines('the audit log', (open, itOnSqlite) => {
	it('says so where the first day comes after the last', async () => {
		const admin = await (await open()).as('Admin')
		const { status, body } = await admin.get('/api/audit?from=2026-02-02&to=2026-02-01')
		const detail = 'The first day must not come after the last.'
		expect([status, body.errors]).toEqual([422, { from: detail }])
		expect((await admin.get('/api/audit?from=2026-02-01&to=2026-02-01')).status).toBe(200)
	})

	it('has every change by an admin or installer, with what was and what is', async () => {
		const { store, visitor, people } = await open()
		let now = Date.now()
		store.now = () => ++now
		const [admin, installer] = await people('Admin', 'Installer')
		await admin.post('/api/products', product({ id: 'audited' }))
		await admin.put('/api/products/audited', { price: 1234.5, stock: 3 })
		const placed = await visitor().post('/api/orders', order({ audited: 1 }), once())
		await installer.post(`/api/orders/${placed.body.id}/accept`)
		const written = await visitor().post('/api/feedback', feedback())
		await admin.patch(`/api/feedback/${written.body.id}`, { status: 'Resolved' })
		await admin.delete(`/api/feedback/${written.body.id}`)
		await admin.put('/api/profile', { name: 'Meera the Admin' })
		await admin.delete('/api/products/audited')
		const { headers, body } = await admin.get('/api/audit')
		const received = body.map(({ action, kind, role }: Record<string, string>) =>
			[role, action, kind].join(' '),
		)
		expect(received).toEqual([
			'Admin deleted product',
			'Admin changed user',
			'Admin deleted feedback',
			'Admin changed feedback',
			'Installer accepted order',
			'Admin changed product',
			'Admin added product',
		])
		expect(headers.get('x-total-count')).toBe('7')
		expect(body[5]).toMatchObject({
			subjectId: 'audited',
			before: { price: 9999.5, stock: 10 },
			after: { price: 1234.5, stock: 3 },
			at: expect.stringMatching(/Z$/),
		})
		const found = async (query: string) =>
			Number((await admin.get(`/api/audit?${query}`)).headers.get('x-total-count'))
		expect(await found('kind=product')).toBe(3)
		expect(await found('subject=audited')).toBe(3)
		expect(await found('q=meera')).toBe(1)
		expect(await found('q=%25')).toBe(0)
		expect(await found('to=2026-01-01')).toBe(0)
		expect((await admin.get('/api/audit?kind=everything')).status).toBe(422)
	})

	itOnSqlite('has nothing of buyers, of what was refused, or of what changed nothing', async () => {
		const { people } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		await buyer.put('/api/profile', { name: 'Asha' })
		await buyer.post('/api/orders', order(), once())
		await admin.put('/api/products/none', { price: 1 })
		await admin.put('/api/products/solar-panel-250w', { price: -1 })
		await admin.put('/api/profile', { name: account().name })
		expect((await admin.get('/api/audit')).body).toEqual([])
		const change = { currentPassword: PASSWORD, password: 'new-day', confirmPassword: 'new-day' }
		expect((await admin.put('/api/profile/password', change)).status).toBe(204)
		expect((await admin.get('/api/audit')).body).toMatchObject([
			{ action: 'changed the password of', before: null, after: null },
		])
	})
})
