// How fast the store answers and how much memory that takes, beside the least that can answer.
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, answerOf } from './answers.ts'
import { CONNECTIONS, compare, endFiring, fire, ROUNDS, SECONDS, type Server } from './compare.ts'
import { describeOnPostgres } from './on-postgres.ts'
import { personalPages } from './parts/personal-pages.ts'
import { settingsCost } from './parts/settings-cost.ts'
import { eachInTurn, inSmall, oneStoreEach, sized } from './size.ts'
import {
	firstMessage,
	residentMb,
	startBeside,
	startStore,
	temporaryFolder,
} from './store-process.ts'
import { print, whole } from './table.ts'

const MAX_MB = 180
/** So many requests, and then so many more. */
const MANY = sized(10_000, 10)
const MANY_MORE = sized(90_000, 10)
const SETTLING_SECONDS = sized(4, 0)

interface Case {
	name: string
	path: string
	/** The least share of the bare server's rate. */
	aim: number
}

/** A measurement of a fresh store, and the responses it has given once. */
type Measure = (store: Server, cases: Case[], answers: Answer[], on: string) => Promise<void>

const speed: Measure = async (store, cases, answers, on) => {
	const bare = startBeside('bare-server.ts')
	bare.send(answers)
	const { port } = await firstMessage<{ port: number }>(bare)
	const rows: (string | number)[][] = []
	for (const [at, { name, path, aim }] of cases.entries()) {
		const { figures, ratio } = await compare(
			[store, { address: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0 }],
			path,
		)
		rows.push([
			name,
			whole(Buffer.from(answers[at]?.body ?? '', 'base64').length),
			...figures.flatMap(({ rate, p50, p99 }) => [whole(rate), p50, p99]),
			ratio.toFixed(2),
			`≥ ${aim} ${ratio >= aim ? 'met' : 'MISSED'}`,
		])
	}
	bare.kill()
	print(
		`The built store on ${on}, beside a bare node:http server that sends the same bytes from memory.
${CONNECTIONS} connections from a third process; medians of ${ROUNDS} rounds of ${SECONDS} s, taken in turns.`,
		['', 'bytes', 'store /s', 'p50 ms', 'p99 ms', 'bare /s', 'p50 ms', 'p99 ms', 'ratio', 'aim'],
		rows,
	)
}

const memory: Measure = async ({ address, pid }, cases) => {
	const rows: string[][] = []
	const measure = async (when: string) => {
		await wait(SETTLING_SECONDS * 1000)
		const megabytes = residentMb(pid)
		rows.push([when, whole(megabytes), `< ${MAX_MB} ${megabytes < MAX_MB ? 'met' : 'MISSED'}`])
	}
	const requests = cases.map(({ path }) => ({ path }))
	await measure('idle, each of the above once')
	await fire({ url: address, requests, amount: MANY })
	await measure(`after ${whole(MANY)} requests`)
	await fire({ url: address, requests, amount: MANY_MORE })
	await measure(`after ${whole(MANY + MANY_MORE)} requests`)
	print(
		`Resident memory of the store, ${SETTLING_SECONDS} s after the last answer.`,
		['', 'MB', 'aim'],
		rows,
	)
}

interface Setup {
	on: string
	/** Empty for SQLite. */
	databaseUrl: string
	workers: number
}

const ON_SQLITE: Setup = { on: 'SQLite', databaseUrl: '', workers: 1 }

/** Measures one after the other with one store, which has the demo's data. */
async function withStore(measures: Measure[], { on, databaseUrl, workers } = ON_SQLITE) {
	const folder = temporaryFolder()
	const store = await startStore({
		...{ DATA_DIR: folder.path, DATABASE_URL: databaseUrl, STORE_MODE: 'demo' },
		WORKERS: String(workers),
	})
	try {
		const [product] = await fetch(`${store.address}/api/products?limit=1`).then((r) => r.json())
		const cases = [
			{ name: 'API: 24 products', path: '/api/products?limit=24', aim: 0.6 },
			{ name: 'API: one product', path: `/api/products/${product.id}`, aim: 0.6 },
			{ name: 'page: product list', path: '/products', aim: 0.3 },
			{ name: 'page: one product', path: `/products/${product.id}`, aim: 0.3 },
		]
		const answers = await Promise.all(cases.map(({ path }) => answerOf(store.address, path)))
		for (const measure of measures) await measure(store, cases, answers, on)
	} finally {
		await store.stop()
		folder.remove()
	}
}

try {
	const shop = async () => {
		for (const measures of oneStoreEach([speed, personalPages, memory])) await withStore(measures)
	}
	await eachInTurn([shop, settingsCost], (measured) => measured())
	if (!inSmall)
		await describeOnPostgres(async (make) => {
			for (const workers of [1, 2]) {
				const on = `PostgreSQL, ${workers === 1 ? 'one process' : 'two processes'}`
				await withStore([speed], { on, databaseUrl: await make(`server_${workers}`), workers })
			}
		})
} finally {
	endFiring()
}
