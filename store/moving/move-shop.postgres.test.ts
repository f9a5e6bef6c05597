import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../db/engines/sqlite.ts'
import { tablesInOrder } from '../../db/moving/table-list.ts'
import { filesInFolder } from '../../domain/uploads/storage/folder-storage.ts'
import type { OrderId } from '../../shared/ids.ts'
import { once, order } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { databaseBeside } from '../../test/databases/database-beside.ts'
import { s3Server } from '../../test/files/s3-server.ts'
import { describeOnPostgres, type StoreConfig, type TestStore } from '../../test/store.ts'
import { faultsIn } from '../backup/checks.ts'
import { openStore } from '../open.ts'
import { type MovedRows, moveShop } from './move-shop.ts'
import { fileOf, type Place, placeNamed } from './place.ts'

const NAME = 'ᱥᱚᱱᱚᱛ 🌞 Lakshminarasimhan "Bobby" O\'Neill \\ Ltd'

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-move-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

const emptyDatabase = ({ databaseUrl = '' }: TestStore['config']) => databaseBeside(databaseUrl)

const SAMPLES = {
	mode: 'demo',
	sampleData: true,
	logLevel: 'silent',
	sessionSecret: 'a secret of at least thirty-two characters, quoted by tests',
} as const

const made = { folder: '', id: '' as OrderId }

/** Makes a shop on SQLite with an order of a buyer, and closes it. */
beforeAll(async () => {
	made.folder = mkdtempSync(join(tmpdir(), 'solbazaar-move-'))
	const store = await openStore({ ...SAMPLES, dataDir: made.folder, databaseUrl: undefined })
	const buyer = await callersOf(store).as('Buyer')
	const wanted = { ...order(), shipping: { ...order().shipping, fullName: NAME } }
	const placed = await buyer.post('/api/orders', wanted, once())
	expect(placed.status).toBe(201)
	made.id = placed.body.id
	await store[Symbol.asyncDispose]()
	const { pictures } = filesInFolder(made.folder)
	await pictures.write('roof.webp', new TextEncoder().encode('a roof'))
}, 60_000)
afterAll(() => rmSync(made.folder, { recursive: true, force: true }))

/** A copy of that shop. */
function shopOnSqlite({ config }: Pick<TestStore, 'config'>): Place & StoreConfig {
	const dataDir = emptyFolder()
	cpSync(made.folder, dataDir, { recursive: true })
	return { ...config, dataDir, databaseUrl: undefined }
}

async function moved(from: Place, to: string) {
	const rows = new Map<string, MovedRows>()
	await moveShop(from, placeNamed(from, to), (each) => rows.set(each.table, each))
	return rows
}

const copiedIn = (rows: Map<string, MovedRows>) =>
	[...rows.values()].filter(({ isCopied }) => isCopied).map(({ table }) => table)

