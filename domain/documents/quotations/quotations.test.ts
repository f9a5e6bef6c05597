import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import { runRetention } from '../../../store/retention.ts'
import { account, deliveryRates, once, order, PASSWORD, shipping } from '../../../test/builders.ts'
import { PANEL } from '../../../test/catalogues/sample-products.ts'
import { HARYANA, deliveringShop as shop } from '../../../test/documents/billing-documents.ts'
import { keepMails } from '../../../test/outbox.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const PRICE = 6490
const SENT = { fulfilment: 'delivery' }

const ask = (
	caller: Caller,
	products: Record<string, number> | null,
	more: object = {},
	key = once(),
) => caller.post('/api/quotations', { ...order(products), ...SENT, ...more }, key)

const pathOf = ({ id, trackingKey }: { id: string; trackingKey: string }) => ({
	page: `/api/quotations/${id}?key=${trackingKey}`,
	json: `/api/documents/${id}.json?key=${trackingKey}`,
	pdf: `/api/documents/${id}.pdf?key=${trackingKey}`,
})

describeOnAllEngines('a quotation', (open, itOnSqlite) => {
	itOnSqlite(
		'has a number of its own series, and every line, charge and tax, which sum to the total',
		async () => {
			const { visitor } = await shop(open)
			const { status, body, headers } = await ask(visitor(), { [PANEL]: 3 }, { billing: HARYANA })
			expect([status, headers.get('location')]).toEqual([201, `/api/quotations/${body.id}`])
			expect(body).toMatchObject({
				number: expect.stringMatching(/^SBQ\/\d\d-\d\d\/000001$/),
				isExpired: false,
				name: HARYANA.name,
				total: 3 * PRICE + 250,
				lines: [{ productId: PANEL, quantity: 3, unitPrice: PRICE, priceNow: PRICE }],
			})
			const { document: content } = body
			expect(
				content.items.map(({ of, total }: { of: string; total: number }) => [of, total]),
			).toEqual([
				['line', 3 * PRICE * 100],
				['charge', 25_000],
			])
			const { taxable, cgst, sgst, igst, total } = content.sums
			expect([taxable + cgst + sgst + igst, total]).toEqual([total, body.total * 100])
			// Goods that are only sent are supplied where the buyer is registered.
			expect([content.placeOfSupply.name, cgst, igst > 0]).toEqual(['Haryana', 0, true])
			expect(content).toMatchObject({
				orderId: '',
				fulfilment: 'delivery',
				isTaxed: true,
				shipTo: { name: 'Asha Kulkarni', address: ['14 Paud Road', 'Pune 411038'] },
				schedule: [{ due: 'on-order', amount: total }],
			})
			const next = await ask(visitor(), { [PANEL]: 1 })
			expect(next.body.number).toMatch(/000002$/)
		},
	)

	itOnSqlite(
		'is of the cart where no products are named, which stays as it is, and takes no stock',
		async () => {
			const { visitor } = await shop(open)
			const caller = visitor()
			expect((await ask(caller, null)).body.code).toBe('cart_empty')
			await caller.post('/api/cart/items', { productId: PANEL, quantity: 2 })
			const { stock } = (await caller.get(`/api/products/${PANEL}`)).body
			const { body } = await ask(caller, null)
			expect(body.lines).toMatchObject([{ productId: PANEL, quantity: 2 }])
			expect((await caller.get('/api/cart')).body.count).toBe(2)
			expect((await caller.get(`/api/products/${PANEL}`)).body.stock).toBe(stock)
			expect((await caller.get('/api/quotations')).body).toMatchObject([{ id: body.id }])
		},
	)

	it('is the same for the same request, also where it comes ten times at once', async () => {
		const { visitor, store, as } = await shop(open)
		const buyer = await as('Buyer')
		const key = once()
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => ask(buyer, { [PANEL]: 1 }, {}, key)),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
		expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
		expect(await store.db.selectFrom('documents').select('number').execute()).toHaveLength(1)
		const other = await ask(buyer, { [PANEL]: 2 }, {}, key)
		expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
		// The key is the buyer's own.
		expect((await ask(visitor(), { [PANEL]: 2 }, {}, key)).status).toBe(201)
		expect((await ask(buyer, { [PANEL]: 1 })).body.number).toMatch(/000003$/)
	})

	it('has numbers without gaps, whoever asks at once', async () => {
		const { visitor } = await shop(open)
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) =>
				// Every fourth is refused.
				ask(visitor(), n % 4 ? { [PANEL]: 1 } : { 'no-such-thing': 1 }),
			),
		)
		const numbers = answers.flatMap(({ body }) => body.number ?? []).sort()
		expect(numbers.map((number: string) => Number(number.slice(-6)))).toEqual(
			Array.from({ length: 15 }, (_, n) => n + 1),
		)
	})

	itOnSqlite('is seen by whom it was issued for, by its secret, and by admins', async () => {
		const { visitor, as, admin } = await shop(open)
		const [guest, stranger] = [visitor(), visitor()]
		const [buyer, installer] = [await as('Buyer'), await as('Installer')]
		await guest.post('/api/cart/items', { productId: PANEL, quantity: 1 })
		const { body: guests } = await ask(guest, null)
		const { body: buyers } = await ask(buyer, { [PANEL]: 1 })
		const sees = async (caller: Caller, { id }: { id: string }) =>
			Promise.all(
				[`/api/quotations/${id}`, `/api/documents/${id}.json`].map(
					async (path) => (await caller.get(path)).status,
				),
			)
		expect(await sees(guest, guests)).toEqual([200, 200])
		expect(await sees(buyer, buyers)).toEqual([200, 200])
		for (const other of [stranger, installer]) {
			expect(await sees(other, guests)).toEqual([404, 404])
			expect(await sees(other, buyers)).toEqual([404, 404])
			expect((await other.get('/api/quotations')).body).toEqual([])
		}
		expect(await sees(guest, buyers)).toEqual([404, 404])
		expect(await sees(admin, guests)).toEqual([200, 200])
		const { page, json, pdf } = pathOf(guests)
		for (const path of [page, json, pdf]) expect((await stranger.get(path)).status).toBe(200)
		expect((await stranger.get(`/api/quotations/${guests.id}?key=wrong`)).status).toBe(404)
		// An admin does not see the secret.
		expect((await admin.get(`/api/quotations/${guests.id}`)).body.trackingKey).toBeNull()
		const all = await admin.get('/api/quotations')
		expect(all.body.map(({ id }: { id: string }) => id)).toEqual([buyers.id, guests.id])
		const found = await admin.get(`/api/quotations?q=${guests.number.slice(-6)}`)
		expect([found.body.length, found.headers.get('x-total-count')]).toEqual([1, '1'])
	})

	itOnSqlite('is written of to whoever asked for it, with the way to it', async () => {
		const { store, visitor, as } = await shop(open)
		const { mails, deliver } = keepMails(store)
		store.publicUrl = 'https://shop.example'
		const to = shipping({ email: 'asha@example.com' })
		const { body } = await ask(visitor(), { [PANEL]: 1 }, { shipping: to })
		const buyer = await as('Buyer')
		await ask(buyer, { [PANEL]: 1 })
		await ask(visitor(), { [PANEL]: 1 })
		await deliver()
		const own = (await buyer.get('/api/session')).body.user.email
		expect(mails.map((mail) => mail.to.address).toSorted()).toEqual(
			['asha@example.com', own].toSorted(),
		)
		const sent = mails.find((mail) => mail.to.address === 'asha@example.com')?.text
		expect(sent).toContain('₹6,590.00 in all')
		expect(sent).toContain(`/quotations/${body.id}?key=${encodeURIComponent(body.trackingKey)}`)
	})

	it('is the account’s of a visitor who logs in, also where their cart is empty by then', async () => {
		const { visitor } = await shop(open)
		const input = account()
		await visitor().post('/api/users', input)
		const caller = visitor()
		await caller.post('/api/cart/items', { productId: PANEL })
		const { body } = await ask(caller, null)
		await caller.delete(`/api/cart/items/${PANEL}`)
		await caller.post('/api/session', { ...input })
		const { body: listed } = await caller.get('/api/quotations')
		expect(listed.map(({ id }: { id: string }) => id)).toEqual([body.id])
	})

	itOnSqlite('never changes, and says what a product costs now', async () => {
		const { visitor, admin, store } = await shop(open)
		const caller = visitor()
		await caller.post('/api/cart/items', { productId: PANEL, quantity: 1 })
		const { body } = await ask(caller, null)
		const before = (await caller.get(`/api/documents/${body.id}.json`)).body
		await admin.put(`/api/products/${PANEL}`, { price: 7000 })
		expect((await caller.get(`/api/documents/${body.id}.json`)).body).toEqual(before)
		const { lines, total } = (await caller.get(`/api/quotations/${body.id}`)).body
		expect(lines).toEqual([{ productId: PANEL, quantity: 1, unitPrice: PRICE, priceNow: 7000 }])
		// An order at its price is refused with today's price, and nothing is ordered.
		const ordered = { ...order({ [PANEL]: 1 }), ...SENT, payment: 'cod', expectedTotal: total }
		const refused = await caller.post('/api/orders', ordered, once())
		expect(refused.status).toBe(409)
		expect(refused.body).toMatchObject({ code: 'price_changed', expected: PRICE + 100 })
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})

	itOnSqlite('is valid for as many days as the settings say, its last one whole', async () => {
		const { visitor, admin, store } = await shop(open)
		const { headers, body } = await admin.get('/api/settings/tax')
		expect(body.quotationDays).toBe(15)
		const saved = await admin.put(
			'/api/settings/tax',
			{ ...body, quotationDays: 7 },
			{ 'if-match': headers.get('etag') ?? '' },
		)
		expect(saved.status).toBe(200)
		const now = store.now
		// Half past eleven at night in India.
		store.now = () => Date.UTC(2026, 11, 1, 18)
		const { body: quotation } = await ask(visitor(), { [PANEL]: 1 })
		expect(quotation.validUntil).toBe('2026-12-08')
		const expiredAt = async (at: number) => {
			store.now = () => at
			return (await visitor().get(pathOf(quotation).page)).body.isExpired
		}
		expect(await expiredAt(Date.UTC(2026, 11, 8, 18, 29))).toBe(false)
		expect(await expiredAt(Date.UTC(2026, 11, 8, 18, 30))).toBe(true)
		store.now = now
	})

	it('is in no book, and loses its names with its account and after the time of enquiries', async () => {
		const { as, admin, store } = await shop(open)
		const [leaves, stays] = [await as('Buyer'), await as('Buyer')]
		const { body: first } = await ask(leaves, { [PANEL]: 1 })
		const { body: second } = await ask(
			stays,
			{ [PANEL]: 1 },
			{ shipping: shipping({ fullName: 'Ravi Rao' }) },
		)
		const day = dayAt(store.now())
		const book = await admin.get(`/api/exports/day-book.csv?from=${day}&to=${day}`)
		expect(String(book.body)).not.toContain('SBQ')
		const { token } = (await leaves.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await leaves.get(`/api/account/data?token=${token}`)).body)
		expect(file).toContain(first.number)
		const gone = await leaves.post('/api/account/deletion', { password: PASSWORD })
		expect(gone.status).toBe(204)
		const kept = async ({ id }: { id: string }) =>
			JSON.stringify((await admin.get(`/api/quotations/${id}`)).body)
		expect(await kept(first)).not.toMatch(/Asha|Paud Road/)
		expect(await kept(first)).toContain(first.number)
		expect((await leaves.get(pathOf(first).page)).status).toBe(404)
		expect(await kept(second)).toContain('Ravi Rao')
		const now = store.now()
		await runRetention({ ...store, now: () => now + 700 * DAY_MS })
		expect(await kept(second)).toContain('Ravi Rao')
		await runRetention({ ...store, now: () => now + 740 * DAY_MS })
		expect(await kept(second)).not.toMatch(/Ravi|Paud Road/)
	})
})

