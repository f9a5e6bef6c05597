import { expect, it } from 'vitest'
import { kit, product } from '../../../test/builders.ts'
import { describeOnSqlite } from '../../../test/store.ts'

describeOnSqlite('several products', (open) => {
	it('are archived and restored together, each with its entry in the audit', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		for (const id of ['one', 'two']) await admin.post('/api/products', product({ id, name: id }))
		const archived = await admin.patch('/api/products', {
			ids: ['two', 'one', 'two', 'none'],
			archived: true,
		})
		expect(archived.status).toBe(200)
		expect(archived.body).toEqual({
			changed: [
				{ id: 'one', name: 'one' },
				{ id: 'two', name: 'two' },
			],
			left: [{ id: 'none', name: null, message: 'There is no product with this id.' }],
		})
		expect((await visitor().get('/api/products/one')).status).toBe(404)
		const again = await admin.patch('/api/products', { ids: ['one'], archived: true })
		expect(again.body).toEqual({
			changed: [],
			left: [{ id: 'one', name: 'one', message: 'It is archived already.' }],
		})
		const restored = await admin.patch('/api/products', { ids: ['one', 'two'], archived: false })
		expect(restored.body.changed).toHaveLength(2)
		expect((await visitor().get('/api/products/two')).status).toBe(200)
		const { body: entries } = await admin.get('/api/audit?subject=one')
		expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
			'added',
			'archived',
			'restored',
		])
	})

	it('notify of the kits that run out without one of them', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ id: 'part', name: 'Rail', stock: 4 }))
		await admin.post('/api/products', kit({ part: 1 }, { id: 'a-kit', name: 'Roof Kit' }))
		await admin.patch('/api/products', { ids: ['part'], archived: true })
		const { body } = await admin.get('/api/notifications')
		expect(JSON.stringify(body)).toContain('Roof Kit')
	})

	it.each([
		[{ archived: true }, 'ids', 'Choose at least one product.'],
		[{ ids: [], archived: true }, 'ids', 'Choose at least one product.'],
		[{ ids: ['one'] }, 'archived', 'Archived must be true or false'],
		[{ ids: Array(201).fill('one'), archived: true }, 'ids', 'Choose at most 200.'],
	])('are not changed by %o', async (body, field, sentence) => {
		const admin = await (await open()).as('Admin')
		const refused = await admin.patch('/api/products', body)
		expect(refused.status).toBe(422)
		expect(refused.body.errors[field]).toBe(sentence)
	})
})
