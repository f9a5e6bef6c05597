import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newOrderId } from '../../shared/ids.ts'
import { once, order } from '../../test/builders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'
import { orderPrefixes } from '../settings/queries.ts'
import { orderNumbersIn } from './order-number-rules.ts'

const PREFIXES = ['SB', 'SUN', 'MHX']

const anyNumber = fc.constantFrom(...PREFIXES).map((prefix) => newOrderId(prefix))

it('order numbers are found in what banks and people write, whatever the prefix', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(anyNumber, { minLength: 1, maxLength: 3 }),
			fc.constantFrom('-', ' ', '/', ''),
			fc.boolean(),
			(ids, gap, isSmall) => {
				const written = ids.map((id) => id.replaceAll('-', gap)).join(' & ')
				const text = `UPI/433211/${isSmall ? written.toLowerCase() : written}/HDFC`
				expect(orderNumbersIn(text, PREFIXES)).toEqual(expect.arrayContaining(ids))
				expect(orderNumbersIn(text, [])).toEqual([])
			},
		),
	)
})

async function saveShop(admin: Caller, fields: object) {
	const before = await admin.get('/api/settings/shop')
	const tag = { 'if-match': before.headers.get('etag') ?? '' }
	return admin.put('/api/settings/shop', { ...before.body, ...fields }, tag)
}

describeOnAllEngines('the prefix of order numbers', (open) => {
	it('is the shop’s own for new orders, and those of before are found by theirs', async () => {
		const { as, visitor, store } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		await deliverForNothing(store)
		const panel = 'solar-panel-250w'
		const expectedTotal = store.catalogue.anyById(panel)?.price
		const place = async () => {
			const sent = { ...order({ [panel]: 1 }), fulfilment: 'delivery', expectedTotal }
			const placed = await visitor().post('/api/orders', { ...sent, payment: 'cod' }, once())
			expect(placed.status).toBe(201)
			return placed.body.id as string
		}
		const ids = [await place()]
		for (const wrong of ['upi', 'NEFT', 'EQ', 'S', 'ABCDE', 'S1', ''])
			expect((await saveShop(admin, { orderPrefix: wrong })).body.errors).toHaveProperty(
				'orderPrefix',
			)
		for (const prefix of ['sun', 'MHX']) {
			expect((await saveShop(admin, { orderPrefix: prefix })).status).toBe(200)
			ids.push(await place())
		}
		expect(ids.map((id) => id.split('-')[0])).toEqual(['SB', 'SUN', 'MHX'])
		const text = `NEFT ${ids.join(' ').toLowerCase()}`
		expect(orderNumbersIn(text, await orderPrefixes(store.db))).toEqual(ids)
		for (const id of ids) {
			const [, first = ''] = id.split('-')
			const found = (await admin.get(`/api/orders?q=${first.toLowerCase()}`)).body
			expect(found.map((each: { id: string }) => each.id)).toContain(id)
		}
	})

	it('is SB in a demo, whatever was saved before, and cannot be another', async () => {
		const { as, visitor, store } = await open()
		const admin = await as('Admin')
		const saved = JSON.stringify({ orderPrefix: 'XY', tradeName: 'Suryodaya' })
		await store.db
			.insertInto('settings')
			.values({ section: 'shop', value: saved, revision: 1, updated_at: 0 })
			.execute()
		await store.settings.refresh()
		expect(store.settings.current().shop.orderPrefix).toBe('SB')
		expect((await admin.get('/api/settings/shop')).body).toMatchObject({
			...{ orderPrefix: 'SB', tradeName: 'Suryodaya' },
		})
		const refused = await saveShop(admin, { orderPrefix: 'XY' })
		expect(refused).toMatchObject({
			status: 422,
			body: { errors: { orderPrefix: expect.stringContaining('SB') } },
		})
		expect((await saveShop(admin, { tagline: 'Sun for all' })).status).toBe(200)
		const placed = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect(placed.body.id).toMatch(/^SB-/)
	})
})
