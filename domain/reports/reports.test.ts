import { expect, it } from 'vitest'
import { placeOfPin } from '../../shared/addresses/places.ts'
import { type Day, dayAt, startOfDay } from '../../shared/calendar.ts'
import { once, order, PASSWORD, product, shipping } from '../../test/builders.ts'
import { type Caller, onBothDatabases, type TestStore } from '../../test/store.ts'
import type { Product } from '../catalogue/schema.ts'

const CALLS = ['sales', 'breakdown', 'acceptance', 'carts', 'stock'].flatMap((name) => [
	`/api/reports/${name}`,
	`/api/reports/${name}.csv`,
])

const HOUR = 3_600_000
const NOON = startOfDay('2026-11-21' as Day) + 12 * HOUR

const at = (store: TestStore['store'], moment: number) => {
	store.now = () => moment
}

interface Placed {
	id: string
	status: string
	total: number
	createdAt: string
	shipping: { zipCode: string }
	installer: { name: string } | null
	items: { productId: string; quantity: number; lineTotal: number }[]
	history: { action: string; actor: string; at: string }[]
}

const paise = (orders: { total: number }[]) =>
	orders.reduce((all, { total }) => all + Math.round(total * 100), 0)
const inRupees = (orders: { total: number }[]) => paise(orders) / 100
const stands = ({ status }: Placed) => status !== 'declined' && status !== 'cancelled'

const PRICES = [9999.99, 0.01, 123.45, 7000.1]
const PINS = ['411038', '600028', '110001', '999999', '411001']

/** Orders of odd prices over three weeks, of which some are accepted, declined and cancelled. */
async function busy({ store, people, visitor }: TestStore) {
	at(store, NOON)
	const [admin, asha, ravi] = await people('Admin', 'Installer', 'Installer')
	for (const [index, price] of PRICES.entries()) {
		const category = ['Panels', 'Batteries', 'Panels', 'Kits'][index]
		await admin.post('/api/products', product({ id: `p${index}`, price, stock: 500, category }))
	}
	for (let turn = 0; turn < 14; turn++) {
		const placedAt = NOON - (turn * 37 + 1) * HOUR
		at(store, placedAt)
		const items = [
			{ productId: `p${turn % 4}`, quantity: 1 + (turn % 3) },
			{ productId: `p${(turn + 1) % 4}`, quantity: 2 },
		]
		const where = shipping({ zipCode: PINS[turn % PINS.length] })
		const { body } = await visitor().post('/api/orders', { shipping: where, items }, once())
		at(store, placedAt + (turn + 1) * 61_000)
		const installer = turn % 2 ? asha : ravi
		if (turn % 7 < 4) await installer.post(`/api/orders/${body.id}/accept`)
		if (turn % 7 === 4) await installer.post(`/api/orders/${body.id}/decline`)
		if (turn % 7 === 5 || turn % 7 === 1) await admin.post(`/api/orders/${body.id}/cancel`)
	}
	at(store, NOON)
	const orders: Placed[] = (await admin.get('/api/orders?limit=500')).body
	expect(orders).toHaveLength(14)
	return { admin, orders }
}

const sumOf = (rows: { orders: number; value: number }[]) => ({
	orders: rows.reduce((all, row) => all + row.orders, 0),
	value: Math.round(rows.reduce((all, row) => all + row.value * 100, 0)) / 100,
})