describeOnPostgres('a shop that moves', (open) => {
	it('is the same on PostgreSQL, sells there, and comes back', { timeout: 60_000 }, async () => {
		const { config } = await open()
		const place = shopOnSqlite({ config })
		const { id } = made
		const there = await emptyDatabase(config)
		const first = await moved(place, there)
		expect(first.get('orders')?.rows).toBeGreaterThan(0)
		const store = await openStore({ ...place, databaseUrl: there, ...SAMPLES })
		expect(await faultsIn(store.db)).toEqual([])
		const found = await store.db.selectFrom('orders').selectAll().where('id', '=', id).execute()
		expect(found).toMatchObject([{ id, full_name: NAME }])
		const buyer = await callersOf(store).as('Buyer')
		expect((await buyer.post('/api/orders', order(), once())).status).toBe(201)
		await store[Symbol.asyncDispose]()

		const back = emptyFolder()
		const second = await moved({ ...place, databaseUrl: there }, back)
		expect(second.get('orders')?.rows).toBe((first.get('orders')?.rows ?? 0) + 1)
		expect(second.get('tariffs')?.hash).toBe(first.get('tariffs')?.hash)
		const files = filesInFolder(back)
		expect(new TextDecoder().decode((await files.pictures.read('roof.webp')) ?? undefined)).toBe(
			'a roof',
		)
		expect(await files.owner.read()).toBe('store.sqlite')
		const again = await openStore({ ...place, dataDir: back, ...SAMPLES })
		expect(await faultsIn(again.db)).toEqual([])
		await again[Symbol.asyncDispose]()
	})

	it('goes on where it was interrupted, and is opened by no store before', async () => {
		const { config } = await open()
		const place = shopOnSqlite({ config })
		const there = await emptyDatabase(config)
		const killed = moveShop(place, placeNamed(place, there), ({ table }) => {
			if (table === 'orders') throw new Error('killed')
		})
		await expect(killed).rejects.toThrow('killed')
		const opening = () => openStore({ ...place, databaseUrl: there, ...SAMPLES })
		await expect(opening()).rejects.toThrow('run npm run move again')
		const other = shopOnSqlite({ config })
		await expect(moved(other, there)).rejects.toThrow('Another shop is being moved there')
		const rows = await moved(place, there)
		expect(copiedIn(rows)).not.toContain('users')
		expect(copiedIn(rows)).toContain('order_lines')
		const store = await opening()
		expect(await faultsIn(store.db)).toEqual([])
		await store[Symbol.asyncDispose]()
		await expect(moved(place, there)).rejects.toThrow('There is a shop already')
	})

	it('goes on where the bucket of its files was away', { timeout: 60_000 }, async () => {
		const { config } = await open()
		const server = await s3Server()
		onTestFinished(() => server.remove())
		let from: Place = { ...shopOnSqlite({ config }), s3: server.place }
		for (const there of [await emptyDatabase(config), emptyFolder()]) {
			const misspelled = { ...from, s3: { ...server.place, bucket: 'shpo' } }
			await expect(moved(misspelled, there)).rejects.toThrow('There is no bucket shpo at')
			const to = placeNamed(from, there)
			const opening = () => openStore({ ...config, ...to, ...SAMPLES })
			await expect(opening()).rejects.toThrow('run npm run move again')
			expect(copiedIn(await moved(from, there))).toEqual([])
			await (await opening())[Symbol.asyncDispose]()
			from = to
		}
	})

	it('is refused while a store is open on it, and between databases of one engine', async () => {
		const { config, store: onServer } = await open()
		const onSqlite = { ...config, dataDir: emptyFolder(), databaseUrl: undefined }
		const store = await openStore({ ...onSqlite, ...SAMPLES })
		onTestFinished(() => store[Symbol.asyncDispose]())
		const there = await emptyDatabase(config)
		await expect(moved(onSqlite, there)).rejects.toThrow('A store is running on')
		await onServer.db.selectFrom('users').select('id').limit(1).execute()
		await expect(moved(config, emptyFolder())).rejects.toThrow('A store is running on DATABASE_URL')
		await expect(moved(config, there)).rejects.toThrow('the same engine')
		await expect(moved({ dataDir: emptyFolder() }, there)).rejects.toThrow('There is no')
		await expect(moved({ ...onSqlite, databaseUrl: there }, emptyFolder())).rejects.toThrow(
			'There is no shop in the database of DATABASE_URL',
		)
	})

	it('names the table that cannot be copied', async () => {
		const { config } = await open()
		const place = shopOnSqlite({ config })
		const database = openSqlite(fileOf(place))
		database.exec("update orders set full_name = 'a' || char(0) || 'b'")
		database.close()
		await expect(moved(place, await emptyDatabase(config))).rejects.toThrow(
			/^orders could not be copied/,
		)
	})

	it('has the same tables and columns on both engines', async () => {
		const { config } = await open()
		const place = shopOnSqlite({ config })
		const database = openSqlite(fileOf(place))
		const tables = tablesInOrder(database)
		database.close()
		const client = new pg.Client(config.databaseUrl)
		await client.connect()
		const { rows } = await client.query(
			"select table_name as name, column_name as column, data_type as type from information_schema.columns where table_schema = 'public'",
		)
		await client.end()
		const spelt = (list: { name: string; column: string; type: string }[]) =>
			list.map(({ name, column, type }) => `${name}.${column} ${type}`).sort()
		const onPostgres = rows.filter(({ name }) => !['migrations', 'write_probes'].includes(name))
		expect(
			spelt(
				tables.flatMap(({ name, columns }) =>
					columns.map((column) => ({ name, column: column.name, type: column.type })),
				),
			),
		).toEqual(spelt(onPostgres))
	})
})

describe('the files of a shop', () => {
	it('are those of the database that it has moved to', async () => {
		const { owner } = filesInFolder(emptyFolder())
		await owner.claim('store.sqlite')
		await owner.give('postgres://db/shop')
		expect(await owner.read()).toBe('postgres://db/shop')
	})
})
