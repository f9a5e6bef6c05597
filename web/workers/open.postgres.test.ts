import { expect, it, onTestFinished, vi } from 'vitest'
import { policyFor } from '../../shared/modes.ts'
import { holdConnections } from '../../test/attacks/connections.ts'
import { request, statusesIn } from '../../test/attacks/raw-connection.ts'
import { account } from '../../test/builders.ts'
import { askAnew, openWorkers, SLOW } from '../../test/workers/store-of-workers.ts'

const LIVE = { STORE_MODE: 'live', SESSION_SECRET: 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE' }
const { connectionsPerNetwork, streamsPerAccount } = policyFor('live')

it(
	'count the connections of a network together, and so the streams of an account',
	async () => {
		const store = await openWorkers(LIVE)
		const posted = { method: 'POST', headers: { 'content-type': 'application/json' } }
		const body = JSON.stringify(account({ role: 'Buyer' }))
		const made = await askAnew(`${store.address}/api/users`, { ...posted, body })
		expect(made.status).toBe(201)
		const cookie = made.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ')
		const ending = new AbortController()
		const streams = await Promise.all(
			Array.from({ length: 3 * streamsPerAccount }, () =>
				askAnew(`${store.address}/api/events`, { headers: { cookie }, signal: ending.signal }),
			),
		)
		const open = streams.filter(({ status }) => status === 200)
		expect(open).toHaveLength(streamsPerAccount)
		ending.abort()
		await vi.waitFor(async () => {
			const again = new AbortController()
			const { status } = await askAnew(`${store.address}/api/events`, {
				headers: { cookie },
				signal: again.signal,
			})
			again.abort()
			expect(status).toBe(200)
		}, SLOW)

		const port = Number(new URL(store.address).port)
		const held = await holdConnections({ port, connections: connectionsPerNetwork + 40 })
		onTestFinished(() => {
			for (const connection of held) connection.close()
		})
		// By then each has been counted.
		await vi.waitFor(async () => expect((await askAnew(store.address)).status).toBe(429), SLOW)
		for (const connection of held) connection.read().socket.write(request('GET /healthz'))
		await vi.waitFor(() => {
			for (const { heard, isClosed } of held) expect(heard + isClosed).toMatch(/HTTP|true/)
		}, SLOW)
		const served = held.filter(({ heard }) => statusesIn(heard)[0] === 200)
		expect(Math.abs(served.length - connectionsPerNetwork)).toBeLessThan(connectionsPerNetwork / 10)
	},
	SLOW.timeout,
)
