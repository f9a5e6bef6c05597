import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Paise, paise } from '../../shared/money.ts'
import { once, order, product } from '../../test/builders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { CASH_LIMIT, MAX_UPI } from '../payments/limits.ts'
import { PAYMENT_PROVIDERS } from '../payments/schema.ts'
import type { Shop } from '../payments/ways.ts'
import { defaultSettings } from '../settings/internal/defaults.ts'
import { noWayTakes, paymentWaysFor, schedulesPaid, whyNotPaidSo } from './internal/payment-ways.ts'
import { SCHEDULES } from './schema.ts'

const SEED = 20261128
const live = defaultSettings('live')

/** A shop with any of the ways to pay, and any limits of theirs. */
const anyShop: fc.Arbitrary<Shop> = fc
	.record({
		account: fc.boolean(),
		upi: fc.boolean(),
		isOnline: fc.boolean(),
		onlineUptoRupees: fc.constantFrom(0, 1, 50_000, 5_00_000),
		codUptoRupees: fc.constantFrom(0, 500, 50_000, 2_00_000),
	})
	.map(({ account, upi, isOnline, onlineUptoRupees, codUptoRupees }) => ({
		settings: {
			...live,
			bank: {
				...live.bank,
				accountNumber: account ? '50100212345678' : '',
				upiId: upi ? 'shop@okbank' : '',
			},
			payment: { ...live.payment, onlineUptoRupees, codUptoRupees },
		},
		online: isOnline ? ({ isOn: () => true } as never) : null,
	}))

const anyShares = fc
	.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 99 }))
	.map(([onOrderPct, next]) => ({
		onOrderPct,
		beforeDeliveryPct: Math.min(next, 100 - onOrderPct),
	}))

/** Sums of all sizes, those around the limits among them. */
const anySum: fc.Arbitrary<Paise> = fc
	.oneof(
		fc.integer({ min: 1, max: 60_00_000_00 }),
		fc.integer({ min: 1, max: 300 }),
		fc
			.tuple(fc.constantFrom<number>(MAX_UPI, CASH_LIMIT, 500_00), fc.integer({ min: -1, max: 1 }))
			.map(([limit, by]) => limit + by),
	)
	.map(paise)

it('offers no way that takes a sum not, and some way where one takes it', () => {
	fc.assert(
		fc.property(
			anyShop,
			anySum,
			fc.integer({ min: 0, max: 5000_00 }),
			anyShares,
			(shop, total, fee, shares) => {
				const sums = { total, withFee: paise(total + fee), shares }
				const offered = schedulesPaid(shop, sums, SCHEDULES)
				for (const schedule of offered)
					for (const way of paymentWaysFor(shop, sums, schedule)) {
						expect(whyNotPaidSo(shop, sums, { way, schedule })).toBeNull()
						const parts = schedule === 'full' ? [total] : []
						const { bank, payment } = shop.settings
						if (way === 'transfer' && !bank.accountNumber)
							expect(parts.every((part) => part <= MAX_UPI)).toBe(true)
						if (way === 'cod') expect(total + fee).toBeLessThan(CASH_LIMIT)
						if (way === 'razorpay' && payment.onlineUptoRupees > 0)
							expect(parts.every((part) => part <= payment.onlineUptoRupees * 100)).toBe(true)
					}
				const isTaken = SCHEDULES.some((schedule) =>
					PAYMENT_PROVIDERS.some((way) => whyNotPaidSo(shop, sums, { way, schedule }) === null),
				)
				const isOffered = offered.some(
					(schedule) => paymentWaysFor(shop, sums, schedule).length > 0,
				)
				expect(isOffered).toBe(isTaken)
				if (!isTaken) expect(noWayTakes(shop, total).code).toBe('checkout.no_way_takes')
			},
		),
		{ seed: SEED, numRuns: 2000 },
	)
})

const ID = 'dear-panel'

/** A live shop with a product of any price, whose ways to pay are changed. */
async function shop(open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>) {
	const opened = await open({ mode: 'live', sampleData: true })
	const admin = await opened.as('Admin')
	await deliverForNothing(opened.store)
	const change = async (section: string, fields: object) => {
		const path = `/api/settings/${section}`
		const { headers, body } = await admin.get(path)
		const match = { 'if-match': headers.get('etag') ?? '' }
		const saved = await admin.put(path, { ...body, ...fields }, match)
		expect(saved.status).toBe(200)
	}
	await admin.post('/api/products', product({ id: ID, name: 'Dear Panel', price: 1, stock: 500 }))
	const price = (rupees: number) => admin.put(`/api/products/${ID}`, { price: rupees })
	const upiAlone = async () => {
		await change('bank', { accountNumber: '', ifsc: '', upiId: 'shop@okbank' })
		await change('payment', { codUptoRupees: 0 })
	}
	return { ...opened, admin, change, price, upiAlone }
}

