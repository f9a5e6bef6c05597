import {
	appendFileSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { isEmptyOnPostgres } from '../../db/engines/schema-there.ts'
import { ownMigrations } from '../../db/migration-list.ts'
import { once, order, PASSWORD } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { databaseBeside } from '../../test/databases/database-beside.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { folderOf } from '../../test/files/folder-of.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'
import { openStore } from '../open.ts'
import { backUp } from './backup.ts'
import { hashOf, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { restore } from './restore.ts'
import { signatureOf } from './signature.ts'

const SECRET = 'a secret of this store and no other one'
const OTHER = 'a secret of another store, or of none at all'

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

/** Where a backup of a store is restored to: on PostgreSQL a database of its own. */
async function elsewhere({ config }: TestStore) {
	const sessionSecret = SECRET
	const dataDir = join(emptyFolder(), 'shop')
	if (!config.databaseUrl) return { ...config, dataDir, sessionSecret }
	return {
		...config,
		dataDir,
		sessionSecret,
		databaseUrl: await databaseBeside(config.databaseUrl),
	}
}

const signed = ({ config }: TestStore) => ({ ...config, sessionSecret: SECRET })

const filled = async (opened: TestStore) => {
	const { as, store } = opened
	const buyer = await as('Buyer')
	const placed = await buyer.post('/api/orders', order(), once())
	expect(placed.status).toBe(201)
	writeFileSync(join(folderOf(store, 'pictures'), 'roof.webp'), 'a picture')
	return { buyer, id: placed.body.id as string }
}

describeOnAllEngines('a backup', (open) => {
	it('made while orders come in is restored elsewhere, and opens as the shop it was', async () => {
		const opened = await open({ onDisk: true })
		const { buyer, id } = await filled(opened)
		const folder = emptyFolder()
		const { db } = opened.store
		const { id: created_by } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
		await db
			.insertInto('bank_statements')
			.values({ id: 'one', text: 'Asha', created_by, created_at: 1 })
			.execute()
		let isDone = false
		const ordering = (async () => {
			let count = 0
			while (!isDone) {
				const { status } = await buyer.post('/api/orders', order(), once())
				if (status === 201) count++
				// The copy is made beside it, in steps of its own.
				await setImmediate()
			}
			return count
		})()
		expect(await backUp(signed(opened), folder)).toEqual({ pictures: 1, isSigned: true })
		isDone = true
		expect(await ordering).toBeGreaterThan(0)
		const target = await elsewhere(opened)
		expect(await restore(target, folder)).toEqual({
			before: null,
			madeAt: expect.any(String),
			signedBy: 'store',
			migratedFrom: null,
		})
		await using again = await openStore(target)
		again.hasher.scheme = opened.store.hasher.scheme
		expect(await again.db.selectFrom('bank_statements').select('id').execute()).toEqual([])
		const { visitor } = callersOf(again)
		const caller = visitor()
		const email = (await buyer.get('/api/session')).body.user.email
		expect(
			(await caller.post('/api/session', { email, password: PASSWORD, role: 'Buyer' })).status,
		).toBe(200)
		expect((await caller.get(`/api/orders/${id}`)).body).toMatchObject({ id })
		expect(readFileSync(join(target.dataDir, 'uploads', 'roof.webp'), 'utf8')).toBe('a picture')
	})

	it('is refused where it is not whole or not as it was, and the data stays', async () => {
		const opened = await open({ onDisk: true })
		await filled(opened)
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		await expect(backUp(signed(opened), folder)).rejects.toThrow(/is not empty/)
		const target = await elsewhere(opened)
		appendFileSync(join(folder, 'uploads', 'roof.webp'), '!')
		await expect(restore(target, folder)).rejects.toThrow(
			/damaged: uploads\/roof.webp is not what was saved/,
		)
		rmSync(join(folder, 'uploads', 'roof.webp'))
		await expect(restore(target, folder)).rejects.toThrow(
			/not whole: uploads\/roof.webp is missing/,
		)
		rmSync(join(folder, 'manifest.json'))
		await expect(restore(target, folder)).rejects.toThrow(/manifest.json is missing/)
		expect(existsSync(target.dataDir)).toBe(false)
	})

	it('whose stock is not what its ledger counts is refused, with the product named', async () => {
		const opened = await open({ onDisk: true })
		const { store } = opened
		await store.db
			.updateTable('products')
			.set({ stock: 7777 })
			.where('id', '=', 'solar-panel-500w' as never)
			.execute()
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		const target = await elsewhere(opened)
		// Twice: the first has left nothing behind.
		for (const _ of [1, 2])
			await expect(restore(target, folder)).rejects.toThrow(
				/solar-panel-500w has a stock of 7777, and its ledger counts/,
			)
		expect(existsSync(target.dataDir)).toBe(false)
		if (target.databaseUrl) expect(await isEmptyOnPostgres(target.databaseUrl)).toBe(true)
	})
})

/** Writes a manifest anew, with changes, and signs it with a secret or leaves it unsigned. */
function rewrite(folder: string, changed: Partial<Manifest>, secret?: string) {
	const { signature: _, ...before } = readManifest(folder)
	const manifest = { ...before, ...changed }
	const signature = secret && signatureOf(manifest, secret)
	writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, signature }))
}

