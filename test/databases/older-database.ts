import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { openSqlite } from '../../db/engines/sqlite.ts'
import { migratePostgres, migrateSqlite } from '../../db/migrate.ts'
import { type Engine, ownMigrations } from '../../db/migration-list.ts'

type Row = Record<string, unknown>

/** A database as a store had it before some migration. */
export interface OlderDatabase {
	/** Inserts rows into a table as it is by now. */
	insert: (table: string, ...rows: Record<string, string | number | null>[]) => Promise<void>
	/** The rows of a query; big numbers as numbers. */
	rows: (sql: string) => Promise<Row[]>
	/** Applies the migrations up to this one, as the name of its file begins; all where none is named. */
	migrate: (upTo?: string) => Promise<void>
}

const migrationsOf = (engine: Engine, isWanted: (name: string) => boolean) =>
	ownMigrations(engine).filter(({ name }) => isWanted(name))

const upTo = (last?: string) => (name: string) => last === undefined || name.slice(0, 4) <= last

function insertSql(table: string, names: string[], place: (n: number) => string) {
	const places = names.map((_, n) => place(n + 1))
	return `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`
}

function onSqlite(before: string, path = ':memory:'): OlderDatabase {
	const database: DatabaseSync = openSqlite(path)
	migrateSqlite(
		database,
		migrationsOf('sqlite', (name) => name < before),
	)
	return {
		insert: async (table, ...rows) => {
			for (const row of rows)
				database
					.prepare(insertSql(table, Object.keys(row), () => '?'))
					.run(...(Object.values(row) as SQLInputValue[]))
		},
		rows: async (sql) =>
			database
				.prepare(sql)
				.all()
				.map((row) => ({ ...row })),
		migrate: async (last) => migrateSqlite(database, migrationsOf('sqlite', upTo(last))),
	}
}

/** Big numbers as numbers, as the store reads them. */
const NUMBERS: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: 'text' | 'binary') =>
		oid === pg.types.builtins.INT8
			? (text: string) => Number(text)
			: pg.types.getTypeParser(oid, format as 'text'),
}

let made = 0

async function onPostgres(
	server: string,
	before: string,
): Promise<OlderDatabase & { url: string }> {
	const name = `older_${process.pid}_${made++}`
	const admin = new pg.Client(server)
	await admin.connect()
	await admin.query(`create database ${name}`)
	const url = server.replace('/postgres?', `/${name}?`)
	await migratePostgres(
		url,
		migrationsOf('postgres', (file) => file < before),
	)
	const client = new pg.Client({ connectionString: url, types: NUMBERS })
	await client.connect()
	onTestFinished(async () => {
		await client.end()
		await admin.query(`drop database ${name} with (force)`)
		await admin.end()
	})
	return {
		url,
		insert: async (table, ...rows) => {
			for (const row of rows)
				await client.query(
					insertSql(table, Object.keys(row), (n) => `$${n}`),
					Object.values(row),
				)
		},
		rows: async (sql) => (await client.query(sql)).rows,
		migrate: (last) => migratePostgres(url, migrationsOf('postgres', upTo(last))),
	}
}

/**
 * Tests of the effect of migrations on old rows, with SQL alone, on each engine. @param before the first that is not
 * applied, as its name begins
 */
export function onOlderDatabases(
	what: string,
	before: string,
	tests: (open: () => Promise<OlderDatabase>) => void,
): void {
	describe(`${what} on SQLite`, () => tests(async () => onSqlite(before)))
	const server = inject('postgres')
	describe.skipIf(!server)(`${what} on PostgreSQL`, () =>
		tests(() => onPostgres(server as string, before)),
	)
}

/** A shop as it was before some migration, to be opened by the store once its rows are in. */
export interface OlderShop extends Pick<OlderDatabase, 'insert'> {
	config: { dataDir: string; databaseUrl?: string }
}

async function shopOnSqlite(before: string): Promise<OlderShop> {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-older-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
	return { ...onSqlite(before, join(dataDir, 'store.sqlite')), config: { dataDir } }
}

async function shopOnPostgres(server: string, before: string): Promise<OlderShop> {
	const { insert, url } = await onPostgres(server, before)
	return { insert, config: { dataDir: ':memory:', databaseUrl: url } }
}

/** Tests of shops that are updated, on each engine. @param before the first migration that is not applied */
export function onOlderShops(
	what: string,
	before: string,
	tests: (open: () => Promise<OlderShop>) => void,
): void {
	describe(`${what} on SQLite`, () => tests(() => shopOnSqlite(before)))
	const server = inject('postgres')
	describe.skipIf(!server)(`${what} on PostgreSQL`, () =>
		tests(() => shopOnPostgres(server as string, before)),
	)
}

/** A user as all stores had them. */
export const userRow = (id: string, role: 'Buyer' | 'Installer' | 'Admin') => ({
	id,
	name: id,
	email: `${id}@example.com`,
	role,
	created_at: '2026-01-01',
	updated_at: '2026-01-01',
})

/** An order of ₹1,000 as it was before orders had money. */
export const orderRow = (
	id: string,
	status: string,
	more: Record<string, string | number | null> = {},
) => ({
	id,
	user_id: null,
	status,
	full_name: 'Asha Kulkarni',
	contact_number: '9820000001',
	email: null,
	street: '14 Paud Road',
	city: 'Pune',
	zip_code: '411038',
	country: 'India',
	total_paise: 1_000_00,
	tax_paise: 50_00,
	installer_id: null,
	tracking_key: `key-${id}`,
	idempotency_scope: 'nobody',
	idempotency_key: id,
	request_hash: 'h',
	zip_prefix: '411',
	created_at: 1_700_000_000_000,
	updated_at: 1_700_000_000_001,
	state: 'Maharashtra',
	...more,
})
