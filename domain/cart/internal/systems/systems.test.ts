import fc from 'fast-check'
import { expect, it } from 'vitest'
import { account, itemsOf, once, order, product } from '../../../../test/builders.ts'
import { BATTERY, INVERTER, PANEL } from '../../../../test/catalogues/sample-products.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'

const PLAN = '/planner?pin=411038&bill=4000'

type Parts = Record<string, number>
const SMALL: Parts = { [PANEL]: 4, [INVERTER]: 1 }
const LARGE: Parts = { [PANEL]: 8, [INVERTER]: 1, [BATTERY]: 1 }

const addSystem = (caller: Caller, parts: Parts, more: object = {}) =>
	caller.post('/api/cart/lines', {
		items: itemsOf(parts),
		system: { plan: PLAN, kwp: 1, ...more },
	})
const add = (caller: Caller, productId: string, quantity: number) =>
	caller.post('/api/cart/items', { productId, quantity })

interface Body {
	items: { productId: string; quantity: number; inSystems: number }[]
	systems: { id: string; kwp: number; parts: { productId: string; quantity: number }[] }[]
}
const lines = ({ items }: Body) => Object.fromEntries(items.map((i) => [i.productId, i.quantity]))
const powers = ({ systems }: Body) => systems.map(({ kwp }) => kwp)
const partsOf = (system: Body['systems'][number] | undefined) =>
	Object.fromEntries((system?.parts ?? []).map((part) => [part.productId, part.quantity]))
const cartOf = async (caller: Caller): Promise<Body> => (await caller.get('/api/cart')).body

