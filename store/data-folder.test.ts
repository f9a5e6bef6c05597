import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnAllEngines } from '../test/store.ts'
import { openStore } from './open.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'solbazaar-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () =>
	openStore({
		mode: 'demo',
		dataDir: folder,
		databaseUrl: undefined,
		sampleData: false,
		sessionSecret: undefined,
		logLevel: 'silent',
	})

const path = (name: string) => join(folder, name)
const modeOf = (name: string) => statSync(path(name)).mode & 0o777

function addPicture() {
	mkdirSync(path('uploads'), { recursive: true })
	writeFileSync(path('uploads/picture.webp'), 'a picture')
}

describe('a database file that was there and is not', () => {
	it('is not replaced by an empty one: missing beside uploads', async () => {
		addPicture()
		await expect(open()).rejects.toThrow(/store\.sqlite is missing, but \S+uploads was written by/)
		expect(statSync(path('store.sqlite'), { throwIfNoEntry: false })).toBeUndefined()
	})

	it('is not replaced by an empty one: empty beside uploads', async () => {
		addPicture()
		writeFileSync(path('store.sqlite'), '')
		await expect(open()).rejects.toThrow(/store\.sqlite is empty, but .+ Put store\.sqlite back/)
		expect(statSync(path('store.sqlite')).size).toBe(0)
	})

	it('is not replaced by an empty one: missing beside its journal', async () => {
		writeFileSync(path('store.sqlite-wal'), 'what was written last')
		await expect(open()).rejects.toThrow(/store\.sqlite is missing, but \S+store\.sqlite-wal/)
	})

	it('is made where the pictures are of another database', async () => {
		addPicture()
		writeFileSync(path('uploads-of'), 'postgres://somewhere/shop')
		await using store = await open()
		expect(store.catalogue.products.length).toBeGreaterThan(0)
	})
})

describeOnAllEngines('a database without an account', (openTest) => {
	it('is refused beside pictures that were uploaded to it', async () => {
		const { config } = await openTest({ onDisk: true })
		mkdirSync(join(config.dataDir, 'uploads'), { recursive: true })
		writeFileSync(join(config.dataDir, 'uploads/picture.webp'), 'a picture')
		const { host, pathname } = new URL(config.databaseUrl ?? 'postgres://none/none')
		const owner = config.databaseUrl ? `postgres://${host}${pathname}` : 'store.sqlite'
		writeFileSync(join(config.dataDir, 'uploads-of'), owner)
		await expect(openStore(config)).rejects.toThrow('the database is empty, but')
	})
})

describe.skipIf(process.platform === 'win32')('the files of the store', () => {
	it('are nobody else’s', async () => {
		rmSync(folder, { recursive: true })
		await using store = await open()
		await store.db.selectFrom('users').select('id').execute()
		expect(statSync(folder).mode & 0o777).toBe(0o700)
		for (const name of ['store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm', 'session-secret'])
			expect([name, modeOf(name)]).toEqual([name, 0o600])
		expect(modeOf('uploads')).toBe(0o700)
	})

	it('are taken from others where they were open to them', async () => {
		await (await open())[Symbol.asyncDispose]()
		chmodSync(folder, 0o755)
		for (const name of ['store.sqlite', 'session-secret']) chmodSync(path(name), 0o644)
		await using _store = await open()
		expect(statSync(folder).mode & 0o777).toBe(0o700)
		expect([modeOf('store.sqlite'), modeOf('store.sqlite-wal')]).toEqual([0o600, 0o600])
		expect(modeOf('session-secret')).toBe(0o600)
	})

	it('are taken from others alone where the folder holds other things as well', async () => {
		writeFileSync(path('something else'), '')
		chmodSync(folder, 0o755)
		chmodSync(path('something else'), 0o644)
		await using _store = await open()
		expect(statSync(folder).mode & 0o777).toBe(0o755)
		expect([modeOf('something else'), modeOf('store.sqlite')]).toEqual([0o644, 0o600])
	})
})
