import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { account, order, product } from '../../test/builders.ts'
import {
	PostgresServer,
	postgresPrograms,
	type StopMode,
} from '../../test/databases/postgres-server.ts'
import { openStore } from '../../test/spawned-store.ts'

/** How often the server is stopped under load; `npm run soak` asks for ten. */
const STOPS = Number(process.env.SOAK_RESTARTS ?? 2)
const WRITERS = process.env.SOAK_RESTARTS ? 24 : 8
/** Enough that no order is refused for want of stock. */
const PLENTY = 1_000_000
const ORDERS_BETWEEN_STOPS = 40

interface Acknowledged {
	id: string
}

describe('PostgreSQL that is stopped and started', () => {
	const server = new PostgresServer(postgresPrograms() as string)
	beforeAll(() => server.start())
	afterAll(() => server.remove())
	async function start(database: string, processes: number) {
		await server.run(`create database ${database}`)
		const env = {
			DATABASE_URL: server.url(database),
			SESSION_SECRET: 'of both processes'.repeat(2),
		}
		const stores = []
		for (let n = 0; n < processes; n++) {
			const store = openStore(env)
			await store.opened
			stores.push(store)
		}
		return stores
	}

	it(
		`loses nothing that ${WRITERS} writers were told of, and ends no process`,
		async () => {
			const stores = await start('under_load', 2)
			const addresses = await Promise.all(stores.map(({ opened }) => opened))
			const call = callerOf(addresses[0] as string)
			await call('POST', '/api/products', product({ id: 'counted', stock: PLENTY, price: 100 }))
			const acknowledged: Acknowledged[] = []
			const strange: unknown[] = []
			let unavailable = 0
			let running = true

			/** As a program should: a 503 is tried again with the same key. */
			const write = async (writer: number) => {
				const caller = callerOf(addresses[writer % addresses.length] as string)
				for (let n = 0; running; n++) {
					const key = { 'idempotency-key': `${writer}-${n}` }
					for (;;) {
						const answer = await caller('POST', '/api/orders', order({ counted: 1 }), key)
						if (answer.status === 201) acknowledged.push(answer.body)
						else if (answer.status !== 503) strange.push(answer)
						else {
							if (answer.body.code !== 'unavailable' || !answer.retryAfter) strange.push(answer)
							unavailable++
							await new Promise((resolve) => setTimeout(resolve, 20))
							if (running) continue
						}
						break
					}
				}
			}
			const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
			const moreOrders = async () => {
				const enough = acknowledged.length + ORDERS_BETWEEN_STOPS
				await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(enough), 60_000)
			}
			const backAfter: number[] = []
			for (let stop = 0; stop < STOPS; stop++) {
				await moreOrders()
				const mode: StopMode = stop % 2 ? 'immediate' : 'fast'
				await server.stop(mode)
				await vi.waitFor(async () => {
					for (const address of addresses) {
						const ready = await fetch(`${address}/readyz`)
						expect(ready.status).toBe(503)
						expect(await ready.text()).toContain('the database does not answer')
						expect((await fetch(`${address}/healthz`)).status).toBe(200)
						const page = await fetch(`${address}/admin/orders`, {
							headers: { cookie: call.cookie() },
						})
						expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
						expect(await page.text()).toContain('The store is not available at the moment')
					}
				}, 20_000)
				await server.start()
				const back = performance.now()
				await vi.waitFor(
					async () => {
						for (const address of addresses)
							expect((await fetch(`${address}/readyz`)).status).toBe(200)
					},
					{ timeout: 20_000, interval: 20 },
				)
				backAfter.push(performance.now() - back)
			}
			await moreOrders()
			running = false
			await Promise.all(writers)

			expect(strange).toEqual([])
			expect(unavailable).toBeGreaterThan(0)
			for (const store of stores) expect(store.process.exitCode).toBeNull()
			const { rows } = await server.run(
				`select o.id, count(l.line)::int as lines from orders o
				left join order_lines l on l.order_id = o.id group by o.id`,
				'under_load',
			)
			const lines = new Map(rows.map(({ id, lines }) => [id, lines]))
			expect(acknowledged.filter(({ id }) => lines.get(id) !== 1)).toEqual([])
			expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length)
			const [{ stock, ledger }] = (
				await server.run(
					`select stock, (select sum(change)::int from stock_movements where product_id = 'counted') as ledger
					from products where id = 'counted'`,
					'under_load',
				)
			).rows
			expect(ledger).toBe(Number(stock))
			expect(PLENTY - Number(stock)).toBe(lines.size)
			if (process.env.SOAK_RESTARTS)
				process.stdout.write(
					`${STOPS} stops: ${acknowledged.length} orders, none lost; ${unavailable} answers 503; ready again after ${backAfter.map(Math.round).join(', ')} ms\n`,
				)
		},
		60_000 + STOPS * 30_000,
	)
})

function callerOf(address: string) {
	let cookie = ''
	const call = async (method: string, path: string, body?: unknown, headers = {}) => {
		if (!cookie && method === 'POST' && path === '/api/products') cookie = await admin(address)
		const response = await fetch(address + path, {
			method,
			headers: { 'content-type': 'application/json', cookie, ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
		return {
			status: response.status,
			retryAfter: response.headers.get('retry-after'),
			body: await response.json(),
		}
	}
	return Object.assign(call, { cookie: () => cookie })
}

async function admin(address: string): Promise<string> {
	const response = await fetch(`${address}/api/users`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(account({ role: 'Admin' })),
	})
	return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
