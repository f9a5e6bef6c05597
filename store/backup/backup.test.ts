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
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { once, order, PASSWORD } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'
import { openStore } from '../open.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

/** Where a backup of a store is restored to: on PostgreSQL a database of its own. */
async function elsewhere({ config, store }: TestStore) {
	const dataDir = join(emptyFolder(), 'shop')
	if (!config.databaseUrl) return { ...config, dataDir }
	const name = `restored_${Date.now()}`
	await sql.raw(`create database ${name}`).execute(store.db)
	const url = new URL(config.databaseUrl)
	url.pathname = `/${name}`
	return { ...config, dataDir, databaseUrl: url.href }
}

const filled = async (opened: TestStore) => {
	const { as, store } = opened
	const buyer = await as('Buyer')
	const placed = await buyer.post('/api/orders', order(), once())
	expect(placed.status).toBe(201)
	writeFileSync(join(store.uploadsDir, 'roof.webp'), 'a picture')
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
		let isOver = false
		const ordering = (async () => {
			let count = 0
			while (!isOver) {
				const { status } = await buyer.post('/api/orders', order(), once())
				if (status === 201) count++
				// The copy is made beside it, in steps of its own.
				await setImmediate()
			}
			return count
		})()
		expect(await backUp(opened.config, folder)).toBe(1)
		isOver = true
		expect(await ordering).toBeGreaterThan(0)
		const target = await elsewhere(opened)
		expect((await restore(target, folder)).before).toBeNull()
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
		await backUp(opened.config, folder)
		await expect(backUp(opened.config, folder)).rejects.toThrow(/is not empty/)
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
		await backUp(opened.config, folder)
		const target = await elsewhere(opened)
		await expect(restore(target, folder)).rejects.toThrow(
			/solar-panel-500w has a stock of 7777, and its ledger counts/,
		)
		expect(existsSync(target.dataDir)).toBe(false)
	})
})

describeOnSqlite('a backup', (open) => {
	it('takes the place of other data, which is moved aside, and of a running store’s never', async () => {
		const opened = await open({ onDisk: true })
		await filled(opened)
		const folder = emptyFolder()
		await backUp(opened.config, folder)
		await expect(restore(opened.config, folder)).rejects.toThrow(/A store is running on/)
		const { dataDir } = await elsewhere(opened)
		const target = { ...opened.config, dataDir }
		await restore(target, folder)
		writeFileSync(join(dataDir, 'mark'), 'older')
		const { before } = await restore(target, folder)
		expect(readFileSync(join(before ?? '', 'mark'), 'utf8')).toBe('older')
		expect(readdirSync(dataDir)).not.toContain('mark')
	})

	it('is for its owner alone', async () => {
		const opened = await open({ onDisk: true })
		const folder = emptyFolder()
		await backUp(opened.config, folder)
		for (const name of ['store.sqlite', 'manifest.json'])
			expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
	})
})
