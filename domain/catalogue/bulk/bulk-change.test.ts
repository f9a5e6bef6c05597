import { expect, it } from 'vitest'
import { product } from '../../../test/builders.ts'
import { describeOnAllEngines, type Open } from '../../../test/store.ts'

const PREVIEW = '/api/products/changes/preview'
const CHANGES = '/api/products/changes'
const LONG = 'Monocrystalline half-cut bifacial modules'

async function shop(open: Open) {
	const { as } = await open()
	const admin = await as('Admin')
	const add = (id: string, price: number) =>
		admin.post('/api/products', product({ id, name: `${LONG} ${id}`, price }))
	for (const [id, price] of [
		['one', 100.5],
		['two', 99.99],
		['cent', 0.01],
	] as const)
		await add(id, price)
	const read = async (id: string) => (await admin.get(`/api/products/${id}`)).body
	const entries = async () => {
		const { body } = await admin.get('/api/audit?kind=product&limit=100')
		return body.filter(({ action }: { action: string }) => action === 'changed')
	}
	return { admin, read, entries }
}

describeOnAllEngines('a field of several products', (open) => {
	it('is previewed in whole paise, changed by one act, and taken back by what it answers', async () => {
		const { admin, read, entries } = await shop(open)
		const wanted = { ids: ['two', 'one', 'two', 'cent', 'none'], pricePct: 5 }
		const preview = await admin.post(PREVIEW, wanted)
		expect([preview.status, preview.body]).toEqual([
			200,
			{
				changes: [
					{
						id: 'two',
						name: `${LONG} two`,
						before: { price: 99.99 },
						after: { price: 104.99 },
					},
					{
						id: 'one',
						name: `${LONG} one`,
						before: { price: 100.5 },
						after: { price: 105.53 },
					},
				],
				left: [
					{ id: 'cent', name: `${LONG} cent`, message: 'It is so already.' },
					{ id: 'none', name: null, message: 'There is no product with this id.' },
				],
				largeChanges: 0,
			},
		])
		expect((await read('one')).price).toBe(100.5)
		await admin.put('/api/products/two', { price: 200 })
		const before = await entries()
		const changed = await admin.post(CHANGES, { changes: preview.body.changes })
		const undo = [{ id: 'one', before: { price: 105.53 }, after: { price: 100.5 } }]
		expect([changed.status, changed.body]).toEqual([
			200,
			{
				changed: [{ id: 'one', name: `${LONG} one` }],
				left: [
					{
						id: 'two',
						name: `${LONG} two`,
						message: 'This product was changed meanwhile: price. Nothing was saved.',
					},
				],
				undo,
			},
		])
		expect([(await read('one')).price, (await read('two')).price]).toEqual([105.53, 200])
		expect(await entries()).toHaveLength(before.length + 1)
		const back = await admin.post(CHANGES, { changes: undo })
		expect(back.body.changed).toEqual([{ id: 'one', name: `${LONG} one` }])
		expect((await read('one')).price).toBe(100.5)
	})

	it('is category or tax class too, and is one entry of the audit', async () => {
		const { admin, read, entries } = await shop(open)
		for (const after of [{ category: 'Accessories' }, { taxClass: 'cable' }]) {
			const preview = await admin.post(PREVIEW, { ids: ['one', 'two'], ...after })
			const { changes } = preview.body
			expect((await admin.post(CHANGES, { changes })).body.left).toEqual([])
			expect(await read('one')).toMatchObject(after)
		}
		const subjects = (await entries()).map(({ subject }: { subject: string }) => subject)
		expect(subjects.toSorted()).toEqual([
			'the category of 2 products',
			'the tax class of 2 products',
		])
		const [{ before, after }] = await entries()
		expect([Object.keys(before), Object.keys(after)]).toEqual([
			['one', 'two'],
			['one', 'two'],
		])
	})

	it('is asked again of a price that changes much, and nothing is changed before', async () => {
		const { admin, read } = await shop(open)
		const { body } = await admin.post(PREVIEW, { ids: ['one', 'two'], pricePct: -30.5 })
		expect(body.largeChanges).toBe(2)
		const refused = await admin.post(CHANGES, { changes: body.changes })
		expect([refused.status, refused.body.detail]).toEqual([
			422,
			'2 prices change by more than 30 %. Nothing was changed: say that this is meant.',
		])
		expect((await read('one')).price).toBe(100.5)
		const meant = await admin.post(CHANGES, { changes: body.changes, large: true })
		expect(meant.body.changed).toHaveLength(2)
		expect((await read('one')).price).toBe(69.85)
	})

	it.each([
		[{ ids: [], pricePct: 5 }, 'ids', 'Choose at least one product.'],
		[{ ids: ['one'] }, 'pricePct', 'Choose one thing to change: price, category or tax class.'],
		[
			{ ids: ['one'], pricePct: 5, category: 'Panels' },
			'pricePct',
			'Choose one thing to change: price, category or tax class.',
		],
		[
			{ ids: ['one'], pricePct: -100 },
			'pricePct',
			'Type per cent from −99 to 1,000, with at most two decimals.',
		],
		[
			{ ids: ['one'], pricePct: 0.001 },
			'pricePct',
			'Type per cent from −99 to 1,000, with at most two decimals.',
		],
		[{ ids: ['one'], taxClass: 'none' }, 'taxClass', expect.stringContaining('none')],
	])('is not previewed for %o', async (body, field, sentence) => {
		const { admin } = await shop(open)
		const refused = await admin.post(PREVIEW, body)
		expect([refused.status, refused.body.errors[field]]).toEqual([422, sentence])
	})

	it('is not changed to two things at once, and of a tax class or a price that cannot be', async () => {
		const { admin, read } = await shop(open)
		const send = (after: object, before: object) =>
			admin.post(CHANGES, { large: true, changes: [{ id: 'one', before, after }] })
		const two = await send({ price: 5, category: 'Panels' }, { price: 100.5, category: 'Panels' })
		expect(two.status).toBe(422)
		expect((await send({ price: 0 }, { price: 100.5 })).status).toBe(422)
		expect((await send({ price: 5 }, { category: 'Panels' })).status).toBe(422)
		const { body } = await send({ taxClass: 'none' }, { taxClass: null })
		expect(body.changed).toEqual([])
		expect(body.left[0].message).toContain('none')
		expect((await read('one')).price).toBe(100.5)
	})
})
