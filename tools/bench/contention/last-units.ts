// Many buyers on kept-alive connections for the last units: how many get one, and how long all of them wait.
import { Agent, request } from 'node:http'
import { kit, once, product } from '../../../test/builders.ts'
import { LIVE, must } from '../live-shop.ts'
import { inSmall, sized } from '../size.ts'
import { type Running, startStore, temporaryFolder } from '../store-process.ts'
import { median, whole } from '../table.ts'
import { type Buyer, paidBuyers, toOrder, totalOf } from './paid-buyers.ts'

const BUYERS = sized(1000, 12, 'BENCH_BUYERS')
const CONNECTIONS = sized(64, 4)
const UNITS = inSmall ? [2] : [1, 10, 100]

/** What each of the buyers wants, by their number; all of it goes together with the first of these products. */
interface Goods {
	what: string
	add: (add: AddProduct, units: number, id: string) => Promise<void>
	wantedBy: (buyer: number, id: string) => Record<string, number>
}

type AddProduct = (product: object) => Promise<void>

const PLENTY = 1_000_000
const panel = (id: string, stock: number) => product({ id, name: id, price: 100, stock })

const GOODS: Goods[] = [
	{
		what: 'a product',
		add: (add, units, id) => add(panel(id, units)),
		wantedBy: (_, id) => ({ [id]: 1 }),
	},
	{
		what: 'two kits that share a part',
		add: async (add, units, id) => {
			await add(panel(id, units))
			for (const n of [0, 1]) {
				await add(panel(`${id}-${n}`, PLENTY))
				const parts = { [id]: 1, [`${id}-${n}`]: 2 }
				await add(kit(parts, { id: `${id}-kit-${n}`, name: `${id} kit ${n}`, price: 500 }))
			}
		},
		wantedBy: (buyer, id) => ({ [`${id}-kit-${buyer % 2}`]: 1 }),
	},
	{
		what: 'two products, in either order',
		add: async (add, units, id) => {
			await add(panel(id, units))
			await add(panel(`${id}-b`, PLENTY))
		},
		wantedBy: (buyer, id) =>
			buyer % 2 ? { [id]: 1, [`${id}-b`]: 1 } : { [`${id}-b`]: 1, [id]: 1 },
	},
]

interface Setup {
	name: string
	databaseUrl: string
	workers: number
}

interface Answer {
	status: number
	/** Until the whole answer was there. */
	milliseconds: number
}

/** So many buyers further on the next goods begin; more than there are units. */
const FURTHER = sized(110, 4)

const CELLS = GOODS.flatMap((goods, at) =>
	UNITS.map((units) => ({ goods, units, id: `goods-${at}-${units}` })),
)

/** Every cell of one setup. @returns rows of the table, each with whether it is right */
export async function lastUnits({ name, databaseUrl, workers }: Setup) {
	const folder = temporaryFolder()
	const shop = { dataDir: folder.path, databaseUrl }
	/** By the wanted product. */
	const totals = new Map<string, number>()
	const buyers = await paidBuyers(shop, BUYERS, async (admin) => {
		const add = async (body: object) => {
			await must(201, admin.post('/api/products', body))
		}
		for (const { goods, units, id } of CELLS) {
			await goods.add(add, units, id)
			for (const buyer of [0, 1]) {
				const wanted = goods.wantedBy(buyer, id)
				totals.set(JSON.stringify(wanted), await totalOf(admin, wanted))
			}
		}
	})
	const store = await startStore({
		...LIVE,
		DATA_DIR: folder.path,
		DATABASE_URL: databaseUrl,
		WORKERS: String(workers),
	})
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	try {
		const rows = []
		for (const [at, { goods, units, id }] of CELLS.entries()) {
			const answers = await rush((n) => {
				// Others come first each time, as nobody may have more than a few orders to pay.
				const { headers, to } = buyers[(n + at * FURTHER) % BUYERS] as Buyer
				const wanted = goods.wantedBy(n, id)
				const total = totals.get(JSON.stringify(wanted)) as number
				return post(agent, store, '/api/orders', toOrder(wanted, to, total), {
					...headers,
					...once(`${id} ${n}`),
				})
			})
			const left = await fetch(`${store.address}/api/products/${id}`).then((r) => r.json())
			rows.push(rowOf(`${name}: ${goods.what}`, units, answers, left.stock))
		}
		return rows
	} finally {
		agent.destroy()
		await store.stop()
		folder.remove()
	}
}

/** All buyers in turn, as many at once as there are connections. */
async function rush(buy: (buyer: number) => Promise<Answer>): Promise<Answer[]> {
	const answers: Answer[] = []
	let next = 0
	const onOneConnection = async () => {
		while (next < BUYERS) answers.push(await buy(next++))
	}
	await Promise.all(Array.from({ length: CONNECTIONS }, onOneConnection))
	return answers
}

function rowOf(what: string, units: number, answers: Answer[], stock: number) {
	const of = (status: number) => answers.filter((answer) => answer.status === status).length
	const others = BUYERS - of(201) - of(409)
	const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
	const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
	const isRight = of(201) === units && others === 0 && stock === 0
	return {
		isRight,
		cells: [what, units, of(201), of(409), others, whole(median(times)), whole(p99)],
	}
}

/** By an agent that keeps connections, which `fetch` gives no say in. */
function post(
	agent: Agent,
	{ address }: Running,
	path: string,
	body: object,
	headers: Record<string, string>,
): Promise<Answer> {
	const started = performance.now()
	const text = JSON.stringify(body)
	const { promise, resolve, reject } = Promise.withResolvers<Answer>()
	const asked = request(
		address + path,
		{
			method: 'POST',
			agent,
			headers: {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(text),
				...headers,
			},
		},
		(answer) => {
			answer.resume()
			answer.once('end', () =>
				resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - started }),
			)
		},
	)
	asked.once('error', reject)
	asked.end(text)
	return promise
}
