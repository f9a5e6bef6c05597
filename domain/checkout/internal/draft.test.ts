import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { account, installationOf, once, order, PASSWORD, shipping } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { deleteOldDrafts } from '../commands.ts'

const DRAFT = '/api/checkout/draft'

const fill = (caller: Caller) =>
	caller.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 1 })
const keep = (caller: Caller, fields: object) => caller.put(DRAFT, { fields })

describeOnAllEngines('what was typed at the checkout', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite('is kept with one’s cart, field by field, and for nobody else', async () => {
		const { visitor } = await live()
		const [caller, other] = [visitor(), visitor()]
		expect((await caller.get(DRAFT)).body).toEqual({ fields: {} })
		expect((await keep(caller, { city: 'Pune' })).body.code).toBe('cart_empty')
		await fill(caller)
		await fill(other)
		await keep(caller, { city: 'Pune', street: '14 Paud' })
		const { body } = await keep(caller, { street: '14 Paud Road' })
		expect(body).toEqual({ fields: { city: 'Pune', street: '14 Paud Road' } })
		expect((await caller.get(DRAFT)).body).toEqual(body)
		expect((await other.get(DRAFT)).body).toEqual({ fields: {} })
	})

	it('goes with the order of the cart', async () => {
		const { visitor, store } = await live()
		const caller = visitor()
		await fill(caller)
		await keep(caller, { city: 'Pune' })
		const refused = { ...order(null), fulfilment: 'installation', expectedTotal: 1 }
		expect((await caller.post('/api/orders', refused, once())).status).toBe(409)
		expect((await caller.get(DRAFT)).body.fields).toEqual({ city: 'Pune' })
		const agreed = { ...refused, expectedTotal: 6490 + installationOf(250) }
		const placed = await caller.post('/api/orders', agreed, once())
		expect(placed.status).toBe(201)
		const left = await store.db.selectFrom('checkout_drafts').select('cart_id').execute()
		expect(left).toEqual([])
	})

	itOnSqlite('follows a visitor into the account that they make', async () => {
		const { visitor, store } = await live()
		const caller = visitor()
		await fill(caller)
		const fields = { street: '14 Paud Road', zipCode: '411038', 'billing.gstin': '27AAPFU0939F1ZV' }
		await keep(caller, { ...fields, code: 'SUN-10', fulfilment: 'delivery' })
		expect((await caller.post('/api/users', account())).status).toBeLessThan(300)
		const kept = { fields: { ...fields, code: 'SUN-10', fulfilment: 'delivery' } }
		expect((await caller.get(DRAFT)).body).toEqual(kept)
		const rows = await store.db.selectFrom('checkout_drafts').select('cart_id').execute()
		expect(rows).toHaveLength(1)
		expect((await visitor().get(DRAFT)).body).toEqual({ fields: {} })
	})

	itOnSqlite.each([
		['newer', { addressId: 'home', code: 'OLD', payment: 'cod' }, ['account', 'visitor']],
		['older', { addressId: 'home', code: 'OLD' }, ['visitor', 'account']],
	] as const)(
		'follows a visitor who logs in: it is %s than the account’s',
		async (age, own, order) => {
			const { visitor } = await live()
			const input = account()
			const [before, caller] = [visitor(), visitor()]
			await before.post('/api/users', input)
			await fill(before)
			await fill(caller)
			const typed = { street: '14 Paud Road', code: 'SUN-10', schedule: 'milestones' }
			for (const who of order) await (who === 'account' ? keep(before, own) : keep(caller, typed))
			await caller.post('/api/session', { ...input })
			expect((await caller.get(DRAFT)).body.fields).toEqual(
				age === 'newer' ? { ...typed, payment: 'cod' } : { ...own, schedule: 'milestones' },
			)
			expect((await before.get(DRAFT)).body).toEqual((await caller.get(DRAFT)).body)
		},
	)

	it('is lost by nobody who types on in another tab while they log in', async () => {
		const { visitor } = await live()
		const caller = visitor()
		await fill(caller)
		await keep(caller, { street: '14 Paud Road' })
		const tab = visitor()
		for (const [name, value] of caller.cookies) tab.cookies.set(name, value)
		let signedUp = false
		const signingUp = caller.post('/api/users', account()).then(() => {
			signedUp = true
		})
		const answers: { status: number; n: number }[] = []
		for (let n = 1; !signedUp; n++) answers.push({ ...(await keep(tab, { city: `Pune ${n}` })), n })
		await signingUp
		// A request after the move of the cart found none.
		expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
		const last = answers.findLast(({ status }) => status === 200)
		expect((await caller.get(DRAFT)).body.fields).toEqual({
			street: '14 Paud Road',
			...(last && { city: `Pune ${last.n}` }),
		})
	})

	itOnSqlite('goes after 30 days, and is in the data of its account until then', async () => {
		const { as, store } = await live()
		const buyer = await as('Buyer')
		await fill(buyer)
		await keep(buyer, { street: '99 Typed Street' })
		const { token } = (await buyer.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await buyer.get(`/api/account/data?token=${token}`)).body)
		expect(file).toContain('99 Typed Street')
		const now = store.now()
		await deleteOldDrafts({ ...store, now: () => now + 29 * DAY_MS })
		expect((await buyer.get(DRAFT)).body.fields).toEqual({ street: '99 Typed Street' })
		await deleteOldDrafts({ ...store, now: () => now + 31 * DAY_MS })
		expect((await buyer.get(DRAFT)).body.fields).toEqual({})
	})
})

