import { expect, it } from 'vitest'
import { account, once, order } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const OTHER_PARTS = '/api/cart/other-parts'

describeOnAllEngines('the other parts of a system', (open, itOnSqlite) => {
	it('are noted with the cart, and forgotten once it is emptied or ordered', async () => {
		const buyer = await (await open()).as('Buyer')
		const note = async () => (await buyer.get('/api/cart')).body.hasOtherParts
		const add = () => buyer.post('/api/cart/items', { productId: PANEL })
		const tell = (hasOtherParts: boolean) => buyer.put(OTHER_PARTS, { hasOtherParts })
		await add()
		expect(await note()).toBe(false)
		expect((await tell(true)).body.hasOtherParts).toBe(true)
		await buyer.post('/api/cart/items', { productId: 'solar-panel-500w' })
		expect(await note()).toBe(true)
		expect((await tell(false)).body.hasOtherParts).toBe(false)
		await tell(true)
		await buyer.delete('/api/cart')
		await add()
		expect(await note()).toBe(false)
		await tell(true)
		const { shipping } = order()
		expect((await buyer.post('/api/orders', { shipping }, once())).status).toBe(201)
		await add()
		expect(await note()).toBe(false)
	})

	it('are noted with the account once a visitor logs in', async () => {
		const { visitor } = await open()
		const input = account()
		await visitor().post('/api/users', input)
		const caller = visitor()
		await caller.post('/api/cart/items', { productId: PANEL })
		await caller.put(OTHER_PARTS, { hasOtherParts: true })
		await caller.post('/api/session', input)
		expect((await caller.get('/api/cart')).body).toMatchObject({ count: 1, hasOtherParts: true })
	})

	itOnSqlite('are said by yes or no', async () => {
		const caller = (await open()).visitor()
		await caller.post('/api/cart/items', { productId: PANEL })
		const { status, body } = await caller.put(OTHER_PARTS, { hasOtherParts: 'perhaps' })
		expect([status, Object.keys(body.errors)]).toEqual([422, ['hasOtherParts']])
	})
})
