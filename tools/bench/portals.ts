// How long the portals' lists take with years of business in the database, and by which plan they are read.
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DefaultQueryCompiler, sql } from 'kysely'
import pg from 'pg'
import { createApi } from '../../api/app.ts'
import { type OpenStore, openStore } from '../../store/open.ts'
import { fill, ORDERS, PRODUCTS } from './filling/portals.ts'
import { describeOnPostgres } from './on-postgres.ts'
import { inSmall, sized } from './size.ts'
import { temporaryFolder } from './store-process.ts'
import { median, print, whole } from './table.ts'

const ROUNDS = sized(15, 1, 'BENCH_ROUNDS')

/** The calls behind each table of the portals: its first page, a far one, a search, a filter. */
const LISTS: Record<'Admin' | 'Installer', string[]> = {
	Admin: [
		'/orders?limit=25',
		'/orders?limit=25&offset=50000',
		'/orders?limit=25&q=asha',
		'/orders?limit=25&q=asha+kulkarni+pune',
		'/orders?limit=25&q=411038',
		'/orders?limit=25&q=4321',
		'/orders?limit=25&q=utr77777',
		'/orders?limit=25&q=surya',
		'/orders?limit=25&q=632712345678',
		'/payments?limit=50&q=utr77777',
		'/payments?limit=50&q=4321',
		'/payables?limit=50',
		'/orders?limit=25&money=refunded',
		'/orders?limit=25&status=pending',
		'/orders?limit=25&status=installed&sort=oldest',
		'/orders?limit=25&from=2026-01-01&to=2026-01-31',
		'/order-counts',
		'/returns?limit=25',
		'/returns?limit=25&state=asked&due=overdue',
		'/returns?limit=25&q=kulkarni',
		'/return-counts',
		'/order-requests?limit=25',
		'/order-requests?limit=25&kind=change&state=granted',
		'/order-request-counts',
		'/claims?limit=25',
		'/claims?limit=25&offset=3000',
		'/claims?limit=25&state=with-maker&due=overdue',
		'/claims?limit=25&q=kulkarni',
		'/claim-counts',
		'/warranties?q=sn-77',
		'/warranties?q=77-2',
		'/warranties?q=sn-',
		'/worklist',
		'/worklist/orders?kind=to-send&limit=25',
		'/worklist/orders?kind=visit-past&limit=25',
		'/products?limit=50',
		'/products?limit=50&q=deccan+batt',
		'/products?limit=50&category=Panels&sort=price-asc',
		'/products?limit=50&offset=9000',
		'/products/product-1/stock-movements?limit=50',
		'/users?limit=50',
		'/users?limit=50&q=kulkarni',
		'/users?limit=50&role=Installer&sort=name',
		'/feedback?limit=5',
		'/feedback?limit=5&q=order+777',
		'/feedback?limit=5&status=Pending',
		'/notifications?limit=100',
		'/notification-counts',
		'/audit?limit=50',
		'/audit?limit=50&kind=order',
		'/audit?limit=50&from=2026-01-01&to=2026-01-31',
	],
	Installer: [
		'/orders?limit=20',
		'/orders?limit=20&q=kulkarni',
		'/orders?limit=20&status=pending',
		'/orders?limit=20&sort=near&near=411038',
		'/order-counts',
		'/installations?limit=100&state=scheduled',
		'/installations?from=2026-01-01&to=2026-01-31',
		'/notifications?limit=100',
		'/notification-counts',
	],
}

/** Every statement sent to a database while it listens, with the values where the engine wants them. */
const heard: { sql: string; values: unknown[] }[] = []

function listen() {
	const { compileQuery } = DefaultQueryCompiler.prototype
	DefaultQueryCompiler.prototype.compileQuery = function (...input) {
		const query = compileQuery.apply(this, input)
		heard.push({ sql: query.sql, values: [...query.parameters] })
		return query
	}
}

