import { expect, it } from 'vitest'
import { account } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const add = (caller: Caller, productId: string, quantity: number) =>
	caller.post('/api/cart/items', { productId, quantity })

async function lines(caller: Caller) {
	const { body } = await caller.get('/api/cart')
	return body.items.map((item: { productId: string; quantity: number }) => [
		item.productId,
		item.quantity,
	])
}

describeOnAllEngines('a visitor’s cart', (open, itOnSqlite) => {
	itOnSqlite('follows them when they sign up', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 2)
		await visitor.post('/api/users', account())
		expect(await lines(visitor)).toEqual([['solar-panel-250w', 2]])
	})

	itOnSqlite('is added to the account’s at login, capped by the stock', async () => {
		const { visitor } = await open()
		const input = account()
		const before = visitor()
		await before.post('/api/users', input)
		await add(before, 'solar-panel-250w', 40)
		await add(before, 'solar-inverter-3kw', 1)
		const now = visitor()
		await add(now, 'solar-panel-250w', 30)
		await add(now, 'solar-battery-5kwh', 1)
		await now.post('/api/session', { ...input })
		const merged = [
			['solar-panel-250w', 64],
			['solar-inverter-3kw', 1],
			['solar-battery-5kwh', 1],
		]
		expect((await lines(now)).sort()).toEqual(merged.sort())
		expect((await lines(before)).sort()).toEqual(merged.sort())
	})

	it('is gone from the browser after logging out, and merged only once', async () => {
		const { visitor } = await open()
		const input = account()
		const caller = visitor()
		await add(caller, 'solar-panel-250w', 2)
		const cookie = caller.cookies.get('solbazaar.cart') ?? ''
		await caller.post('/api/users', input)
		await caller.delete('/api/session')
		expect(await lines(caller)).toEqual([])
		caller.cookies.set('solbazaar.cart', cookie)
		expect(await lines(caller)).toEqual([])
		await caller.post('/api/session', { ...input })
		expect(await lines(caller)).toEqual([['solar-panel-250w', 2]])
	})

	it('cannot be another’s account cart, even by its id', async () => {
		const { store, as, visitor } = await open()
		const owner = await as('Buyer')
		await add(owner, 'solar-panel-250w', 2)
		const { id } = await store.db.selectFrom('carts').select('id').executeTakeFirstOrThrow()
		const thief = visitor()
		thief.cookies.set('solbazaar.cart', id)
		expect(await lines(thief)).toEqual([])
		await thief.post('/api/users', account())
		expect(await lines(thief)).toEqual([])
		expect(await lines(owner)).toEqual([['solar-panel-250w', 2]])
	})

	itOnSqlite('loses nothing that another tab puts in while it is merged', async () => {
		const { as, visitor } = await open()
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 1e6 })
		const caller = visitor()
		await add(caller, 'solar-panel-250w', 1)
		const stale = new Map(caller.cookies)
		const fromOtherTab = async () => {
			const tab = visitor()
			for (const [name, value] of stale) tab.cookies.set(name, value)
			const { status, headers } = await add(tab, 'solar-panel-250w', 1)
			return { status, myCart: headers.getSetCookie().length > 0 }
		}
		let signedUp = false
		const signingUp = caller.post('/api/users', account()).then(() => {
			signedUp = true
		})
		const added: Awaited<ReturnType<typeof fromOtherTab>>[] = []
		while (!signedUp) added.push(...(await Promise.all([1, 2, 3, 4].map(fromOtherTab))))
		await signingUp
		expect(added.filter(({ status }) => status !== 200)).toEqual([])
		// Products added after the merge have started a cart of their own in that tab.
		const merged = added.filter(({ myCart }) => !myCart).length
		expect(await lines(caller)).toEqual([['solar-panel-250w', 1 + merged]])
	})
})
