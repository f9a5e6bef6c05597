import { expect, it } from 'vitest'
import { once, order, shipping } from '../../test/builders.ts'
import { onlineShop, PANEL } from '../../test/payments/online-shop.ts'
import { enterRates } from '../../test/shop-settings.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines, type Open } from '../../test/store.ts'

/** Many more than there are connections; `npm run soak -- properties` has more. */
const BUYERS = process.env.SOAK_ENGINES ? 200 : 60
const TOTAL = 6490 + 100
const RESERVED_MS = 15 * 60_000

type Way = 'cod' | 'razorpay'

/** A shop with so many of a panel, which sends each for 100 rupees. */
async function shopWith(open: Open, stock: number) {
	const shop = await onlineShop(open)
	const admin = await shop.as('Admin')
	await enterRates(admin)
	const put = await admin.put(`/api/products/${PANEL}`, { stock })
	expect(put.status).toBe(200)
	return shop
}

type Shop = Awaited<ReturnType<typeof shopWith>>

/** All are quoted while there is one; then all order at once, each from a network of their own. */
async function allOrder({ visitor }: Shop, wayOf: (buyer: number) => Way, network: number) {
	const buyers = Array.from({ length: BUYERS }, (_, n) => ({
		caller: visitor(`198.51.${network}.${n}`),
		payment: wayOf(n),
	}))
	const quoted = await Promise.all(
		buyers.map(({ caller, payment }) =>
			caller.post('/api/checkout/quote', {
				items: order({ [PANEL]: 1 }).items,
				fulfilment: 'delivery',
				payment,
				address: { zipCode: '411038' },
			}),
		),
	)
	expect(new Set(quoted.map(({ status, body }) => `${status} ${body.total}`))).toEqual(
		new Set([`200 ${TOTAL}`]),
	)
	return Promise.all(
		buyers.map(({ caller, payment }, n) => {
			const body = {
				...order({ [PANEL]: 1 }),
				shipping: shipping({ fullName: `Buyer ${n}`, email: `buyer-${n}@example.com` }),
				fulfilment: 'delivery',
				payment,
				quote: quoted[n]?.body.hash,
			}
			return caller.post('/api/orders', body, once())
		}),
	)
}

/** The orders not cancelled, each with its open amount and its begun payments. */
async function standing({ store: { db } }: Shop) {
	const orders = await db
		.selectFrom('orders')
		.select(['id', 'status', 'payment_way', 'reserved_until', 'total_paise'])
		.where('status', '!=', 'cancelled')
		.execute()
	const schedule = await db.selectFrom('payment_schedule').selectAll().execute()
	const payments = await db.selectFrom('payments').selectAll().execute()
	return orders.map(({ id, total_paise: total, ...each }) => ({
		...each,
		total,
		due: schedule.flatMap((row) => (row.order_id === id ? [row.amount_paise] : [])),
		begun: payments.flatMap((row) => (row.order_id === id ? [row.amount_paise] : [])),
	}))
}

const WAYS: [string, (buyer: number) => Way][] = [
	['on delivery', () => 'cod'],
	['online', () => 'razorpay'],
	['on delivery or online', (buyer) => (buyer % 2 ? 'cod' : 'razorpay')],
]

describeOnAllEngines('the last unit of a live shop', (open, itOnSqlite) => {
	itOnSqlite.each(WAYS)(
		`goes to one of ${BUYERS} buyers who have its quote and pay %s`,
		async (_way, wayOf) => {
			const shop = await shopWith(open, 1)
			const answers = await allOrder(shop, wayOf, 100)
			const won = answers.filter(({ status }) => status === 201)
			const lost = answers.filter(({ status }) => status !== 201)
			expect([won.length, lost.length]).toEqual([1, BUYERS - 1])
			for (const { status, body } of lost)
				expect([status, body]).toMatchObject([
					409,
					{
						code: 'out_of_stock',
						productId: PANEL,
						available: 0,
						detail: 'Solar Panel 250W is out of stock.',
					},
				])
			expect(await stockOf(shop.store, PANEL)).toBe(0)
			const orders = await standing(shop)
			const isOnline = orders[0]?.payment_way === 'razorpay'
			expect(orders).toEqual([
				{
					status: isOnline ? 'unpaid' : 'pending',
					payment_way: isOnline ? 'razorpay' : 'cod',
					reserved_until: isOnline ? expect.any(Number) : null,
					total: TOTAL * 100,
					due: [TOTAL * 100],
					begun: isOnline ? [TOTAL * 100] : [],
				},
			])
			expect(shop.control.state().orders).toHaveLength(isOnline ? 1 : 0)
		},
		60_000,
	)

	it(`is for one of ${BUYERS} again once the reservation of the first is over`, async () => {
		const shop = await shopWith(open, 1)
		const online = () => 'razorpay' as const
		await allOrder(shop, online, 100)
		shop.forward(RESERVED_MS + 1000)
		await shop.runJobs()
		expect(await standing(shop)).toEqual([])
		expect(await stockOf(shop.store, PANEL)).toBe(1)
		const answers = await allOrder(shop, online, 101)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(await stockOf(shop.store, PANEL)).toBe(0)
		expect(await standing(shop)).toMatchObject([{ status: 'unpaid', due: [TOTAL * 100] }])
	}, 120_000)
})