/** A caller with a session in this role, and its id. */
async function signedIn(store: OpenStore, role: keyof typeof LISTS) {
	const api = createApi(store)
	const send = (path: string, init: RequestInit = {}) =>
		Promise.resolve(
			api.fetch(new Request(`http://bench/api${path}`, init), {
				address: '127.0.0.1',
				inProcess: true,
			}),
		)
	const account = { email: `${role.toLowerCase()}@example.com`, name: role, role }
	const password = 'sunny-day'
	const answer = await send('/users', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...account, password, confirmPassword: password }),
	})
	const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	return {
		id: (await answer.json()).user.id as string,
		async get(path: string) {
			const response = await send(path, { headers: { cookie } })
			const text = await response.text()
			if (response.status !== 200)
				throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
		},
	}
}

type Explain = (sql: string, values: unknown[]) => Promise<string[]>

async function measure(engine: string, store: OpenStore, explain: Explain) {
	await fill(store)
	// The work that a database in use does by itself, now and then.
	await sql.raw(engine === 'PostgreSQL' ? 'vacuum analyze' : 'analyze').execute(store.db)
	await store.catalogue.refresh()
	const rows: [string, string, number][] = []
	const plans: string[] = [`# Query plans on ${engine}\n`]
	for (const role of ['Admin', 'Installer'] as const) {
		const caller = await signedIn(store, role)
		if (role === 'Installer')
			await store.db
				.updateTable('orders')
				.set({ installer_id: caller.id as never })
				.where('installer_id', '=', 'user-0' as never)
				.execute()
		for (const path of LISTS[role]) {
			heard.length = 0
			await caller.get(path)
			const queries = new Map(heard.map((query) => [query.sql, query.values]))
			plans.push(`\n## ${role}: GET /api${path}\n`)
			for (const [text, values] of queries) {
				if (!/^(?:select|with)/i.test(text) || /"(?:sessions|carts)"/.test(text)) continue
				plans.push(`\`${text.slice(0, 400)}\`\n`, '```', ...(await explain(text, values)), '```\n')
			}
			const times: number[] = []
			for (let round = 0; round < ROUNDS; round++) {
				const started = performance.now()
				await caller.get(path)
				times.push(performance.now() - started)
			}
			rows.push([role, path, median(times)])
		}
	}
	print(
		`Lists on ${engine} with ${whole(ORDERS)} orders and ${whole(PRODUCTS)} products, median of ${ROUNDS} (aim: under 50 ms)`,
		['list', 'by', 'ms'],
		rows.map(([role, path, ms]) => [path, role, `${ms.toFixed(1)}${ms >= 50 ? ' !' : ''}`]),
	)
	// Plans over a few rows are others.
	if (inSmall) return
	writeFileSync(
		new URL(`plans/portals-${engine.toLowerCase()}.md`, import.meta.url),
		plans.join('\n'),
	)
}

const CONFIG = {
	mode: 'demo' as const,
	sampleData: false,
	sessionSecret: 'a secret of at least thirty-two characters',
	logLevel: 'silent' as const,
}

listen()
const folder = temporaryFolder()
{
	const store = await openStore({ ...CONFIG, dataDir: folder.path, databaseUrl: undefined })
	const file = new DatabaseSync(`${folder.path}/store.sqlite`)
	await measure('SQLite', store, async (sql) =>
		file
			.prepare(`explain query plan ${sql}`)
			.all()
			.map((row) => String(row.detail)),
	)
	file.close()
	await store[Symbol.asyncDispose]()
}

await describeOnPostgres(async (make) => {
	const url = await make('portals')
	const store = await openStore({ ...CONFIG, dataDir: folder.path, databaseUrl: url })
	const client = new pg.Client(url)
	await client.connect()
	await measure('PostgreSQL', store, async (sql, values) => {
		const { rows } = await client.query(`explain ${sql}`, values)
		return rows.map((row) => row['QUERY PLAN'])
	})
	await client.end()
	await store[Symbol.asyncDispose]()
})
folder.remove()
