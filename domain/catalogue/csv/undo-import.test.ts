import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { runMaintenance } from '../../../store/maintenance.ts'
import { once, order, product } from '../../../test/builders.ts'
import { HEAD, row, send } from '../../../test/catalogues/import.ts'
import { describeOnAllEngines, type Open } from '../../../test/store.ts'

const IMPORTS = '/api/product-imports'

/** A shop with products of 9,999.50 rupees and eight pieces each. */
async function shop(open: Open, ids: string[]) {
	const { as, store } = await open()
	const admin = await as('Admin')
	for (const id of ids)
		await admin.post('/api/products', product({ id, name: `Panel ${id}`, price: 9999.5, stock: 8 }))
	const imported = async (...rows: string[]) => {
		const done = await send(admin, [HEAD, ...rows].join('\n'), '?large=true')
		expect(done.status).toBe(200)
		const { body } = await admin.get(IMPORTS)
		return body[0]
	}
	const undo = (id: string) => admin.post(`${IMPORTS}/${id}/undo`)
	const read = async (id: string) => (await admin.get(`/api/products/${id}`)).body
	return { as, store, admin, imported, undo, read }
}

describeOnAllEngines('an import of products', (open) => {
	it('is undone for what nobody has changed or sold since, and the rest is listed', async () => {
		const { as, admin, imported, undo, read } = await shop(open, ['changed', 'sold', 'still'])
		const before = await read('still')
		const change = { price: '12000', stock: '20', description: 'Another.' }
		const made = await imported(
			...['changed', 'sold', 'still'].map((id) => row(id, change)),
			row('new-one'),
			row('new-sold'),
		)
		expect(made).toMatchObject({ added: 2, changed: 3, undone: false })
		await admin.put('/api/products/changed', { name: 'Renamed' })
		const buyer = await as('Buyer')
		await buyer.post('/api/orders', order({ sold: 1, 'new-sold': 1 }), once())
		const { status, body } = await undo(made.id)
		expect([status, body.undone, body.leftCount]).toEqual([200, 2, 3])
		const why = Object.fromEntries(
			body.left.map(({ id, message }: { id: string; message: string }) => [id, message]),
		)
		expect(why).toEqual({
			changed: 'It was changed since the import, and stays as it is.',
			sold: 'It was sold since the import, and stays as it is.',
			'new-sold': 'It was sold since the import, and stays as it is.',
		})
		expect(await read('still')).toEqual(before)
		expect((await admin.get('/api/products/new-one')).status).toBe(404)
		expect(await read('changed')).toMatchObject({ price: 12_000, stock: 20 })
		expect(await read('new-sold')).toMatchObject({ stock: 4 })
		const ledger = (await admin.get('/api/products/still/stock-movements?limit=1')).body
		expect(ledger[0]).toMatchObject({ change: -12, balance: 8, note: 'Import undone' })
		expect((await admin.get(IMPORTS)).body[0]).toMatchObject({ id: made.id, undone: true })
		const again = await undo(made.id)
		expect([again.status, again.body.detail]).toEqual([409, 'This import is undone already.'])
	})

	it('is left where a later one has changed the same product', async () => {
		const { imported, undo, read } = await shop(open, ['one', 'two'])
		const first = await imported(row('one', { price: '11000' }), row('two', { price: '11000' }))
		const second = await imported(row('one', { price: '11500' }))
		expect((await undo(first.id)).body).toMatchObject({ undone: 1, leftCount: 1 })
		expect([(await read('one')).price, (await read('two')).price]).toEqual([11_500, 9999.5])
		expect((await undo(second.id)).body).toMatchObject({ undone: 1, leftCount: 0 })
		expect((await read('one')).price).toBe(11_000)
	})

	it('is undone once, however often that is asked for at once', async () => {
		const { imported, undo, read } = await shop(open, ['one'])
		const { id } = await imported(row('one', { stock: '20' }))
		const answers = await Promise.all([undo(id), undo(id), undo(id)])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
		expect((await read('one')).stock).toBe(8)
	})

	it('can be undone for a day, and is forgotten then', async () => {
		const { store, admin, imported, undo, read } = await shop(open, ['one'])
		const { id } = await imported(row('one', { price: '11000' }))
		const { now } = store
		store.now = () => now() + DAY_MS
		const late = await undo(id)
		expect([late.status, late.body.detail]).toEqual([
			404,
			'There is no import of the last day by this id. An import can be undone for a day.',
		])
		expect((await admin.get(IMPORTS)).body).toEqual([])
		await runMaintenance(store, async () => false)
		for (const table of ['product_imports', 'product_import_rows'] as const)
			expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
		expect((await read('one')).price).toBe(11_000)
	})
})
