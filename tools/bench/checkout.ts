// How many whole checkouts of a live shop processes do, from the quote to the settled payment, beside orders of a demo.
import { deliveryBand, deliveryRates, once, order, shipping } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { transferOf } from './contention/paid-buyers.ts'
import { callerOf, filledShop, LIVE, must, networkOf } from './live-shop.ts'
import { type MakeDatabase, onEachEngine } from './on-postgres.ts'
import { inSmall, sized } from './size.ts'
import { type Running, signUp, startStore, temporaryFolder } from './store-process.ts'
import { loadText, median, print, whole } from './table.ts'

const CHECKOUTS = sized(400, 2)
const WARM_UP = sized(40, 1)
/** Buyers at the same time. */
const CONCURRENT_CHECKOUTS = sized(8, 2)
const PANEL = 'solar-panel-250w'
const PLENTY = 1_000_000

type Way = 'transfer' | 'cod'

/** One buyer's way through the store. @returns how many calls it took */
type Checkout = (buyer: Caller, n: number) => Promise<number>

async function demoOrder(buyer: Caller): Promise<number> {
	await must(201, buyer.post('/api/orders', order({ [PANEL]: 1 }), once()))
	return 1
}

/** Quoted, ordered at that price, and the money marked as received: with that the order is settled. */
const liveCheckout =
	(admin: Caller, payment: Way): Checkout =>
	async (buyer, n) => {
		const { items } = order({ [PANEL]: 1 })
		const asked = { items, fulfilment: 'delivery', payment, address: { zipCode: '411038' } }
		const quote = await must(200, buyer.post('/api/checkout/quote', asked))
		// As many people as orders: one person has few open at once.
		const person = { email: `buyer-${n}@example.com`, contactNumber: `98${n + 10_000_000}` }
		const to = shipping({ ...person, street: `${n} Paud Road` })
		const body = { shipping: to, items, fulfilment: 'delivery', payment }
		const placed = await must(
			201,
			buyer.post('/api/orders', { ...body, quote: quote.hash }, once()),
		)
		const money = { ...transferOf(quote.total, n), way: payment }
		const paid = await must(201, admin.post(`/api/orders/${placed.id}/payments`, money, once()))
		if (paid.state !== 'paid') throw new Error(`order ${placed.id} is ${paid.state}`)
		return 3
	}

interface Setup {
	name: string
	/** Empty for SQLite. */
	urlOf: MakeDatabase
	workers: number
}

/** Serves a shop with the panel in plenty while something is measured. */
async function served<T>(
	mode: 'demo' | 'live',
	{ urlOf, workers }: Setup,
	measure: (store: Running, admin: Caller) => Promise<T>,
): Promise<T> {
	const folder = temporaryFolder()
	const databaseUrl = await urlOf(`${mode}_${workers}`)
	const place = { dataDir: folder.path, databaseUrl }
	const cookies = mode === 'live' ? await filledShop(place, openForOrders) : null
	const store = await startStore({
		...(mode === 'live' ? LIVE : { STORE_MODE: 'demo', TRUSTED_PROXIES: '1', SAMPLE_DATA: 'on' }),
		...{ DATA_DIR: folder.path, DATABASE_URL: databaseUrl, WORKERS: String(workers) },
	})
	const admin = callerOf(store, networkOf(0))
	for (const [name, value] of cookies ?? cookiesOf(await signUp(store.address, 'Admin')))
		admin.cookies.set(name, value)
	try {
		await must(200, admin.put(`/api/products/${PANEL}`, { stock: PLENTY }))
		return await measure(store, admin)
	} finally {
		await store.stop()
		folder.remove()
	}
}

const cookiesOf = (header: string) =>
	header.split('; ').map((pair) => pair.split('=') as [string, string])

/** @returns the cookies of an admin */
async function openForOrders({ as }: Parameters<Parameters<typeof filledShop>[1]>[0]) {
	const admin = await as('Admin')
	const rates = deliveryRates({
		classesKg: [25, 5000],
		bands: [deliveryBand({ costs: [100, 250] })],
	})
	await must(200, admin.put('/api/delivery-rates', rates, { 'if-match': '"0"' }))
	return [...admin.cookies]
}

/** So many checkouts, some at once, each from a network of its own. */
async function measured(store: Running, checkout: Checkout, first: number) {
	const times: number[] = []
	let calls = 0
	const run = async (from: number, to: number) => {
		let next = from
		const buyers = Array.from({ length: CONCURRENT_CHECKOUTS }, async () => {
			while (next < to) {
				const n = next++
				const started = performance.now()
				const took = await checkout(callerOf(store, networkOf(n + 1)), n)
				calls += took
				times.push(performance.now() - started)
			}
		})
		await Promise.all(buyers)
	}
	await run(first, first + WARM_UP)
	times.length = 0
	calls = 0
	const started = performance.now()
	await run(first + WARM_UP, first + WARM_UP + CHECKOUTS)
	const seconds = (performance.now() - started) / 1000
	const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
	return { rate: CHECKOUTS / seconds, calls: calls / seconds, median: median(times), p99 }
}

const rows: (string | number)[][] = []

async function compare(setup: Setup) {
	const plain = await served('demo', setup, (store) => measured(store, demoOrder, 0))
	const row = (what: string, { rate, calls, median, p99 }: typeof plain) =>
		rows.push([
			`${setup.name}: ${what}`,
			whole(rate),
			(rate / plain.rate).toFixed(2),
			whole(calls),
			median.toFixed(1),
			p99.toFixed(1),
		])
	row('an order of a demo', plain)
	await served('live', setup, async (store, admin) => {
		for (const [at, way] of (['cod', 'transfer'] as const).entries())
			row(
				way === 'cod' ? 'live, paid on delivery' : 'live, by transfer',
				await measured(store, liveCheckout(admin, way), at * 10_000),
			)
	})
}

await onEachEngine(async (engine, urlOf) => {
	// In small, one engine shows that it runs; contention has both.
	if (inSmall && engine === 'SQLite' && process.env.BENCH_POSTGRES) return
	await compare({ name: engine, urlOf, workers: 1 })
	if (!inSmall && engine === 'PostgreSQL')
		await compare({ name: 'PostgreSQL, two processes', urlOf, workers: 2 })
})

print(
	`${CHECKOUTS} checkouts by ${CONCURRENT_CHECKOUTS} buyers at once, over HTTP; ${loadText()}. A live one is quoted, ordered at that price, and settled by the money that an admin marks.`,
	['a second', 'checkouts', 'of a demo', 'calls', 'median ms', 'p99 ms'],
	rows,
)