describeOnSqlite('addresses of an order', (open) => {
	it('are checked before it, as the order would', async () => {
		const { visitor, store } = await open({ mode: 'live', sampleData: true })
		const check = (more: object) =>
			visitor().post('/api/order-addresses/check', { shipping: shipping(more) })
		expect((await check({})).status).toBe(204)
		const { status, body } = await check({ zipCode: '199001', contactNumber: '98200 0000' })
		expect([status, Object.keys(body.errors).sort()]).toEqual([
			422,
			['shipping.contactNumber', 'shipping.zipCode'],
		])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})
})

describeOnSqlite('a draft that is none', (open) => {
	it.each([
		['a name that no field has', 'demo', { '__proto__ ': 'x' }],
		['a long text', 'live', { city: 'x'.repeat(401) }],
		[
			'too many fields',
			'live',
			Object.fromEntries(
				Array.from({ length: 41 }, (_, n) => [
					`a${'b'.repeat(n % 39)}.${'c'.repeat(n > 38 ? 2 : 0)}`,
					'',
				]),
			),
		],
	] as const)('is refused: %s', async (_what, mode, fields) => {
		const { visitor } = await open({ mode, sampleData: true })
		const caller = visitor()
		await fill(caller)
		expect((await keep(caller, fields)).status).toBe(422)
	})
})

describeOnAllEngines('what was typed after a session has ended', (open) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('is kept without a cart where that is asked for, and goes with the login into the account', async () => {
		const { store, visitor } = await live()
		const input = account()
		const buyer = visitor()
		await buyer.post('/api/users', input)
		await fill(buyer)
		await keep(buyer, { street: '1 Old Road', city: 'Thane', fulfilment: 'delivery' })
		await buyer.delete('/api/session')
		expect((await keep(buyer, { street: '14 Paud Road' })).body.code).toBe('cart_empty')
		const fields = { street: '14 Paud Road', city: 'Pune' }
		const kept = await buyer.put(DRAFT, { fields, withoutCart: true })
		expect([kept.status, kept.body]).toEqual([200, { fields }])
		expect((await visitor().get(DRAFT)).body).toEqual({ fields: {} })
		expect((await buyer.post('/api/session', { ...input, password: PASSWORD })).status).toBe(200)
		expect((await buyer.get(DRAFT)).body.fields).toEqual({ ...fields, fulfilment: 'delivery' })
		expect((await buyer.get('/api/cart')).body.items).toHaveLength(1)
		const rows = await store.db.selectFrom('checkout_drafts').select('cart_id').execute()
		expect(rows).toHaveLength(1)
		expect(await store.db.selectFrom('carts').select('id').execute()).toHaveLength(1)
	})
})
