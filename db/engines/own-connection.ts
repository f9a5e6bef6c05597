import type pg from 'pg'
import { primaryOf } from './servers/primary.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Uses a connection outside of the pool, without the limits of time that statements of the store have. */
export async function onOwnConnection<T>(url: string, use: (client: pg.Client) => Promise<T>) {
	const client = await primaryOf(url).connect({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
	try {
		return await use(client)
	} finally {
		// Uncommitted changes end with the connection.
		await client.end().catch(() => {})
	}
}
