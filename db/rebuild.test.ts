import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { backUpBeforeMigrating } from './backup.ts'
import { openSqlite } from './engines/sqlite.ts'
import { migratePostgres, migrateSqlite } from './migrate.ts'
import { type Engine, readMigrations } from './migration-list.ts'

const SHOPS = `create table shops (id text primary key, size text not null check (size in ('small', 'large')));
create table goods (id text primary key, shop_id text not null references shops (id) on delete cascade);
insert into shops (id, size) values ('a', 'small'), ('b', 'large');
insert into goods (id, shop_id) values ('1', 'a'), ('2', 'b');`

const ANEW = (rows: string) => `-- rebuilds a table
create table shops_new (id text primary key, size text not null check (size in ('small', 'large', 'huge')));
insert into shops_new select * from shops ${rows};
drop table shops;
alter table shops_new rename to shops;`

const ON_POSTGRES = `alter table shops drop constraint shops_size_check;
alter table shops add constraint shops_size_check check (size in ('small', 'large', 'huge'));`

function folder() {
	const path = mkdtempSync(join(tmpdir(), 'solbazaar-migrations-'))
	onTestFinished(() => rmSync(path, { recursive: true }))
	return path
}

function migrationsOf(files: Record<string, string>, engine: Engine) {
	const path = folder()
	for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql)
	return readMigrations(engine, pathToFileURL(`${path}/`))
}

const rowsOf = (database: DatabaseSync, sql: string) =>
	database
		.prepare(sql)
		.all()
		.map((row) => Object.values(row).join(' '))

describe('a migration that makes a table anew', () => {
	const first = { '0001-shops.sql': SHOPS }

	it('keeps what refers to it on SQLite, which is watched over again afterwards', () => {
		const database = openSqlite(':memory:')
		migrateSqlite(database, migrationsOf(first, 'sqlite'))
		migrateSqlite(
			database,
			migrationsOf(
				{ ...first, '0002-sizes.sqlite.sql': ANEW(''), '0002-sizes.postgres.sql': ON_POSTGRES },
				'sqlite',
			),
		)
		expect(rowsOf(database, 'select id, shop_id from goods order by id')).toEqual(['1 a', '2 b'])
		database.exec("insert into shops values ('c', 'huge')")
		expect(() => database.exec("insert into goods values ('3', 'nowhere')")).toThrow(/foreign key/i)
		expect(rowsOf(database, 'select name from migrations order by name')).toEqual([
			'0001-shops.sql',
			'0002-sizes.sqlite.sql',
		])
	})

	it('is refused where it would leave rows that refer to nothing, and nothing is changed', () => {
		const database = openSqlite(':memory:')
		const lossy = migrationsOf({ ...first, '0002-sizes.sql': ANEW("where id = 'a'") }, 'sqlite')
		expect(() => migrateSqlite(database, lossy)).toThrow(
			'0002-sizes.sql would leave 1 rows that refer to nothing, the first in goods to shops.',
		)
		expect(rowsOf(database, 'select id from shops order by id')).toEqual(['a', 'b'])
		expect(() => database.exec("insert into shops values ('c', 'huge')")).toThrow(/check/i)
	})

	it('that breaks off is taken up again, and what came before it stands', () => {
		const database = openSqlite(':memory:')
		const broken = {
			...first,
			'0002-more.sql': "insert into shops values ('c', 'small'); nonsense;",
		}
		expect(() => migrateSqlite(database, migrationsOf(broken, 'sqlite'))).toThrow(/syntax/)
		expect(rowsOf(database, 'select id from shops order by id')).toEqual(['a', 'b'])
		const mended = { ...first, '0002-more.sql': "insert into shops values ('c', 'small');" }
		migrateSqlite(database, migrationsOf(mended, 'sqlite'))
		expect(rowsOf(database, 'select id from shops order by id')).toEqual(['a', 'b', 'c'])
	})

	it('has a file of its own for each engine', () => {
		const files = { '0002-sizes.sqlite.sql': '', '0002-sizes.postgres.sql': '', '0003-all.sql': '' }
		const namesFor = (engine: Engine) => migrationsOf(files, engine).map(({ name }) => name)
		expect(namesFor('sqlite')).toEqual(['0002-sizes.sqlite.sql', '0003-all.sql'])
		expect(namesFor('postgres')).toEqual(['0002-sizes.postgres.sql', '0003-all.sql'])
		expect(() => migrationsOf({ '0002-sizes.mysql.sql': '' }, 'sqlite')).toThrow(
			/no name of a migration/,
		)
	})

	it.skipIf(!inject('postgres'))(
		'is a change of the constraint on PostgreSQL, also for two at once',
		async () => {
			const server = inject('postgres') as string
			const name = 'rebuild_test'
			const admin = new pg.Client(server)
			await admin.connect()
			await admin.query(`create database ${name}`)
			const url = server.replace('/postgres?', `/${name}?`)
			const files = {
				...first,
				'0002-sizes.sqlite.sql': ANEW(''),
				'0002-sizes.postgres.sql': ON_POSTGRES,
			}
			const migrations = migrationsOf(files, 'postgres')
			await Promise.all([migratePostgres(url, migrations), migratePostgres(url, migrations)])
			const client = new pg.Client(url)
			await client.connect()
			await client.query("insert into shops values ('c', 'huge')")
			const { rows } = await client.query('select count(*)::int as goods from goods')
			expect(rows).toEqual([{ goods: 2 }])
			await client.end()
			await admin.query(`drop database ${name} with (force)`)
			await admin.end()
		},
	)
})

describe('a copy of a live shop', () => {
	const opened = (mode: string) => {
		const dataDir = folder()
		const database = openSqlite(join(dataDir, 'store.sqlite'))
		migrateSqlite(database)
		database.exec(`insert into data_mode values (1, '${mode}', 0)`)
		return { dataDir, database }
	}
	/** As a store before the last migration left it. */
	const forget = (database: DatabaseSync) =>
		database.exec('delete from migrations where name = (select max(name) from migrations)')

	it('is made before anything is migrated, for its owner alone', () => {
		const { dataDir, database } = opened('live')
		forget(database)
		const file = backUpBeforeMigrating(database, dataDir)
		if (!file) throw new Error('no copy was made')
		expect(statSync(file).mode & 0o777).toBe(0o600)
		const copy = new DatabaseSync(file, { readOnly: true })
		expect(rowsOf(copy, 'select mode from data_mode')).toEqual(['live'])
		copy.close()
	})

	it('is not made where nothing is migrated, nor of a demo', () => {
		const live = opened('live')
		expect(backUpBeforeMigrating(live.database, live.dataDir)).toBeNull()
		const demo = opened('demo')
		forget(demo.database)
		expect(backUpBeforeMigrating(demo.database, demo.dataDir)).toBeNull()
		expect(readdirSync(demo.dataDir)).not.toContain('backups')
	})
})
