import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs a statement on a database of PostgreSQL, on a connection of its own. */
export async function onDatabase(url: string, statement: string) {
	const client = new pg.Client(url)
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}

/** Makes an empty database on the server of another one. @returns its address */
export async function databaseBeside(url: string): Promise<string> {
	const name = `beside_${randomUUID().replaceAll('-', '')}`
	await onDatabase(url, `create database ${name}`)
	const beside = new URL(url)
	beside.pathname = `/${name}`
	return beside.href
}