describeOnAllEngines('a plan’s system in the cart', (open, itOnSqlite) => {
	itOnSqlite('is one thing with a name, its plan, its parts and its price', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, PANEL, 2)
		const { status, body } = await addSystem(visitor, SMALL, { kwp: 4.3215 })
		expect([status, body.notice]).toEqual([200, null])
		const price = (id: string) =>
			body.items.find((item: { productId: string }) => item.productId === id).price
		expect(body.systems).toEqual([
			{
				id: expect.any(String),
				name: '4.32 kW system',
				kwp: 4.3215,
				plan: PLAN,
				parts: itemsOf(SMALL),
				total: 4 * price(PANEL) + price(INVERTER),
			},
		])
		expect(lines(body)).toEqual({ [PANEL]: 6, [INVERTER]: 1 })
		expect(body.items.map((item: Body['items'][number]) => item.inSystems)).toEqual([4, 1])
		expect((await cartOf(visitor)).systems).toEqual(body.systems)
	})

	itOnSqlite('keeps of its plan’s address what belongs to a plan', async () => {
		const visitor = (await open()).visitor()
		const plan = '/planner?bill=4000&pin=411038&replaces=some-id&name=Asha'
		expect((await addSystem(visitor, SMALL, { plan })).body.systems[0].plan).toBe(PLAN)
	})

	itOnSqlite('is refused with an address that is no plan’s, and no power', async () => {
		const visitor = (await open()).visitor()
		for (const plan of ['/planner', '/planner?pin=411038', 'https://example.com/', '/cart?pin=1']) {
			const { status, body } = await addSystem(visitor, SMALL, { plan })
			expect([plan, status, Object.keys(body.errors ?? {})]).toEqual([plan, 422, ['system.plan']])
		}
		expect((await addSystem(visitor, SMALL, { kwp: 0 })).body.errors).toEqual({
			'system.kwp': 'Give the power of the system in kW.',
		})
		expect(lines(await cartOf(visitor))).toEqual({})
	})

	itOnSqlite('is no system where a part is short', async () => {
		const { as, visitor } = await open()
		await (await as('Admin')).put(`/api/products/${PANEL}`, { stock: 3 })
		const { body } = await addSystem(visitor(), SMALL)
		expect([body.systems, body.notice]).toEqual([[], 'Only 3 of Solar Panel 250W in stock.'])
	})

	itOnSqlite('leaves as one, and comes back as one', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, PANEL, 2)
		await addSystem(visitor, SMALL, { kwp: 1 })
		const { body } = await addSystem(visitor, LARGE, { kwp: 2 })
		const removed = await visitor.delete(`/api/cart/systems/${body.systems[0].id}`)
		expect([removed.status, removed.body.notice, powers(removed.body)]).toEqual([200, null, [2]])
		expect(lines(removed.body)).toEqual({ [PANEL]: 10, [INVERTER]: 1, [BATTERY]: 1 })
		const undone = await visitor.post('/api/cart/undo')
		expect(lines(undone.body)).toEqual(lines(body))
		expect(powers(undone.body).sort()).toEqual([1, 2])
		expect((await visitor.delete('/api/cart/systems/none')).status).toBe(404)
	})

	itOnSqlite(
		'falls apart with a notice when a part leaves, and is whole again when that is undone',
		async () => {
			const visitor = (await open()).visitor()
			await addSystem(visitor, LARGE, { kwp: 2 })
			const { body } = await visitor.delete(`/api/cart/items/${BATTERY}`)
			expect([body.systems, body.notice]).toEqual([
				[],
				'Your 2 kW system is no longer whole: its other parts are single products in your cart now.',
			])
			expect(lines(body)).toEqual({ [PANEL]: 8, [INVERTER]: 1 })
			const undone = await visitor.post('/api/cart/undo')
			expect([partsOf(undone.body.systems[0]), undone.body.notice]).toEqual([LARGE, null])
		},
	)

	itOnSqlite(
		'falls apart when a line has fewer, and is whole again when all lines are set back',
		async () => {
			const visitor = (await open()).visitor()
			await addSystem(visitor, SMALL)
			const swapped = await visitor.patch('/api/cart/lines', {
				items: [
					{ productId: INVERTER, quantity: 0, was: 1 },
					{ productId: BATTERY, quantity: 1, was: 0 },
				],
			})
			expect(swapped.body.systems).toEqual([])
			const back = await visitor.patch('/api/cart/lines', {
				items: [
					{ productId: INVERTER, quantity: 1, was: 0 },
					{ productId: BATTERY, quantity: 0, was: 1 },
				],
			})
			expect([partsOf(back.body.systems[0]), lines(back.body)]).toEqual([SMALL, SMALL])
			expect((await visitor.put(`/api/cart/items/${PANEL}`, { quantity: 3 })).body.systems).toEqual(
				[],
			)
		},
	)

	itOnSqlite('keeps its parts when what is beside it of a product leaves', async () => {
		const visitor = (await open()).visitor()
		await addSystem(visitor, SMALL)
		await add(visitor, PANEL, 3)
		const { body } = await visitor.delete(`/api/cart/items/${PANEL}?keep=systems`)
		expect([lines(body), partsOf(body.systems[0])]).toEqual([SMALL, SMALL])
		expect((await visitor.delete(`/api/cart/items/${PANEL}?keep=systems`)).status).toBe(404)
		expect(lines((await visitor.post('/api/cart/undo')).body)).toEqual({ ...SMALL, [PANEL]: 7 })
	})

	itOnSqlite('gives its place to another, whole or not at all, and takes it back', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		const [{ id }] = (await addSystem(buyer, SMALL, { kwp: 1 })).body.systems
		const changed = await addSystem(buyer, LARGE, { kwp: 2, replaces: id })
		expect([powers(changed.body), lines(changed.body)]).toEqual([[2], LARGE])
		const undone = (await buyer.post('/api/cart/undo')).body
		expect([powers(undone), lines(undone)]).toEqual([[1], SMALL])
		await (await as('Admin')).put(`/api/products/${PANEL}`, { stock: 7 })
		const short = await addSystem(buyer, LARGE, { kwp: 2, replaces: id })
		expect([short.status, short.body.code]).toEqual([409, 'out_of_stock'])
		const kept = await cartOf(buyer)
		expect([powers(kept), lines(kept)]).toEqual([[1], SMALL])
	})

	itOnSqlite('is added where the one to be replaced has gone', async () => {
		const visitor = (await open()).visitor()
		const { body } = await addSystem(visitor, SMALL, { replaces: 'gone' })
		expect([powers(body), lines(body)]).toEqual([[1], SMALL])
	})

	itOnSqlite('follows a visitor into their account, beside what is there', async () => {
		const { visitor } = await open()
		const input = account()
		const before = visitor()
		await before.post('/api/users', input)
		await addSystem(before, SMALL, { kwp: 1 })
		const now = visitor()
		await addSystem(now, LARGE, { kwp: 2 })
		await now.post('/api/session', { ...input })
		const merged = await cartOf(now)
		expect(powers(merged)).toEqual([1, 2])
		expect(lines(merged)).toEqual({ [PANEL]: 12, [INVERTER]: 2, [BATTERY]: 1 })
	})

	it('leaves with the cart, comes back with it, and is gone once it is ordered', async () => {
		const { store, visitor } = await open()
		const buyer = visitor()
		await addSystem(buyer, SMALL)
		const emptied = await buyer.delete('/api/cart')
		expect([emptied.body.systems, emptied.body.notice]).toEqual([[], null])
		expect(partsOf((await buyer.post('/api/cart/undo')).body.systems[0])).toEqual(SMALL)
		expect((await buyer.post('/api/orders', order(null), once())).status).toBe(201)
		expect((await cartOf(buyer)).systems).toEqual([])
		expect(await store.db.selectFrom('cart_systems').select('id').execute()).toEqual([])
	})

	itOnSqlite('is no system any more when one of its products is deleted', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const { body } = await admin.post('/api/products', product())
		const buyer = visitor()
		await addSystem(buyer, { [body.id]: 2, [INVERTER]: 1 })
		expect((await admin.delete(`/api/products/${body.id}`)).status).toBeLessThan(300)
		const after = await cartOf(buyer)
		expect([after.systems, lines(after)]).toEqual([[], { [INVERTER]: 1 }])
	})

	itOnSqlite('is one of twenty at most', async () => {
		const visitor = (await open()).visitor()
		for (let n = 0; n < 20; n++) await addSystem(visitor, { [PANEL]: 1 })
		const { status, body } = await addSystem(visitor, { [PANEL]: 1 })
		expect([status, body.detail]).toEqual([
			422,
			'A cart has room for 20 systems. Remove one first.',
		])
		expect(lines(await cartOf(visitor))).toEqual({ [PANEL]: 20 })
	})
})

