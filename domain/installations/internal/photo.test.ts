import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import { openStore } from '../../../store/open.ts'
import { once, order, product } from '../../../test/builders.ts'
import { folderOf } from '../../../test/files/folder-of.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'

async function photo(background = '#f80') {
	const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background } })
		.png()
		.toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'roof.png'))
	return form
}

/** A job with one photo of its survey. */
async function photographed({ as }: TestStore, orderedBy?: Caller) {
	const [buyer, installer] = [orderedBy ?? (await as('Buyer')), await as('Installer')]
	const { body } = await buyer.post('/api/orders', order(), once())
	const path = `/api/orders/${body.id}`
	await installer.post(`${path}/accept`)
	const taken = await installer.raw('POST', `${path}/checklist/survey/photos`, await photo())
	const [{ id, imageUrl }] = taken.body.steps[0].photos
	return { buyer, installer, path, id, imageUrl, key: body.trackingKey, orderId: body.id }
}

const GONE = { status: 404, detail: 'There is no such photo, or it is not yours to see.' }

describeOnAllEngines('a photo of a job', (open, itOnSqlite) => {
	itOnSqlite('is for those of the job alone, and its address of no use to others', async () => {
		const opened = await open()
		const { as, visitor, store } = opened
		const job = await photographed(opened)
		for (const caller of [job.buyer, job.installer, await as('Admin')]) {
			const { status, headers } = await caller.get(job.imageUrl)
			expect(status).toBe(200)
			expect(headers.get('content-type')).toBe('image/webp')
			expect(headers.get('cache-control')).toBe('private, no-cache')
		}
		for (const caller of [visitor(), await as('Buyer'), await as('Installer')])
			expect((await caller.get(job.imageUrl)).body).toMatchObject(GONE)
		expect(await readdir(folderOf(store, 'pictures')).catch(() => [])).toEqual([])
		const other = await photographed(opened)
		expect((await other.buyer.get(`${other.path}/photos/${job.id}`)).body).toMatchObject(GONE)
	})

	itOnSqlite('is a guest’s by the key of the order, in the address or followed', async () => {
		const opened = await open()
		const job = await photographed(opened, opened.visitor())
		const guest = opened.visitor()
		expect((await guest.get(`${job.imageUrl}?key=${job.key}&width=200`)).status).toBe(200)
		expect((await guest.get(job.imageUrl)).body).toMatchObject(GONE)
		await guest.put(`${job.path}/follow`, { key: job.key })
		const { body } = await guest.get(`${job.path}/installation`)
		expect(body.steps[0].photos[0].imageUrl).toBe(job.imageUrl)
		expect((await guest.get(job.imageUrl)).status).toBe(200)
		await guest.delete(`${job.path}/follow`)
		expect((await guest.get(`${job.imageUrl}?key=wrong`)).body).toMatchObject(GONE)
	})

	it('is no longer shown to an installer who has lost the job, nor to who has logged out', async () => {
		const opened = await open()
		const job = await photographed(opened)
		const tag = (await job.installer.get(job.imageUrl)).headers.get('etag') ?? ''
		const again = () => job.installer.get(job.imageUrl, { 'if-none-match': tag })
		expect((await again()).status).toBe(304)
		const { user } = (await (await opened.as('Installer')).get('/api/session')).body
		const admin = await opened.as('Admin')
		const reassigned = await admin.post(`${job.path}/reassign`, { installerId: user.id })
		expect(reassigned.status).toBe(200)
		expect((await again()).body).toMatchObject(GONE)
		await job.buyer.delete('/api/session')
		expect((await job.buyer.get(job.imageUrl)).body).toMatchObject(GONE)
	})

	itOnSqlite('comes in three widths', async () => {
		const job = await photographed(await open())
		const tags = new Set<string | null>()
		for (const width of ['', '200', '400', '800']) {
			const { status, headers } = await job.buyer.get(job.imageUrl + (width && `?width=${width}`))
			expect(status).toBe(200)
			tags.add(headers.get('etag'))
		}
		expect(tags.size).toBe(4)
		expect((await job.buyer.get(`${job.imageUrl}?width=5000`)).status).toBe(422)
	})

	it('of before is moved away from its public address as the store opens', async () => {
		const opened = await open({ onDisk: true })
		const uploadsDir = folderOf(opened.store, 'pictures')
		const [alone, shown] = ['a'.repeat(32), 'b'.repeat(32)]
		await mkdir(uploadsDir, { recursive: true })
		for (const hash of [alone, shown])
			for (const end of ['.webp', '-200.webp', '-200.avif'])
				await writeFile(join(uploadsDir, hash + end), `${hash}${end}`)
		const admin = await opened.as('Admin')
		await admin.post('/api/products', product({ image: `/uploads/${shown}.webp` }))
		const job = await photographed(opened)
		const rows = [alone, shown].map((hash, n) => ({
			id: `old-${n}`,
			order_id: job.orderId as OrderId,
			step: 'survey' as const,
			image: `/uploads/${hash}.webp`,
			created_at: n,
		}))
		await opened.store.db.insertInto('installation_photos').values(rows).execute()
		for (let starts = 0; starts < 2; starts++) {
			await using store = await openStore(opened.config)
			const left = await readdir(folderOf(store, 'pictures'))
			expect(left.every((name) => name.startsWith(shown))).toBe(true)
			expect(left).toHaveLength(3)
		}
		const { body } = await job.buyer.get(`${job.path}/installation`)
		for (const { imageUrl } of body.steps[0].photos)
			expect((await job.buyer.get(imageUrl)).status).toBe(200)
	})
})
