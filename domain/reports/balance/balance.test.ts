import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
	type DrawnOrder,
	type Happening,
	shopOfDrawnOrders,
} from '../../../test/documents/drawn-orders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

/** The soak asks for more. */
const ORDERS = Number(process.env.SOAK_BOOKS ?? 50)

const happening = fc.record<Happening>({
	what: fc.constantFrom(
		'pay',
		'pay',
		'pay-late',
		'supply',
		'supply',
		'cancel',
		'refund',
		'return',
		'send',
		'send',
		'lose',
		'win',
	),
	share: fc.integer({ min: 1, max: 100 }),
})

const drawn = fc.record<DrawnOrder>({
	way: fc.constantFrom('transfer', 'cod', 'installed'),
	panels: fc.integer({ min: 1, max: 6 }),
	state: fc.constantFrom('Pune', 'Gurugram'),
	toSez: fc.boolean(),
	withoutTax: fc.boolean(),
	happenings: fc
		.tuple(
			fc.record<Happening>({ what: fc.constant('pay'), share: fc.integer({ min: 1, max: 100 }) }),
			fc.array(happening, { minLength: 7, maxLength: 7 }),
		)
		.map(([first, rest]) => [first, ...rest]),
})

const lived = (order: Omit<DrawnOrder, 'happenings'>, ...all: Happening['what'][]): DrawnOrder => ({
	...order,
	happenings: all.map((what) => ({ what, share: 60 })),
})

/** Lives that no draw is to leave out. */
const LIVES = [
	// Nothing ever happens to it.
	lived({ way: 'cod', panels: 1, state: 'Pune' }),
	lived({ way: 'installed', panels: 2, state: 'Pune' }, 'pay', 'cancel', 'send', 'send'),
	// Taken back by a bank: before the invoice and after it, of an advance that bears tax, of a cancelled order, after a return.
	lived({ way: 'installed', panels: 2, state: 'Pune' }, 'pay', 'lose', 'supply', 'win'),
	lived({ way: 'installed', panels: 1, state: 'Gurugram' }, 'pay', 'lose', 'pay', 'supply', 'lose'),
	lived({ way: 'installed', panels: 2, state: 'Pune' }, 'pay', 'lose', 'cancel', 'win', 'send'),
	lived({ way: 'installed', panels: 2, state: 'Pune' }, 'pay', 'cancel', 'send', 'lose', 'win'),
	lived({ way: 'transfer', panels: 4, state: 'Pune' }, 'pay', 'supply', 'lose', 'supply', 'win'),
	lived({ way: 'transfer', panels: 4, state: 'Pune' }, 'pay', 'refund', 'send', 'lose', 'win'),
	lived(
		{ way: 'cod', panels: 3, state: 'Gurugram' },
		'supply',
		'pay',
		'lose',
		'return',
		'send',
		'supply',
		'win',
	),
	lived(
		{ way: 'installed', panels: 2, state: 'Gurugram' },
		'pay',
		'refund',
		'send',
		'supply',
		'send',
	),
	lived(
		{ way: 'cod', panels: 4, state: 'Gurugram' },
		'supply',
		'pay',
		'return',
		'send',
		'supply',
		'pay',
	),
	lived(
		{ way: 'transfer', panels: 3, state: 'Pune' },
		'pay',
		'supply',
		'supply',
		'return',
		'refund',
		'send',
	),
]

/** Lives whose shares matter. */
const EXACT_LIVES: DrawnOrder[] = [
	// Refunded for more than the goods not sent yet, and paid once more.
	{
		...{ way: 'transfer', panels: 5, state: 'Gurugram' },
		happenings: [
			{ what: 'pay', share: 79 },
			{ what: 'supply', share: 94 },
			{ what: 'refund', share: 97 },
			{ what: 'send', share: 51 },
			{ what: 'pay', share: 26 },
			{ what: 'pay', share: 2 },
			{ what: 'supply', share: 100 },
		],
	},
	// A payment of before its invoice that is entered after it.
	{
		...{ way: 'installed', panels: 4, state: 'Gurugram' },
		happenings: [
			{ what: 'pay', share: 54 },
			{ what: 'refund', share: 52 },
			{ what: 'send', share: 14 },
			{ what: 'supply', share: 50 },
			{ what: 'pay', share: 2 },
			{ what: 'pay-late', share: 6 },
			{ what: 'send', share: 7 },
		],
	},
]

