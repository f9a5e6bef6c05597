// Many buyers on kept-alive connections for the last units: how many get one, and how long all of them wait.
import { Agent, request } from 'node:http'
import { kit, once, order, product } from '../../../test/builders.ts'
import { inSmall, sized } from '../size.ts'
import { type Running, signUp, startStore, temporaryFolder } from '../store-process.ts'
import { median, whole } from '../table.ts'

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

/** Every cell of one setup. @returns rows of the table, each with whether it is right */
export async function lastUnits({ name, databaseUrl, workers }: Setup) {
	const folder = temporaryFolder()
	const store = await startStore({
		DATA_DIR: folder.path,
		DATABASE_URL: databaseUrl,
		WORKERS: String(workers),
	})
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	try {
		const cookie = await signUp(store.address, 'Admin')
		const add = async (body: object) => {
			const { status } = await post(agent, store, '/api/products', body, { cookie })
			if (status !== 201) throw new Error(`A product answered ${status}`)
		}
		const rows = []
		for (const [at, goods] of GOODS.entries())
			for (const units of UNITS) {
				const id = `goods-${at}-${units}`
				await goods.add(add, units, id)
				const answers = await rush((buyer) =>
					post(
						agent,
						store,
						'/api/orders',
						order(goods.wantedBy(buyer, id)),
						once(`${id} ${buyer}`),
					),
				)
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