describeOnSqlite('any changes of a cart with systems', (open) => {
	it('leave no system without its parts, and what is removed comes back by undoing', async () => {
		const visitor = (await open()).visitor()
		const product = fc.constantFrom(PANEL, INVERTER, BATTERY)
		const act = fc.oneof(
			fc.record({ do: fc.constant('system' as const), parts: fc.constantFrom(SMALL, LARGE) }),
			fc.record({ do: fc.constant('replace' as const), parts: fc.constantFrom(SMALL, LARGE) }),
			fc.record({
				do: fc.constant('add' as const),
				product,
				quantity: fc.integer({ min: 1, max: 3 }),
			}),
			fc.record({
				do: fc.constant('set' as const),
				product,
				quantity: fc.integer({ min: 1, max: 9 }),
			}),
			fc.record({ do: fc.constant('remove' as const), product }),
			fc.record({ do: fc.constant('remove system' as const), index: fc.nat(3) }),
			fc.record({ do: fc.constant('clear' as const) }),
		)
		let removals = 0
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
				await visitor.delete('/api/cart')
				for (const one of acts) {
					const before = await cartOf(visitor)
					const [first] = before.systems
					const at = one.do === 'remove system' ? before.systems[one.index] : undefined
					if (one.do === 'system') await addSystem(visitor, one.parts)
					if (one.do === 'replace') await addSystem(visitor, one.parts, { replaces: first?.id })
					if (one.do === 'add') await add(visitor, one.product, one.quantity)
					if (one.do === 'set')
						await visitor.put(`/api/cart/items/${one.product}`, { quantity: one.quantity })
					if (one.do === 'remove') await visitor.delete(`/api/cart/items/${one.product}`)
					if (at) await visitor.delete(`/api/cart/systems/${at.id}`)
					if (one.do === 'clear') await visitor.delete('/api/cart')
					const after = await cartOf(visitor)
					expectHeld(after)
					if (at) expectWithout(before, after, at)
					const isRemoval = at || ['remove', 'clear'].includes(one.do)
					const isOther = before.items.length !== after.items.length || at
					if (!isRemoval || !isOther) continue
					removals++
					await visitor.post('/api/cart/undo')
					const undone = await cartOf(visitor)
					expect(lines(undone)).toEqual(lines(before))
					const ids = ({ systems }: Body) => systems.map(({ id }) => id).sort()
					expect(ids(undone)).toEqual(ids(before))
				}
			}),
			{ numRuns: 60 },
		)
		expect(removals).toBeGreaterThan(20)
	}, 60_000)
})

/** That systems have no more parts than the lines have pieces. */
function expectHeld({ items, systems }: Body) {
	const held = new Map<string, number>()
	for (const { productId, quantity } of systems.flatMap(({ parts }) => parts))
		held.set(productId, (held.get(productId) ?? 0) + quantity)
	for (const { productId, quantity, inSystems } of items) {
		expect(inSystems).toBe(held.get(productId) ?? 0)
		expect(inSystems).toBeLessThanOrEqual(quantity)
	}
	expect([...held.keys()].every((id) => items.some((item) => item.productId === id))).toBe(true)
}

/** That one system has left with its parts, and nothing else has. */
function expectWithout(before: Body, after: Body, gone: Body['systems'][number]) {
	const left = lines(before)
	for (const [id, quantity] of Object.entries(partsOf(gone))) left[id] = (left[id] ?? 0) - quantity
	const kept = Object.fromEntries(Object.entries(left).filter(([, quantity]) => quantity > 0))
	expect(lines(after)).toEqual(kept)
	expect(after.systems).toEqual(before.systems.filter(({ id }) => id !== gone.id))
}
