import type pg from 'pg'
import { postgresDriver } from '../driver.ts'

/** Uses a connection of its own to a server, which may be gone without a word. @param answerMs how long each step may take */
export async function onBriefConnection<T>(
	url: string,
	answerMs: number,
	use: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const { Client } = await postgresDriver()
	const client = new Client({
		connectionString: url,
		connectionTimeoutMillis: answerMs,
		query_timeout: answerMs,
	})
	client.on('error', () => {})
	try {
		await client.connect()
		return await use(client)
	} finally {
		// A server that is gone never answers this.
		client.end().catch(() => {})
	}
}
