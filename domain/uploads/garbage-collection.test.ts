import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { runMaintenance } from '../../store/maintenance.ts'
import { once, order, product } from '../../test/builders.ts'
import { folderOf } from '../../test/files/folder-of.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { ownsPictures } from './picture-owner.ts'
import { filesInFolder } from './storage/folder-storage.ts'

let colour = 0

async function pictureForm() {
	colour += 0x01_23_45
	const background = `#${(colour % 0x1_00_00_00).toString(16).padStart(6, '0')}`
	const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background } })
		.png()
		.toBuffer()
	const send = (caller: Caller, path: string) => {
		const body = new FormData()
		body.append('image', new File([bytes as BlobPart], 'picture.png'))
		return caller.raw('POST', path, body)
	}
	return { send }
}

async function upload(admin: Caller): Promise<string> {
	const { body } = await (await pictureForm()).send(admin, '/api/upload')
	return body.imageUrl
}

/** Makes every file there is so many milliseconds old. */
async function age({ store }: TestStore, by = 2 * DAY_MS) {
	const then = new Date(Date.now() - by)
	for (const folder of [folderOf(store, 'pictures'), folderOf(store, 'photos')])
		for (const name of await readdir(folder).catch(() => []))
			await utimes(join(folder, name), then, then)
}

/** How many files of each picture are there, in the order asked. */
async function left({ store }: TestStore, ...urls: string[]) {
	const names = await readdir(folderOf(store, 'pictures'))
	return urls.map((url) => names.filter((name) => name.startsWith(url.slice(9, -5))).length)
}

const WHOLE = 7

