import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../test/databases/fresh-postgres.ts'
import { migratePostgres, pendingOnPostgres } from '../migrate.ts'
import { ownMigrations, readMigrations } from '../migration-list.ts'

const FIRST = { '0001-shops.sql': 'create table shops (id text primary key, size text);' }
const SECOND = {
	...FIRST,
	'0002-sizes.sql':
		'-- breaks the version before: it reads the size of a shop\nalter table shops drop column size;',
}

function migrationsOf(files: Record<string, string>) {
	const path = mkdtempSync(join(tmpdir(), 'solbazaar-migrations-'))
	onTestFinished(() => rmSync(path, { recursive: true }))
	for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql)
	return readMigrations('postgres', pathToFileURL(`${path}/`))
}

async function emptyDatabase() {
	const database = await freshDatabase('template0')
	onTestFinished(async () => {
		await database.drop()
	})
	return database.url
}

const REFUSED = '0002-sizes.sql is nothing that the version before can work with'

function refuse(words: string): never {
	throw new Error(words)
}

it('a migration that the version before does not stand is told of, and can be refused', async () => {
	const url = await emptyDatabase()
	await migratePostgres(url, migrationsOf(FIRST), refuse)
	const second = migrationsOf(SECOND)
	await expect(migratePostgres(url, second, refuse)).rejects.toThrow(REFUSED)
	expect((await pendingOnPostgres(url, second)).map(({ name }) => name)).toEqual(['0002-sizes.sql'])
	const told: string[] = []
	await migratePostgres(url, second, (words) => told.push(words))
	expect(told).toEqual([expect.stringContaining('it reads the size of a shop')])
	expect(await pendingOnPostgres(url, second)).toEqual([])
})

it('of a new database nothing is told: there is no version before', async () => {
	await migratePostgres(await emptyDatabase(), migrationsOf(SECOND), refuse)
})

/** The last that was made before there was the marker. */
const BEFORE_THE_MARKER = '0180'

/** What takes something from the version before, as far as the words of a migration tell. */
const TAKES =
	/\bdrop\s+(?:table|column)\b|\brename\s+(?:to|column)\b|\bset\s+not\s+null\b|\badd\s+column\s(?:(?!\bdefault\b)[^;,])*\bnot\s+null\b(?!(?:(?!;|,)[^;])*\bdefault\b)/i

it.each([
	['alter table shops drop column size', true],
	['alter table shops rename column size to area', true],
	['drop table shops', true],
	['alter table shops alter column size set not null', true],
	['alter table shops add column area bigint not null', true],
	['alter table shops add column area bigint not null default 0', false],
	["alter table shops add column area text default '' not null", false],
	['alter table shops add column area bigint', false],
	['create table areas (id text primary key, size bigint not null)', false],
])('%s takes something: %s', (sql, takes) => {
	expect(TAKES.test(sql)).toBe(takes)
})

it('every migration that takes something says so', () => {
	const silent = ownMigrations('postgres').filter(
		({ name, sql, breaks }) => name > BEFORE_THE_MARKER && breaks === null && TAKES.test(sql),
	)
	expect(silent.map(({ name }) => name)).toEqual([])
})
