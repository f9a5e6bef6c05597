// How fast the store answers and how much memory that takes, beside the least that can answer.
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, answerOf } from './answers.ts'
import { CONNECTIONS, compare, endFiring, fire, ROUNDS, SECONDS, type Server } from './compare.ts'
import { personalPages } from './personal-pages.ts'
import { settingsCost } from './settings-cost.ts'
import {
	firstMessage,
	residentMb,
	startBeside,
	startStore,
	temporaryFolder,
} from './store-process.ts'
import { print, whole } from './table.ts'

const MAX_MB = 180

interface Case {
	name: string
	path: string
	/** The least share of the bare server's rate. */
	aim: number
}

async function speed(store: Server, cases: Case[], answers: Answer[]) {
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
		`The built store beside a bare node:http server that sends the same bytes from memory.
${CONNECTIONS} connections from a third process; medians of ${ROUNDS} rounds of ${SECONDS} s, taken in turns.`,
		['', 'bytes', 'store /s', 'p50 ms', 'p99 ms', 'bare /s', 'p50 ms', 'p99 ms', 'ratio', 'aim'],
		rows,
	)
}

async function memory(address: string, pid: number, cases: Case[]) {
	const rows: string[][] = []
	const measure = async (when: string) => {
		await wait(4000)
		const megabytes = residentMb(pid)
		rows.push([when, whole(megabytes), `< ${MAX_MB} ${megabytes < MAX_MB ? 'met' : 'MISSED'}`])
	}
	const requests = cases.map(({ path }) => ({ path }))
	await measure('idle, each of the above once')
	await fire({ url: address, requests, amount: 10_000 })
	await measure('after 10,000 requests')
	await fire({ url: address, requests, amount: 90_000 })
	await measure('after 100,000 requests')
	print(
		'Resident memory of the store, four seconds after the last answer.',
		['', 'MB', 'aim'],
		rows,
	)
}

/** A fresh store with the demo's data, and the answers it has given once. */
async function withStore(
	work: (address: string, pid: number, cases: Case[], answers: Answer[]) => Promise<void>,
) {
	const folder = temporaryFolder()
	const store = await startStore({ DATA_DIR: folder.path, DATABASE_URL: '', STORE_MODE: 'demo' })
	try {
		const [product] = await fetch(`${store.address}/api/products?limit=1`).then((r) => r.json())
		const cases = [
			{ name: 'API: 24 products', path: '/api/products?limit=24', aim: 0.6 },
			{ name: 'API: one product', path: `/api/products/${product.id}`, aim: 0.6 },
			{ name: 'page: product list', path: '/products', aim: 0.3 },
			{ name: 'page: one product', path: `/products/${product.id}`, aim: 0.3 },
		]
		const answers = await Promise.all(cases.map(({ path }) => answerOf(store.address, path)))
		await work(store.address, store.pid, cases, answers)
	} finally {
		await store.stop()
		folder.remove()
	}
}

try {
	await withStore((address, pid, cases, answers) => speed({ address, pid }, cases, answers))
	await settingsCost()
	await withStore((address, pid) => personalPages({ address, pid }))
	await withStore((address, pid, cases) => memory(address, pid, cases))
} finally {
	endFiring()
}