const asked = { items: [{ productId: ID, quantity: 1 }], fulfilment: 'delivery' }

describeOnAllEngines('an order of any sum', (open, itOnSqlite) => {
	it('is taken by each way that is offered, and by no other', async () => {
		const { store, as, change, price } = await shop(open)
		store.policy = { ...store.policy, openOrders: null }
		await change('bank', { accountNumber: '', ifsc: '', upiId: 'shop@okbank' })
		await change('payment', { codUptoRupees: 200_000, codFeeRupees: 100, codConfirmFromRupees: 0 })
		const buyer = await as('Buyer')
		const offered: Record<number, string[]> = {}
		for (const rupees of [1, 1_00_000, 1_00_001, 1_99_899, 1_99_900, 60_00_000]) {
			await price(rupees)
			const address = { zipCode: '411038' }
			const { body } = await buyer.post('/api/checkout/quote', { ...asked, address })
			offered[body.total] = body.payments
			expect(body.whyNotPayable === null).toBe(body.payments.length > 0)
			for (const payment of PAYMENT_PROVIDERS) {
				const paid = await buyer.post('/api/checkout/quote', { ...asked, address, payment })
				const placed = await buyer.post(
					'/api/orders',
					{
						...order({ [ID]: 1 }),
						...{ fulfilment: 'delivery', payment },
						expectedTotal: paid.body.total ?? body.total,
					},
					once(),
				)
				expect([rupees, payment, placed.status]).toEqual([
					...[rupees, payment],
					body.payments.includes(payment) ? 201 : placed.status,
				])
				if (!body.payments.includes(payment)) expect(placed.status).toBeGreaterThanOrEqual(400)
				if (placed.status === 201) await buyer.post(`/api/orders/${placed.body.id}/cancel`, {})
			}
		}
		expect(Object.values(offered).map((ways) => ways.join(' '))).toEqual([
			'transfer cod',
			'transfer cod',
			'cod',
			'cod',
			'',
			'',
		])
	})

	itOnSqlite('that no way takes is refused, with the reason and a way on', async () => {
		const { visitor, price, upiAlone } = await shop(open)
		await upiAlone()
		await price(1_80_000)
		const caller = visitor()
		const { body } = await caller.post('/api/checkout/quote', {
			...asked,
			address: { zipCode: '411038' },
		})
		const sentence =
			'₹1,80,000 cannot be paid here: UPI takes up to ₹1,00,000 at once. Ask us how to pay it, or order less at once.'
		expect([body.payments, body.whyNotPayable]).toEqual([[], sentence])
		const sent = { ...order({ [ID]: 1 }), fulfilment: 'delivery', expectedTotal: body.total }
		const placed = await caller.post('/api/orders', sent, once())
		expect([placed.status, placed.body.errors?.payment]).toEqual([422, sentence])
		// It is known before anything is typed.
		await caller.post('/api/cart/items', { productId: ID, quantity: 1 })
		const { whyNotPayable } = (await caller.get('/api/checkout/net-cost')).body
		expect(whyNotPayable).toBe(sentence)
		await price(1_00_000)
		expect((await caller.get('/api/checkout/net-cost')).body.whyNotPayable).toBeNull()
	})

	itOnSqlite('is paid in parts where no way takes it at once', async () => {
		const { visitor, change, upiAlone } = await shop(open)
		await upiAlone()
		await change('payment', { onOrderPct: 40, beforeDeliveryPct: 40 })
		const caller = visitor()
		const bought = { items: [{ productId: 'solar-panel-250w', quantity: 20 }] }
		const to = { fulfilment: 'installation', address: { zipCode: '411038' } }
		const quote = (more: object = {}) =>
			caller.post('/api/checkout/quote', { ...bought, ...to, ...more })
		const { body } = await quote()
		expect(body.total).toBeGreaterThan(1_00_000)
		expect(body.schedules).toEqual(['milestones'])
		expect(body.schedule).toHaveLength(3)
		expect(body.payments).toEqual(['transfer'])
		const atOnce = await quote({ schedule: 'full' })
		expect(atOnce.body.errors.schedule).toMatch(/Choose to pay in parts/)
	})
})
