import { expect, it } from 'vitest'
import {
	contact,
	deliveryBand,
	deliveryRates,
	discountCode,
	once,
	order,
	shipping,
} from '../../../test/builders.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { enterRates } from '../../../test/shop-settings.ts'
import {
	type Caller,
	describeOnAllEngines,
	describeOnSqlite,
	type TestStore,
} from '../../../test/store.ts'

/** A panel sent with a tenth off. */
const DELIVERED = { fulfilment: 'delivery', expectedTotal: 6490 * 0.9 + 100 }

async function shop(open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>) {
	const opened = await open({ mode: 'live', sampleData: true })
	const admin = await opened.as('Admin')
	await enterRates(admin)
	return { ...opened, admin }
}

/** A quote of goods to Pune. */
async function quoted(caller: Caller, bought: Record<string, number>, more: object = {}) {
	const { body } = await caller.post('/api/checkout/quote', {
		items: order(bought).items,
		fulfilment: 'delivery',
		address: { zipCode: '411038' },
		...more,
	})
	return body
}

const place = (caller: Caller, bought: Record<string, number>, more: object, key = once()) =>
	caller.post('/api/orders', { ...order(bought), ...more }, key)

describeOnAllEngines('an order that was quoted', (open, itOnSqlite) => {
	it('costs what the quote says, charges, discount and taxes', async () => {
		const { admin, visitor, store } = await shop(open)
		await admin.post('/api/codes', discountCode())
		const caller = visitor()
		const choices = { fulfilment: 'installation', code: 'sun-10' }
		const quote = await quoted(caller, { [PANEL]: 3, [CABLE]: 2 }, choices)
		const { status, body } = await place(
			caller,
			{ [PANEL]: 3, [CABLE]: 2 },
			{ ...choices, quote: quote.hash, shipping: shipping({ email: 'asha@example.com' }) },
		)
		expect(status).toBe(201)
		expect(body).toMatchObject({
			fulfilment: 'installation',
			total: quote.total,
			tax: quote.tax,
			charges: quote.charges,
			discount: quote.discounts[0],
		})
		expect(body.items.map(({ discount }: { discount: number }) => discount)).toEqual(
			quote.lines.map(({ discount }: { discount: number }) => discount),
		)
		expect(body.taxes.byRate).toEqual(quote.taxes)
		const parts = await store.db
			.selectFrom('order_tax_parts')
			.select((eb) => [
				eb.fn.sum<number>('taxable_paise').as('taxable'),
				eb.fn.sum<number>('cgst_paise').as('cgst'),
			])
			.executeTakeFirstOrThrow()
		expect(Number(parts.taxable) + 2 * Number(parts.cgst)).toBe(Math.round(body.total * 100))
		const rows = await store.db
			.selectFrom('order_lines')
			.select(['tax_class', 'hsn'])
			.orderBy('line')
			.execute()
		expect(rows).toEqual([
			{ tax_class: 'panel', hsn: '85414300' },
			{ tax_class: 'cable', hsn: '85444999' },
		])
	})

	itOnSqlite(
		'is refused at another price, with both sums side by side, and takes nothing',
		async () => {
			const { admin, visitor, store } = await shop(open)
			const caller = visitor()
			const quote = await quoted(caller, { [PANEL]: 1 })
			const rates = deliveryRates({ classesKg: [5000], bands: [deliveryBand({ costs: [300] })] })
			await admin.put('/api/delivery-rates', rates, { 'if-match': '"1"' })
			const { status, body } = await place(
				caller,
				{ [PANEL]: 1 },
				{
					fulfilment: 'delivery',
					quote: quote.hash,
					expectedTotal: quote.total,
					expectedCharges: quote.charges.map(({ kind, amount }: Record<string, unknown>) => ({
						kind,
						amount,
					})),
				},
			)
			expect([status, body.code, body.expected, body.actual]).toEqual([
				409,
				'price_changed',
				6590,
				6790,
			])
			expect(body.charges).toEqual([
				{ kind: 'delivery', name: 'Delivery', amount: 300, before: 100 },
			])
			expect(body.lines).toMatchObject([{ productId: PANEL, quantity: 1, unitPrice: 6490 }])
			expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
			const wrong = await place(
				caller,
				{ [PANEL]: 1 },
				{ fulfilment: 'delivery', quote: 'another' },
			)
			expect([wrong.status, wrong.body.expected, wrong.body.detail]).toEqual([
				409,
				null,
				'This quote is out of date: the total is ₹6,790.00 now. Nothing was ordered. Check the new total and send the order again.',
			])
		},
	)

	itOnSqlite('cannot be placed where delivery has no price', async () => {
		const { admin, visitor } = await shop(open)
		const none = deliveryRates({ bands: [] })
		await admin.put('/api/delivery-rates', none, { 'if-match': '"1"' })
		const { status, body } = await place(
			visitor(),
			{ [PANEL]: 1 },
			{ fulfilment: 'delivery', expectedTotal: 6490 },
		)
		expect([status, Object.keys(body.errors)]).toEqual([422, ['fulfilment']])
	})

	itOnSqlite('is taxed by the GSTIN of a buyer to whom it is only sent', async () => {
		const { visitor } = await shop(open)
		const billing = {
			name: 'Cauvery Foods',
			gstin: '29AAFCD5862R1ZR',
			street: '1 MG Road',
			city: 'Bengaluru',
			zipCode: '560001',
		}
		const send = async (fulfilment: string, expectedTotal: number) =>
			(await place(visitor(), { [PANEL]: 1 }, { billing, fulfilment, expectedTotal })).body.taxes
		expect((await send('delivery', 6590)).placeOfSupply).toBe('Karnataka')
		expect((await send('installation', 6490 + 4937.5)).placeOfSupply).toBe('Maharashtra')
	})

	itOnSqlite('by its hash alone comes as such goods do, and costs what that costs', async () => {
		const { visitor } = await shop(open)
		const placed = async (bought: Record<string, number>, fulfilment: string) => {
			const quote = await quoted(visitor(), bought, { fulfilment })
			const { status, body } = await place(visitor(), bought, { quote: quote.hash })
			return status === 201 ? [body.fulfilment, body.total === quote.total] : body.code
		}
		expect(await placed({ [PANEL]: 1 }, 'delivery')).toEqual(['delivery', true])
		expect(await placed({ [CABLE]: 1 }, 'delivery')).toEqual(['delivery', true])
		expect(await placed({ [PANEL]: 1 }, 'installation')).toBe('price_changed')
	})
})