describeOnAllEngines('the books', (open) => {
	it(
		'balance at the end of each month, whatever happens to orders',
		async () => {
			const shop = await shopOfDrawnOrders(open)
			const orders = [...LIVES, ...EXACT_LIVES, ...fc.sample(drawn, ORDERS)]
			const placed = []
			for (const [n, order] of orders.entries()) placed.push(await shop.place(order, n))
			for (let round = 0; round < 8; round++) {
				// Documents are issued after midnight, once in the next month.
				if (round % 2 === 1) shop.toTheEndOf(round === 3 ? 'month' : 'day')
				for (const [n, its] of placed.entries()) {
					const next = orders[n]?.happenings[round]
					if (next) await shop.happen(its, next)
				}
				if (round % 2 === 1) shop.passMidnight()
				await shop.money.run()
				expect(await shop.money.failed()).toEqual([])
				const months = await shop.balance()
				const broken = months.filter((month: { balances: boolean }) => !month.balances)
				expect(broken).toEqual([])
				await shop.closeMonths()
				shop.passDays(11)
			}
			expect(await shop.changedMonths()).toEqual([])
			expect(await shop.lateDocuments()).toBeGreaterThan(0)
			const months = await shop.balance()
			const bearsTax = ({ taxedAdvances }: { taxedAdvances: unknown[] }) => taxedAdvances.length > 0
			expect(months.some(bearsTax)).toBe(true)
			expect(await shop.cancellationFeeInvoices()).toBeGreaterThan(0)
			expect(Math.min(...(await shop.chargebacks()))).toBeGreaterThan(0)
			const [last] = months
			for (const name of ['received', 'refunded', 'invoiced', 'credited', 'owedByBuyers'])
				expect([name, last[name]]).not.toEqual([name, 0])
		},
		Math.max(400_000, ORDERS * 6_000),
	)

	it('do not where a document is missing, which the worklist says once the month is over', async () => {
		const shop = await shopOfDrawnOrders(open)
		const { store, admin } = shop
		const order = { way: 'cod', panels: 1, state: 'Pune', happenings: [] } as const
		const placed = await shop.place(order, 1)
		await shop.happen(placed, { what: 'supply', share: 100 })
		await shop.money.run()
		const worklist = async () => (await admin.get('/api/worklist')).body['month-unbalanced']
		expect(await worklist()).toBe(0)
		await store.db.deleteFrom('documents').where('order_id', '=', placed.id).execute()
		const [month] = await shop.balance()
		expect(month).toMatchObject({
			...{ balances: false, owedByBuyers: 6490, invoiced: 0, difference: 6490 },
			orders: [{ orderId: placed.id, difference: 6490 }],
			places: [{ placeOfSupply: 'Maharashtra', difference: 6490 }],
		})
		const file = String((await admin.get('/api/reports/balance.csv')).body)
		expect(file.trim().split('\r\n')).toHaveLength(3)
		shop.toTheEndOf('month')
		shop.passDays(1)
		await expect.poll(worklist, { timeout: 20_000 }).toBe(1)
	})

	it('do not where a parcel that was paid in advance has no invoice', async () => {
		const { store, ...shop } = await shopOfDrawnOrders(open)
		const placed = await shop.place(lived({ way: 'transfer', panels: 3, state: 'Pune' }), 1)
		await shop.happen(placed, { what: 'pay', share: 100 })
		await shop.happen(placed, { what: 'supply', share: 60 })
		await shop.money.run()
		expect(await shop.balance()).toMatchObject([
			{ balances: true, invoiced: 6490, advances: 12_980 },
		])
		await store.db
			.deleteFrom('documents')
			.where('order_id', '=', placed.id)
			.where('kind', '=', 'tax-invoice')
			.execute()
		expect(await shop.balance()).toMatchObject([
			{ balances: false, orders: [{ orderId: placed.id, difference: 6490 }] },
		])
	})
})