describeOnAllEngines('the signature of a backup', (open) => {
	it('is asked for, and its lack is said where it is not', async () => {
		const opened = await open({ onDisk: true })
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		const target = await elsewhere(opened)
		const stranger = { ...target, sessionSecret: OTHER }
		await expect(restore(stranger, folder)).rejects.toThrow(/another secret.+--unsigned/)
		rewrite(folder, { madeAt: '2026-01-01T00:00:00.000Z' })
		await expect(restore(target, folder)).rejects.toThrow(/is not signed.+--unsigned/)
		rewrite(folder, { madeAt: '2026-01-01T00:00:00.000Z' }, OTHER)
		await expect(restore(target, folder)).rejects.toThrow(/another secret/)
		expect(existsSync(target.dataDir)).toBe(false)
		expect(await restore(target, folder, { isUnsignedTaken: true })).toMatchObject({
			signedBy: 'other',
		})
	})

	it('does not let a manifest name files elsewhere', async () => {
		const opened = await open({ onDisk: true })
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		const target = await elsewhere(opened)
		const manifest = readManifest(folder)
		for (const path of [
			'..',
			'../outside',
			'uploads/../../outside',
			'/etc/outside',
			'uploads/.',
			'uploads/..\\outside',
			'a/b',
		]) {
			const named = { ...manifest, files: { [path]: '0'.repeat(64) } }
			writeFileSync(join(folder, MANIFEST), JSON.stringify(named))
			await expect(restore(target, folder, { isUnsignedTaken: true }), path).rejects.toThrow(
				/is no file of a backup/,
			)
		}
	})
})

describeOnSqlite('files of any name', (open) => {
	it('are in a backup and come back from it', async () => {
		const opened = await open({ onDisk: true })
		const names = ['.DS_Store', 'my roof (1).webp', 'छत.webp', 'roof.webp.5f0c'].toSorted()
		const uploads = folderOf(opened.store, 'pictures')
		for (const name of names) writeFileSync(join(uploads, name), name)
		const folder = emptyFolder()
		expect(await backUp(signed(opened), folder)).toMatchObject({ pictures: names.length })
		const target = await elsewhere(opened)
		await restore(target, folder)
		expect(readdirSync(join(target.dataDir, 'uploads')).toSorted()).toEqual(names)
	})
})

describeOnAllEngines('the schema of a backup', (open) => {
	it('is migrated where it is older, and refused where it is newer', async () => {
		const opened = await open({ onDisk: true })
		const last = ownMigrations(opened.config.databaseUrl ? 'postgres' : 'sqlite').at(-1)?.name
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		expect(readManifest(folder).schema).toBe(last)
		const target = await elsewhere(opened)
		rewrite(folder, { schema: '9999-of-the-year-2030.sql' }, SECRET)
		await expect(restore(target, folder)).rejects.toThrow(
			`of a newer store, whose schema is 9999-of-the-year-2030.sql; this store’s is ${last}`,
		)
		expect(existsSync(target.dataDir)).toBe(false)
		await forgetMigration(opened.store, '0058-last-backup.sql')
		await opened.store.db.schema.dropTable('last_backup').execute()
		const older = emptyFolder()
		await backUp(signed(opened), older)
		rewrite(older, { schema: '0057-before.sql' }, SECRET)
		await expect(restore(target, older)).rejects.toThrow(/newer store/)
		rewrite(older, { schema: '0001-accounts.sql' }, SECRET)
		expect(await restore(target, older)).toMatchObject({ migratedFrom: '0001-accounts.sql' })
	})
})

describeOnAllEngines('what a restore finds wrong', (open) => {
	it('is said in words, with nothing changed', async () => {
		const opened = await open({ onDisk: true })
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		const target = await elsewhere(opened)
		const manifest = readFileSync(join(folder, MANIFEST), 'utf8')
		writeFileSync(join(folder, MANIFEST), manifest.slice(0, 40))
		await expect(restore(target, folder)).rejects.toThrow(/does not say what this backup holds/)
		writeFileSync(join(folder, MANIFEST), manifest)
		if (opened.config.databaseUrl) {
			const filled = { ...target, databaseUrl: opened.config.databaseUrl }
			await expect(restore(filled, folder)).rejects.toThrow(/DATABASE_URL is not empty/)
		} else {
			const copy = join(folder, 'store.sqlite')
			const bytes = readFileSync(copy)
			bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192)
			writeFileSync(copy, bytes)
			rewrite(folder, { files: { 'store.sqlite': await hashOf(copy) } }, SECRET)
			await expect(restore(target, folder)).rejects.toThrow(/database in the backup is damaged/)
		}
		expect(existsSync(target.dataDir)).toBe(false)
	})
})

describeOnSqlite('a backup', (open) => {
	it('takes the place of other data, which is moved aside, and of a running store’s never', async () => {
		const opened = await open({ onDisk: true })
		await filled(opened)
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		await expect(restore(signed(opened), folder)).rejects.toThrow(/A store is running on/)
		const { dataDir } = await elsewhere(opened)
		const target = { ...signed(opened), dataDir }
		await restore(target, folder)
		writeFileSync(join(dataDir, 'mark'), 'older')
		const { before } = await restore(target, folder)
		expect(readFileSync(join(before ?? '', 'mark'), 'utf8')).toBe('older')
		expect(readdirSync(dataDir)).not.toContain('mark')
	})

	it('is for its owner alone', async () => {
		const opened = await open({ onDisk: true })
		const folder = emptyFolder()
		await backUp(signed(opened), folder)
		for (const name of ['store.sqlite', 'manifest.json'])
			expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
	})
})
