// How many whole checkouts of a live shop one process does, from the quote to the settled payment, beside orders of a demo.
import { openStore } from '../../store/open.ts'
import { deliveryBand, deliveryRates, once, order, shipping } from '../../test/builders.ts'
import { type Caller, callersOf } from '../../test/callers.ts'
import { setUpShop } from '../../test/shop-settings.ts'
import { describeOnPostgres } from './on-postgres.ts'
import { sized } from './size.ts'
import { temporaryFolder } from './store-process.ts'
import { loadText, median, print, whole } from './table.ts'

const CHECKOUTS = sized(400, 2)
const WARM_UP = sized(40, 1)
/** Buyers at the same time. */
const AT_ONCE = sized(8, 2)
const PANEL = 'solar-panel-250w'
const DAY = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)

type Way = 'transfer' | 'cod'

/** One buyer's way through the store. @returns how many calls it took */
type Checkout = (buyer: Caller, n: number) => Promise<number>

/** @throws Error where the answer is another */
async function must(status: number, asked: ReturnType<Caller['post']>) {
	const answer = await asked
	if (answer.status !== status) throw new Error(JSON.stringify(answer.body))
	return answer.body
}

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
		const money = { way: payment, amount: quote.total, reference: `UTR ${n}`, date: DAY() }
		const paid = await must(201, admin.post(`/api/orders/${placed.id}/payments`, money, once()))
		if (paid.state !== 'paid') throw new Error(`order ${placed.id} is ${paid.state}`)
		return 3
	}

async function opened(mode: 'demo' | 'live', databaseUrl: string | undefined) {
	const folder = temporaryFolder()
	const store = await openStore({
		mode,
		dataDir: folder.path,
		databaseUrl,
		logLevel: 'silent',
		// A live shop has no products of its own.
		sampleData: mode === 'live',
		publicUrl: 'http://store.bench',
		sessionSecret: 'a secret of at least thirty-two characters',
	})
	if (mode === 'live') await setUpShop(store)
	const { visitor, as } = callersOf(store)
	const admin = await as('Admin')
	if (mode === 'live') {
		const rates = deliveryRates({
			classesKg: [25, 5000],
			bands: [deliveryBand({ costs: [100, 250] })],
		})
		await must(200, admin.put('/api/delivery-rates', rates, { 'if-match': '"0"' }))
	}
	await must(200, admin.put(`/api/products/${PANEL}`, { stock: 1_000_000 }))
	const close = async () => {
		await store[Symbol.asyncDispose]()
		folder.remove()
	}
	return { visitor, admin, close }
}

/** So many checkouts, some at once, each from a network of its own. */
async function measured(visitor: (address: string) => Caller, checkout: Checkout, first: number) {
	const times: number[] = []
	let calls = 0
	const run = async (from: number, to: number) => {
		let next = from
		const buyers = Array.from({ length: AT_ONCE }, async () => {
			while (next < to) {
				const n = next++
				const buyer = visitor(`10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
				const started = performance.now()
				const took = await checkout(buyer, n)
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

async function compare(engine: string, urlOf: (name: string) => Promise<string | undefined>) {
	const demo = await opened('demo', await urlOf('demo'))
	const plain = await measured(demo.visitor, demoOrder, 0)
	await demo.close()
	const row = (what: string, { rate, calls, median, p99 }: typeof plain) =>
		rows.push([
			`${engine}: ${what}`,
			whole(rate),
			(rate / plain.rate).toFixed(2),
			whole(calls),
			median.toFixed(1),
			p99.toFixed(1),
		])
	row('an order of a demo', plain)
	const live = await opened('live', await urlOf('live'))
	for (const [at, way] of (['cod', 'transfer'] as const).entries())
		row(
			way === 'cod' ? 'live, paid on delivery' : 'live, by transfer',
			await measured(live.visitor, liveCheckout(live.admin, way), at * 10_000),
		)
	await live.close()
}

await compare('SQLite', async () => undefined)
await describeOnPostgres((make) => compare('PostgreSQL', make))

print(
	`${CHECKOUTS} checkouts by ${AT_ONCE} buyers at once, in one process over the API; ${loadText()}. A live one is quoted, ordered at that price, and settled by the money that an admin marks.`,
	['a second', 'checkouts', 'of a demo', 'calls', 'median ms', 'p99 ms'],
	rows,
)