describeOnAllEngines('uploaded pictures', (open, itOnSqlite) => {
	itOnSqlite('are deleted a day after they were uploaded, where nothing names them', async () => {
		const opened = await open()
		const admin = await opened.as('Admin')
		const url = await upload(admin)
		await age(opened, DAY_MS - 60_000)
		await runMaintenance(opened.store)
		expect(await left(opened, url)).toEqual([WHOLE])
		await age(opened, DAY_MS + 60_000)
		await runMaintenance(opened.store)
		expect(await left(opened, url)).toEqual([0])
		await runMaintenance(opened.store)
	})

	itOnSqlite('stay as long as a product has them, however it names them', async () => {
		const opened = await open()
		const admin = await opened.as('Admin')
		const urls = []
		for (let n = 0; n < 6; n++) urls.push(await upload(admin))
		const [first, second, archived, sized, described, none] = urls as [
			string,
			string,
			string,
			string,
			string,
			string,
		]
		const made = [
			product({ id: 'one', image: first, pictures: [second] }),
			product({ id: 'old', image: archived, archived: true }),
			product({
				id: 'sized',
				image: `https://store.example${sized.replace('.webp', '-400.avif')}`,
				description: `As in ${described}`,
			}),
		]
		for (const input of made) expect((await admin.post('/api/products', input)).status).toBe(201)
		await age(opened)
		await runMaintenance(opened.store)
		expect(await left(opened, ...urls)).toEqual([...Array(5).fill(WHOLE), 0])
		expect(none).toBeDefined()
		await admin.put('/api/products/one', { image: second, pictures: [] })
		await admin.delete('/api/products/sized')
		await runMaintenance(opened.store)
		expect(await left(opened, ...urls)).toEqual([0, WHOLE, WHOLE, 0, 0, 0])
	})

	it('stay as long as one photo of any installation shows them', async () => {
		const opened = await open()
		const [buyer, installer] = [await opened.as('Buyer'), await opened.as('Installer')]
		const { send } = await pictureForm()
		const photos: { path: string; id: string }[] = []
		for (let n = 0; n < 2; n++) {
			const { body } = await buyer.post('/api/orders', order(), once())
			await installer.post(`/api/orders/${body.id}/accept`)
			const path = `/api/orders/${body.id}`
			const added = await send(installer, `${path}/checklist/survey/photos`)
			const [photo] = added.body.steps[0].photos
			photos.push({ path, id: photo.id })
		}
		const [one, other] = photos as [(typeof photos)[0], (typeof photos)[0]]
		const files = async () => (await readdir(folderOf(opened.store, 'photos'))).length
		await age(opened)
		for (const [photo, left] of [
			[one, WHOLE],
			[other, 0],
		] as const) {
			await runMaintenance(opened.store)
			expect(await files()).toBe(WHOLE)
			expect((await installer.delete(`${photo.path}/photos/${photo.id}`)).status).toBe(200)
			await runMaintenance(opened.store)
			expect(await files()).toBe(left)
		}
	})

	it('wait another day once they are uploaded again', async () => {
		const opened = await open()
		const admin = await opened.as('Admin')
		const { send } = await pictureForm()
		const first = await send(admin, '/api/upload')
		await age(opened)
		const again = await send(admin, '/api/upload')
		expect(again.body).toEqual(first.body)
		await runMaintenance(opened.store)
		expect(await left(opened, again.body.imageUrl)).toEqual([WHOLE])
	})

	itOnSqlite(
		'go with what unfinished writing left, and nothing else in the folder goes',
		async () => {
			const opened = await open()
			const admin = await opened.as('Admin')
			const url = await upload(admin)
			await admin.post('/api/products', product({ image: url }))
			const uploadsDir = folderOf(opened.store, 'pictures')
			const unfinished = `${url.slice(9, -5)}-200.avif.0b0f3a52-0000-4000-8000-000000000000`
			for (const name of [unfinished, 'notes.txt', 'a.webp'])
				writeFileSync(join(uploadsDir, name), '')
			await age(opened)
			await runMaintenance(opened.store)
			const names = await readdir(uploadsDir)
			expect(names).toContain('notes.txt')
			expect(names).toContain('a.webp')
			expect(names).not.toContain(unfinished)
			expect(await left(opened, url)).toEqual([WHOLE])
		},
	)

	itOnSqlite('are deleted from the start on, but not where another database has them', async () => {
		const opened = await open()
		const admin = await opened.as('Admin')
		const url = await upload(admin)
		await age(opened)
		await runMaintenance(opened.store, async () => false)
		expect(await left(opened, url)).toEqual([WHOLE])
		await runMaintenance(opened.store, async () => true)
		expect(await left(opened, url)).toEqual([0])
	})

	itOnSqlite('are named in no column that nobody looks into', async () => {
		const opened = await open()
		const { store, people } = opened
		const [admin, buyer, installer] = await people('Admin', 'Buyer', 'Installer')
		const [image, second] = [await upload(admin), await upload(admin)]
		await admin.post('/api/products', product({ image, pictures: [second] }))
		await buyer.post('/api/cart/items', { productId: 'test-panel' })
		const { body } = await buyer.post('/api/orders', order(null), once())
		await installer.post(`/api/orders/${body.id}/accept`)
		const path = `/api/orders/${body.id}/checklist/survey/photos`
		expect((await (await pictureForm()).send(installer, path)).status).toBe(201)
		const [file = ''] = await readdir(folderOf(store, 'photos'))
		// A whole address, not a part of another site's.
		const named = ['"/uploads/', file.slice(0, 32)]
		const columns = new Set<string>()
		for (const { name } of await store.db.introspection.getTables()) {
			const rows = await store.db
				.selectFrom(name as 'users')
				.selectAll()
				.execute()
			for (const row of rows)
				for (const [column, value] of Object.entries(row))
					if (named.some((each) => JSON.stringify(value)?.includes(each)))
						columns.add(`${name}.${column}`)
		}
		expect([...columns].sort()).toEqual([
			// The entry describes the action in words; the log shows no picture.
			'audit_entries.after',
			'installation_photos.image',
			'products.image',
			'products.pictures',
		])
	})
})

const owns = (where: { dataDir: string; databaseUrl?: string }) =>
	ownsPictures(where, filesInFolder(where.dataDir))

it('a folder’s pictures belong to the first database that uses it', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-owner-'))
	const one = { dataDir, databaseUrl: 'postgres://me:secret@db.example:5432/one' }
	try {
		expect(await owns(one)).toBe(true)
		expect(await owns({ ...one, databaseUrl: 'postgres://you:new@db.example:5432/one' })).toBe(true)
		expect(await owns({ ...one, databaseUrl: 'postgres://me@db.example:5432/two' })).toBe(false)
		expect(await owns({ dataDir })).toBe(false)
		expect(readdirSync(dataDir)).toEqual(['uploads-of'])
		expect(await owns({ dataDir: join(dataDir, 'nowhere') })).toBe(false)
	} finally {
		rmSync(dataDir, { recursive: true })
	}
})

it('the pictures beside a database file are the file’s', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-owner-'))
	try {
		writeFileSync(join(dataDir, 'store.sqlite'), '')
		expect(await owns({ dataDir, databaseUrl: 'postgres://db.example/one' })).toBe(false)
		expect(existsSync(join(dataDir, 'uploads-of'))).toBe(false)
		expect(await owns({ dataDir })).toBe(true)
		expect(await owns({ dataDir, databaseUrl: 'postgres://db.example/one' })).toBe(false)
	} finally {
		rmSync(dataDir, { recursive: true })
	}
})