describeOnSqlite('a quotation that cannot be issued', (open) => {
	it.each([
		['to no PIN code', { shipping: shipping({ zipCode: '290001' }) }, 'shipping.zipCode'],
		['by a code that there is not', { code: 'NONE' }, 'code'],
		['in parts that the shop does not offer', { schedule: 'milestones' }, 'schedule'],
	])('%s is refused by field', async (_what, more, field) => {
		const { visitor, store } = await shop(open)
		const { status, body } = await ask(visitor(), { [PANEL]: 1 }, more)
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		expect(await store.db.selectFrom('document_numbers').selectAll().execute()).toEqual([])
	})

	it('where delivery has no price, in a demo, and in a shop that is closed, says so', async () => {
		const { visitor, admin } = await shop(open)
		await admin.put('/api/delivery-rates', deliveryRates({ bands: [] }), { 'if-match': '"1"' })
		const { body } = await ask(visitor(), { [PANEL]: 1 })
		expect(Object.keys(body.errors)).toEqual(['fulfilment'])
		const demo = await open()
		expect((await ask(demo.visitor(), { [PANEL]: 1 })).body.detail).toBe(
			'A demo store makes no quotes.',
		)
		const closed = await open({ mode: 'live', notSetUp: true })
		expect((await ask(closed.visitor(), { [PANEL]: 1 })).body.code).toBe('shop_closed')
	})

	it('more than thirty in an hour from one network waits', async () => {
		const { visitor } = await shop(open)
		const statuses: number[] = []
		for (let n = 0; n < 31; n++) statuses.push((await ask(visitor(), { [PANEL]: 1 })).status)
		expect(statuses.filter((status) => status === 201)).toHaveLength(30)
		expect(statuses.at(-1)).toBe(429)
	})
})