describeOnAllEngines('a code with one use', (open, itOnSqlite) => {
	it('is won by exactly one of 50 orders at once, and is free again when that is cancelled', async () => {
		const { admin, visitor, store } = await shop(open)
		await admin.post('/api/codes', discountCode({ maxUses: 1, maxPerPerson: null }))
		const send = () => place(visitor(), { [PANEL]: 1 }, { code: 'SUN-10', ...DELIVERED })
		const answers = await Promise.all(Array.from({ length: 50 }, send))
		const won = answers.filter(({ status }) => status === 201)
		expect(won).toHaveLength(1)
		for (const { status, body } of answers)
			if (status !== 201) expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['code']])
		expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
		const { id, trackingKey } = won[0]?.body ?? {}
		await visitor().post(`/api/orders/${id}/cancel?key=${trackingKey}`, contact)
		expect((await send()).status).toBe(201)
	}, 30_000)

	it('is used by one order, however often that is sent', async () => {
		const { admin, visitor, store } = await shop(open)
		await admin.post('/api/codes', discountCode({ maxUses: 1, maxPerPerson: null }))
		const [caller, key] = [visitor(), once()]
		const more = { code: 'SUN-10', ...DELIVERED }
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => place(caller, { [PANEL]: 1 }, more, key)),
		)
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
		const rows = await store.db.selectFrom('orders').select('discount_code').execute()
		expect(rows).toEqual([{ discount_code: 'SUN-10' }])
		expect(await store.db.selectFrom('code_uses').select('n').execute()).toEqual([{ n: 1 }])
		expect(await store.db.selectFrom('order_charges').select('kind').execute()).toEqual([
			{ kind: 'delivery' },
		])
	}, 30_000)

	itOnSqlite('asks for an email address where it counts people', async () => {
		const { admin, visitor } = await shop(open)
		await admin.post('/api/codes', discountCode())
		const send = (more: object) =>
			place(visitor(), { [PANEL]: 1 }, { code: 'SUN-10', ...DELIVERED, ...more })
		const { status, body } = await send({})
		expect([status, body.errors]).toEqual([
			422,
			{ code: 'Give your email address to use this code.' },
		])
		const mine = { shipping: shipping({ email: 'asha@example.com' }) }
		expect((await send(mine)).status).toBe(201)
		expect((await send(mine)).body.code).toBe('over_limit')
	})
})

describeOnSqlite('a demo', (open) => {
	it('refuses what it would not keep', async () => {
		const { visitor } = await open()
		for (const more of [{ code: 'SUN-10' }, { fulfilment: 'delivery' }])
			expect((await place(visitor(), { [PANEL]: 1 }, more)).status).toBe(422)
		const { body } = await place(visitor(), { [CABLE]: 1 }, {})
		expect(body).toMatchObject({ fulfilment: 'installation', charges: [], discount: null })
	})
})