onBothDatabases('the reports', (open) => {
	it('are an admin’s alone', async () => {
		const { visitor, people } = await open()
		const [buyer, installer, admin] = await people('Buyer', 'Installer', 'Admin')
		for (const path of CALLS) {
			expect((await visitor().get(path)).status, path).toBe(401)
			for (const caller of [buyer, installer])
				expect((await caller.get(path)).body, path).toMatchObject({
					status: 403,
					code: 'forbidden',
				})
			expect((await admin.get(path)).status, path).toBe(200)
		}
	})

	it('take a range that runs forwards and is not too long', async () => {
		const admin = await (await open()).as('Admin')
		for (const path of CALLS.filter((path) => !path.includes('stock'))) {
			const fields = async (query: string) => {
				const { status, body } = await admin.get(`${path}?${query}`)
				return [status, body.errors]
			}
			expect(await fields('from=2026-02-02&to=2026-02-01')).toEqual([
				422,
				{ from: 'The first day must not come after the last.' },
			])
			expect(await fields('from=2020-01-01&to=2026-02-01')).toEqual([
				422,
				{ from: 'Choose at most 5 years.' },
			])
			expect(await fields('from=2026-02-30')).toEqual([422, { from: 'Type a day as YYYY-MM-DD.' }])
		}
		expect((await admin.get('/api/reports/sales?by=year')).body.errors).toEqual({
			by: 'One of day, week, month',
		})
		expect((await admin.get('/api/reports/breakdown?by=colour')).status).toBe(422)
	})

	it('of sales agree with the orders to the paisa, by day, week and month', async () => {
		const { admin, orders } = await busy(await open())
		for (const by of ['day', 'week', 'month']) {
			const { body } = await admin.get(`/api/reports/sales?by=${by}`)
			expect([body.from, body.to, body.by]).toEqual(['2026-10-23', '2026-11-21', by])
			expect(body.buckets).toHaveLength({ day: 30, week: 5, month: 2 }[by] ?? 0)
			for (const bucket of [...body.buckets, { ...body, ...body.totals }]) {
				const its = orders.filter(({ createdAt }) => {
					const day = dayAt(Date.parse(createdAt))
					return day >= bucket.from && day <= bucket.to
				})
				const of = (status: string) => its.filter((order) => order.status === status)
				expect(bucket).toMatchObject({
					orders: its.filter(stands).length,
					value: inRupees(its.filter(stands)),
					placed: its.length,
					placedValue: inRupees(its),
					declined: of('declined').length,
					declinedValue: inRupees(of('declined')),
					cancelled: of('cancelled').length,
					cancelledValue: inRupees(of('cancelled')),
				})
			}
			expect(sumOf(body.buckets)).toEqual(sumOf([body.totals]))
			expect(body.totals.value).toBeGreaterThan(0)
		}
	})

	it('count an order on the day the store’s clock shows', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const midnight = Date.parse('2026-11-20T18:30:00Z')
		for (const moment of [midnight - 1000, midnight, midnight + 24 * HOUR - 1]) {
			at(store, moment)
			await visitor().post('/api/orders', order(), once())
		}
		const { body } = await admin.get('/api/reports/sales?from=2026-11-20&to=2026-11-21')
		const counted = body.buckets.map((bucket: { orders: number }) => bucket.orders)
		expect(counted).toEqual([1, 2])
		const first = await admin.get('/api/reports/sales?from=2026-11-20&to=2026-11-20')
		expect(first.body.totals.orders).toBe(1)
	})

	it('keep a week that reaches over the year’s end in one', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		for (const day of ['2026-12-27', '2026-12-28', '2026-12-31', '2027-01-03', '2027-01-04']) {
			at(store, startOfDay(day as Day))
			await visitor().post('/api/orders', order(), once())
		}
		const { body } = await admin.get('/api/reports/sales?from=2026-12-21&to=2027-01-10&by=week')
		expect(
			body.buckets.map((row: { from: string; orders: number }) => [row.from, row.orders]),
		).toEqual([
			['2026-12-21', 1],
			['2026-12-28', 3],
			['2027-01-04', 1],
		])
	})

	it('of parts agree with the orders to the paisa', async () => {
		const opened = await open()
		const { admin, orders } = await busy(opened)
		await admin.delete('/api/products/p1')
		const effective = orders.filter(stands)
		const category = { p0: 'Panels', p1: 'Batteries', p2: 'Panels', p3: 'Kits' }
		type Its = { orders: Set<string>; pieces: number; paise: number }
		const expected = (names: (order: Placed, item: Placed['items'][0]) => string) => {
			const parts = new Map<string, Its>()
			for (const order of effective)
				for (const item of order.items) {
					const name = names(order, item)
					const part = parts.get(name) ?? { orders: new Set(), pieces: 0, paise: 0 }
					part.orders.add(order.id)
					part.pieces += item.quantity
					part.paise += Math.round(item.lineTotal * 100)
					parts.set(name, part)
				}
			return Object.fromEntries(
				[...parts].map(([name, { orders, pieces, paise }]) => [
					name,
					{ orders: orders.size, pieces, value: paise / 100 },
				]),
			)
		}
		const wanted = {
			category: expected((_, item) => category[item.productId as keyof typeof category]),
			product: expected((_, item) => item.productId),
			installer: expected(({ installer }) => installer?.name ?? 'Not taken yet'),
			state: expected(({ shipping }) => placeOfPin(shipping.zipCode)?.state ?? 'Elsewhere'),
		}
		expect(Object.keys(wanted.installer)).toEqual(
			expect.arrayContaining(['Not taken yet', 'Asha Kulkarni']),
		)
		expect(Object.keys(wanted.state)).toContain('Elsewhere')
		for (const [by, parts] of Object.entries(wanted)) {
			const { body, headers } = await admin.get(`/api/reports/breakdown?by=${by}`)
			const merged: Record<string, { orders: number; pieces: number; value: number }> = {}
			for (const { id, name, ...figures } of body.rows) {
				const key = by === 'product' ? id : name
				// Both installers of the test are called the same, as people are.
				const before = merged[key]
				merged[key] = before
					? {
							orders: before.orders + figures.orders,
							pieces: before.pieces + figures.pieces,
							value: Math.round((before.value + figures.value) * 100) / 100,
						}
					: figures
			}
			expect(merged, by).toEqual(parts)
			expect(body.totals, by).toEqual({
				orders: effective.length,
				pieces: effective.flatMap(({ items }) => items).reduce((n, i) => n + i.quantity, 0),
				value: inRupees(effective),
			})
			expect(headers.get('x-total-count')).toBe(String(body.rows.length))
		}
		const { body } = await admin.get('/api/reports/breakdown?by=product&limit=1&offset=1')
		expect(body.rows).toHaveLength(1)
		expect(body.totals.value).toBe(inRupees(effective))
	})

	it('of acceptance agree with the histories of the orders', async () => {
		const { admin, orders } = await busy(await open())
		const accepted = orders.flatMap(({ createdAt, history }) => {
			const accept = history.find(({ action }) => action === 'accept')
			return accept ? [(Date.parse(accept.at) - Date.parse(createdAt)) / 1000] : []
		})
		const sorted = accepted.toSorted((a, b) => a - b)
		const rank = (percent: number) => sorted[Math.ceil((sorted.length * percent) / 100) - 1]
		const of = (status: string) => orders.filter((order) => order.status === status).length
		const { body } = await admin.get('/api/reports/acceptance')
		expect(body.totals).toEqual({
			offered: 14,
			accepted: accepted.length,
			declined: of('declined'),
			cancelled: 2,
			open: of('pending'),
			rate: accepted.length / (accepted.length + of('declined')),
			medianSeconds: rank(50),
			ninetiethSeconds: rank(90),
		})
		expect(body.installers).toHaveLength(2)
		const all = (name: 'accepted' | 'declined') =>
			body.installers.reduce((n: number, row: Record<string, number>) => n + (row[name] ?? 0), 0)
		expect([all('accepted'), all('declined')]).toEqual([accepted.length, of('declined')])
		for (const row of body.installers)
			expect(row.medianSeconds).toBeLessThanOrEqual(row.ninetiethSeconds)
		const none = await admin.get('/api/reports/acceptance?from=2020-01-01&to=2020-01-02')
		expect(none.body).toMatchObject({
			totals: { offered: 0, rate: null, medianSeconds: null },
			installers: [],
		})
	})

	it('of carts tell what became of each cart session', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		at(store, NOON)
		const put = (caller: Caller) =>
			caller.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 1 })
		const [buys, empties, keeps, undoes, looks] = Array.from({ length: 5 }, visitor) as Caller[]
		for (const caller of [buys, empties, keeps, undoes]) caller && (await put(caller))
		await buys?.post('/api/orders', order(null), once())
		await empties?.delete('/api/cart/items/solar-panel-250w')
		await undoes?.delete('/api/cart')
		await undoes?.post('/api/cart/undo')
		await looks?.delete('/api/cart')
		const figures = async () => (await admin.get('/api/reports/carts')).body.totals
		expect(await figures()).toEqual({
			filled: 4,
			ordered: 1,
			emptied: 1,
			open: 2,
			conversion: 0.25,
		})
		at(store, NOON + 25 * HOUR)
		if (empties) await put(empties)
		const { body } = await admin.get('/api/reports/carts?from=2026-11-20')
		expect(body.buckets.map((row: { filled: number }) => row.filled)).toEqual([0, 4, 1])
	})

	it('of carts count two that become one at a login once', async () => {
		const { visitor, people } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		const { user } = (await buyer.get('/api/session')).body
		const put = (caller: Caller) =>
			caller.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 1 })
		await put(buyer)
		const same = visitor()
		await put(same)
		const filled = async () => (await admin.get('/api/reports/carts')).body.totals.filled
		expect(await filled()).toBe(2)
		const credentials = { email: user.email, password: PASSWORD, role: 'Buyer' }
		expect((await same.post('/api/session', credentials)).status).toBe(200)
		expect(await filled()).toBe(1)
		await same.post('/api/orders', order(null), once())
		expect((await admin.get('/api/reports/carts')).body.totals).toMatchObject({
			filled: 1,
			ordered: 1,
		})
	})

	it('of stock say what runs out first, and what all of it is worth', async () => {
		const { admin, orders } = await busy(await open())
		const products = (await admin.get('/api/products?limit=500')).body
		const { body } = await admin.get('/api/reports/stock?limit=500')
		// What kits are worth lies in their parts.
		const stocked = products.filter(({ sheet }: Product) => sheet?.kind !== 'kit')
		const worth = stocked.map((its: Product) => ({
			total: Math.round(its.price * 100 * its.stock) / 100,
		}))
		expect(body.totals).toEqual({
			products: products.length,
			pieces: stocked.reduce((n: number, its: Product) => n + its.stock, 0),
			value: inRupees(worth),
		})
		const first = body.rows.find((row: { id: string }) => row.id === 'p0')
		const sold = orders
			.filter(stands)
			.flatMap(({ items }) => items)
			.reduce((n, { productId, quantity }) => (productId === 'p0' ? n + quantity : n), 0)
		const days = Math.floor((first.stock * 30) / sold)
		expect(first).toMatchObject({
			sold,
			perDay: Math.round((sold * 100) / 30) / 100,
			runsOutOn: dayAt(NOON + days * 24 * HOUR),
		})
		const ends = body.rows.map((row: { runsOutOn: string | null }) => row.runsOutOn ?? '9')
		expect(ends).toEqual(ends.toSorted())
		expect(ends.at(-1)).toBe('9')
	})

	it('come as CSV that spreadsheets can open and cannot be tricked by', async () => {
		const opened = await open()
		const { admin } = await busy(opened)
		await admin.put('/api/products/p0', { name: '=HYPERLINK("http://x.example")' })
		const sales = await admin.get('/api/reports/sales.csv?by=month')
		expect(sales.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		expect(sales.headers.get('content-disposition')).toBe(
			'attachment; filename="sales-by-month-2026-10-23-to-2026-11-21.csv"',
		)
		const report = (await admin.get('/api/reports/sales?by=month')).body
		const [head, ...rows] = sales.body.replace('\uFEFF', '').trimEnd().split('\r\n')
		expect(head.split(',').slice(0, 3)).toEqual(['From', 'To', 'Orders'])
		expect(rows).toEqual(
			report.buckets.map((bucket: Record<string, number>) =>
				[
					bucket.from,
					bucket.to,
					bucket.orders,
					bucket.value?.toFixed(2),
					bucket.placed,
					bucket.placedValue?.toFixed(2),
					bucket.declined,
					bucket.declinedValue?.toFixed(2),
					bucket.cancelled,
					bucket.cancelledValue?.toFixed(2),
				].join(','),
			),
		)
		const parts = await admin.get('/api/reports/breakdown.csv?by=product')
		expect(parts.body).toContain(`"'=HYPERLINK(""http://x.example"")",p0,`)
		for (const path of CALLS.filter((path) => path.endsWith('.csv')))
			expect((await admin.get(path)).body.trim().split('\r\n').length, path).toBeGreaterThan(1)
	})
})
