import { once, order, product } from '../../test/builders.ts'
import { lastUnits } from './contention/last-units.ts'
import { onEachEngine } from './on-postgres.ts'
import { eachInTurn, inSmall, sized } from './size.ts'
import { signUp, startStore, temporaryFolder } from './store-process.ts'
import { loadText, print } from './table.ts'

const BUYERS = sized(50, 20)
const UNITS = 10
const WRITERS = sized(16, 4)
const KILLS = sized(5, 1)
const ORDERS_BEFORE_KILL = sized(150, 10)
/** Enough that no order of the killing part is refused for want of stock. */
const PLENTY = 1_000_000

interface Acknowledged {
	id: string
	trackingKey: string
}

let { address, kill, stop } = { address: '', kill: async () => {}, stop: async () => {} }
let cookie = ''

async function call(method: string, path: string, body?: unknown, headers = {}) {
	const response = await fetch(address + path, {
		method,
		headers: { 'content-type': 'application/json', ...headers },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const text = await response.text()
	return {
		status: response.status,
		headers: response.headers,
		body: text ? JSON.parse(text) : null,
	}
}

const place = (productId: string, key: string) =>
	call('POST', '/api/orders', order({ [productId]: 1 }), once(key))

const asAdmin = (method: string, path: string, body?: unknown) =>
	call(method, path, body, { cookie })

async function addProduct(id: string, stock: number) {
	await asAdmin('POST', '/api/products', product({ id, name: id, price: 100, stock }))
}

/** The stock of a product, and the sum of all its movements in the ledger. */
async function counted(id: string) {
	const stock: number = (await call('GET', `/api/products/${id}`)).body.stock
	let ledger = 0
	for (let offset = 0; ; offset += 500) {
		const path = `/api/products/${id}/stock-movements?limit=500&offset=${offset}`
		const page: { change: number }[] = (await asAdmin('GET', path)).body
		ledger += page.reduce((sum, { change }) => sum + change, 0)
		if (page.length < 500) return { stock, ledger }
	}
}

async function allAtOnce() {
	await addProduct('last-units', UNITS)
	const answers = await Promise.all(
		Array.from({ length: BUYERS }, (_, buyer) => place('last-units', `buyer-${buyer}`)),
	)
	const of = (status: number) => answers.filter((answer) => answer.status === status).length
	const { stock, ledger } = await counted('last-units')
	return [
		`${BUYERS} buyers at once, ${UNITS} pieces`,
		`${of(201)} ordered, ${of(409)} refused politely`,
		`stock ${stock}, ledger ${ledger}`,
		of(201) === UNITS && of(409) === BUYERS - UNITS && stock === 0 && ledger === 0,
	] as const
}

async function sameKey() {
	await addProduct('same-key', UNITS)
	const answers = await Promise.all(Array.from({ length: 10 }, () => place('same-key', 'one')))
	const ids = new Set(answers.map((answer) => answer.body.id))
	const { stock, ledger } = await counted('same-key')
	return [
		'one order sent ten times at once',
		`${ids.size} order, ${answers.filter(({ status }) => status === 201).length} answers`,
		`stock ${stock}, ledger ${ledger}`,
		ids.size === 1 && stock === UNITS - 1 && ledger === stock,
	] as const
}

/** Many writers until the process is killed: the orders acknowledged by then. */
async function ordersUntilKilled(round: number): Promise<Acknowledged[]> {
	const acknowledged: Acknowledged[] = []
	let killed: Promise<void> | undefined
	const write = async (writer: number) => {
		for (let n = 0; !killed; n++) {
			const answer = await place('killed', `${round}-${writer}-${n}`).catch(() => null)
			if (answer?.status === 201) acknowledged.push(answer.body)
			if (acknowledged.length >= ORDERS_BEFORE_KILL) killed ??= kill()
		}
	}
	await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
	await killed
	return acknowledged
}

async function killedInTheMiddle(restart: () => Promise<void>) {
	await addProduct('killed', PLENTY)
	const acknowledged: Acknowledged[] = []
	for (let round = 0; round < KILLS; round++) {
		acknowledged.push(...(await ordersUntilKilled(round)))
		await restart()
	}
	let lost = 0
	let torn = 0
	for (const { id, trackingKey } of acknowledged) {
		const { status, body } = await call('GET', `/api/orders/${id}?key=${trackingKey}`)
		if (status !== 200) lost++
		else if (body.items.length !== 1 || body.history.length !== 1) torn++
	}
	const { stock, ledger } = await counted('killed')
	const unheard = PLENTY - stock - acknowledged.length
	return [
		`killed ${KILLS} times under ${WRITERS} writers`,
		`${acknowledged.length} acknowledged, ${lost} lost, ${torn} torn, ${unheard} made but not heard of`,
		`stock ${stock}, ledger ${ledger}`,
		lost === 0 && torn === 0 && unheard >= 0 && ledger === stock,
	] as const
}

/** Many buyers at once, and processes killed under writers. @returns whether all of it is right */
async function whatIsLeftBehind(): Promise<boolean> {
	const folder = temporaryFolder()
	const start = async () => {
		;({ address, kill, stop } = await startStore({ DATA_DIR: folder.path }))
	}
	await start()
	cookie = await signUp(address, 'Admin')
	const results = [await allAtOnce(), await sameKey(), await killedInTheMiddle(start)]
	await stop()
	folder.remove()
	print(
		`What contention and kill -9 leave behind, over HTTP, on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}`,
		['what', 'answers', 'afterwards', 'right'],
		results.map(([what, answers, afterwards, right]) => [
			what,
			answers,
			afterwards,
			right ? 'yes' : 'NO',
		]),
	)
	return results.every(([, , , right]) => right)
}

/** The last units on each engine. @returns whether all of it is right */
async function lastUnitsOnEach(): Promise<boolean> {
	const rows: Awaited<ReturnType<typeof lastUnits>> = []
	await onEachEngine(async (engine, make) => {
		for (const workers of engine === 'SQLite' || inSmall ? [1] : [1, 4]) {
			const processes = workers === 1 ? 'one process' : `${workers} processes`
			const name = engine === 'SQLite' ? engine : `${engine}, ${processes}`
			const databaseUrl = await make(`last_${workers}`)
			rows.push(...(await lastUnits({ name, databaseUrl, workers })))
		}
	})
	print(
		`The last units under buyers in turn, each on one of some kept-alive connections; ${loadText()}. Exactly as many orders as units are right, and no answer but 201 and 409.`,
		['what', 'units', 'ordered', 'refused', 'other answers', 'p50 ms', 'p99 ms', 'right'],
		rows.map(({ cells, isRight }) => [...cells, isRight ? 'yes' : 'NO']),
	)
	return rows.every(({ isRight }) => isRight)
}

const right = await eachInTurn([whatIsLeftBehind, lastUnitsOnEach], (measured) => measured())
if (!right.every(Boolean)) process.exitCode = 1
