import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

interface Server {
	client: pg.Client
	/** How a template is copied. */
	strategy: string
}

/** The connection over which this process makes and drops its databases. */
let server: Promise<Server> | undefined

async function connected(): Promise<Server> {
	const client = new pg.Client(inject('postgres') as string)
	// The server may be gone before the process that no longer needs it.
	client.on('error', () => {})
	await client.connect()
	const { rows } = await client.query('show server_version_num')
	// Where nothing waits for the disk, files are copied in half the time that their log takes.
	const isKnown = Number(rows[0].server_version_num) >= 150_000
	return { client, strategy: isKnown ? 'strategy file_copy' : '' }
}

/** Makes a database as a copy of a template, for one test. */
export async function freshDatabase(template: string) {
	server ??= connected()
	const { client, strategy } = await server
	const name = `test_${randomBytes(8).toString('hex')}`
	await client.query(`create database ${name} template ${template} ${strategy}`)
	return {
		url: (inject('postgres') as string).replace('/postgres?', `/${name}?`),
		drop: () => client.query(`drop database ${name} with (force)`),
	}
}
