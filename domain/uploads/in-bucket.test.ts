import { pino } from 'pino'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { runMaintenance } from '../../store/maintenance.ts'
import { openStore } from '../../store/open.ts'
import { type Caller, callersOf } from '../../test/callers.ts'
import { s3Server } from '../../test/files/s3-server.ts'
import { accepted, photo } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { ownsPictures } from './picture-owner.ts'

const bucket = async () => {
	const server = await s3Server('shop/')
	onTestFinished(() => server.remove())
	return server
}

async function upload(admin: Caller, background = '#f80') {
	const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
	const form = new FormData()
	form.append('image', new File([new Uint8Array(await picture.png().toBuffer())], 'roof.png'))
	return admin.raw('POST', '/api/upload', form)
}

describeOnAllEngines('files of a store in a bucket', (open, itOnSqlite) => {
	it('are pictures for all and photos for those of the job, and go when nothing names them', async () => {
		const { place } = await bucket()
		const callers = await open({ s3: place })
		const { files, now } = callers.store
		const { status, body } = await upload(await callers.as('Admin'))
		expect(status).toBe(201)
		const hash = body.imageUrl.slice(9, -5)
		const named = async () => (await files.pictures.list()).map(({ name }) => name)
		expect(await named()).toHaveLength(7)
		expect(await files.pictures.read(`${hash}-200.avif`)).not.toBeNull()

		const { path, installer } = await accepted(callers)
		const added = await installer.raw('POST', `${path}/checklist/survey/photos`, await photo())
		expect(added.status).toBe(201)
		const [{ imageUrl: url }] = added.body.steps[0].photos
		expect((await installer.get(url)).status).toBe(200)
		expect((await callers.visitor().get(url)).status).toBe(404)

		callers.store.now = () => now() + 3 * DAY_MS
		await runMaintenance(callers.store)
		expect(await named()).toEqual([])
		expect(await files.photos.list()).toHaveLength(7)
	})

	itOnSqlite('come in parts, which are taken together once', async () => {
		const { place } = await bucket()
		const job = await accepted(await open({ s3: place }))
		const at = `${job.path}/photo-parts/roof`
		const image = (await photo()).get('image') as File
		const bytes = new Uint8Array(await image.arrayBuffer())
		const half = Math.floor(bytes.length / 2)
		for (const [offset, part] of [
			[0, bytes.subarray(0, half)],
			[half, bytes.subarray(half)],
		] as const) {
			const form = new FormData()
			form.append('part', new File([part], 'part'))
			form.append('offset', String(offset))
			const sent = await job.installer.raw('POST', at, form)
			expect(sent.body.receivedBytes).toBe(offset + part.length)
		}
		const finish = `${job.path}/checklist/survey/photos/roof`
		const whole = await job.installer.post(finish, { bytes: bytes.length })
		expect([whole.status, whole.body.steps[0].photos.length]).toEqual([201, 1])
		expect((await job.installer.get(at)).body.receivedBytes).toBe(0)
	})

	it('are missed by name where the bucket is not there, and all else goes on', async () => {
		const { place } = await bucket()
		const s3 = { ...place, bucket: 'shpo' }
		const why = `There is no bucket shpo at ${s3.endpoint}: make it, or correct S3_BUCKET.`
		const first = await open({ s3: place, onDisk: true })
		await first.as('Admin')
		let logged = ''
		const write = (line: string) => {
			logged += line
		}
		const log = pino({}, { write })
		const config = { ...first.config, s3 }
		await using store = await openStore(config, { log })
		await expect.poll(() => logged).toContain(why)

		store.hasher.scheme = first.store.hasher.scheme
		const refused = await upload(await callersOf(store).as('Admin'))
		expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
			503,
			'unavailable',
			'The store cannot reach its pictures and photos at the moment. Please try again in a few minutes.',
		])
		const { db, now } = store
		const statement = { id: 'one', text: 'Asha', created_at: now() - 3 * DAY_MS }
		const { id: created_by } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
		await db
			.insertInto('bank_statements')
			.values({ ...statement, created_by })
			.execute()
		await expect(runMaintenance(store, () => ownsPictures(config, store.files))).rejects.toThrow(
			why,
		)
		expect(await db.selectFrom('bank_statements').select('id').execute()).toEqual([])
	})

	it('keep a new shop from opening where the bucket is not there', async () => {
		const { place } = await bucket()
		const { config } = await open({ s3: place, onDisk: true })
		const s3 = { ...place, bucket: 'shpo' }
		await expect(openStore({ ...config, s3 }, { waiting: () => {} })).rejects.toThrow(
			`There is no bucket shpo at ${s3.endpoint}: make it, or correct S3_BUCKET.`,
		)
	})

	itOnSqlite('say so while the bucket cannot be reached, and nothing else stops', async () => {
		const server = await bucket()
		const callers = await open({ s3: server.place, onDisk: true })
		const admin = await callers.as('Admin')
		await server.end()
		const refused = await upload(admin)
		expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
		expect((await admin.get('/api/products')).status).toBe(200)
		await using again = await openStore(callers.config)
		expect(again.catalogue.products.length).toBeGreaterThan(0)
	})
})
