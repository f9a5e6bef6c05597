import pg from 'pg'
import { PostgresServer, postgresPrograms } from '../../test/databases/postgres-server.ts'
import { eachInTurn } from './size.ts'

/** Makes an empty database. @returns its address */
export type MakeDatabase = (name: string) => Promise<string>

/** A server of its own, unless BENCH_POSTGRES is the address of one that runs already. */
async function startServer() {
	const given = process.env.BENCH_POSTGRES
	if (given) return { url: given, remove: async () => {} }
	const bin = postgresPrograms()
	if (!bin) return null
	const server = new PostgresServer(bin)
	await server.start()
	return { url: server.url('postgres'), remove: () => server.remove() }
}

/** Does some work with databases on PostgreSQL, which are gone afterwards; says so where the machine has none. */
export async function describeOnPostgres(
	work: (make: MakeDatabase) => Promise<void>,
): Promise<void> {
	const server = await startServer()
	if (!server) {
		process.stdout.write('No PostgreSQL on this machine: SQLite alone.\n')
		return
	}
	const client = new pg.Client(server.url)
	await client.connect()
	const made: string[] = []
	try {
		await work(async (name) => {
			const database = `bench_${name}_${process.pid}`
			await client.query(`create database ${database}`)
			made.push(database)
			return server.url.replace('/postgres?', `/${database}?`)
		})
	} finally {
		for (const database of made) await client.query(`drop database ${database} with (force)`)
		await client.end()
		await server.remove()
	}
}

/** Does some work on SQLite, whose address is empty, and on PostgreSQL; in small on both at once. */
export const onEachEngine = (
	work: (engine: 'SQLite' | 'PostgreSQL', make: MakeDatabase) => Promise<void>,
) =>
	eachInTurn(
		[
			() => work('SQLite', async () => ''),
			() => describeOnPostgres((make) => work('PostgreSQL', make)),
		],
		(measured) => measured(),
	)
