import pg from 'pg'

/** Does something as another client of a database. */
export async function onDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>) {
	const client = new pg.Client(url)
	await client.connect()
	return use(client).finally(() => client.end())
}
