import sharp from 'sharp'
import { expect, it } from 'vitest'
import { folderOf } from '../../../test/files/folder-of.ts'
import { accepted, photo } from '../../../test/installations.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

/** Near the roof, which is in Pune. */
const ROOF = { latitude: 18.5074, longitude: 73.8077 }

const withPlace = async () => {
	const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#48f' } })
		.withExif({
			IFD3: {
				GPSLatitudeRef: 'N',
				GPSLatitude: '18/1 30/1 36/1',
				GPSLongitudeRef: 'E',
				GPSLongitude: '73/1 48/1 36/1',
			},
		})
		.jpeg()
		.toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'roof.jpg'))
	return form
}

type Job = Awaited<ReturnType<typeof accepted>>

/** Sends a photo as a phone does. */
async function sent({ path, installer }: Job, step: string, place: object | null) {
	const bytes = new Uint8Array(await ((await photo()).get('image') as File).arrayBuffer())
	const upload = `${step} ${JSON.stringify(place)}`
	const form = new FormData()
	form.append('part', new File([bytes as BlobPart], 'part'))
	form.append('offset', '0')
	await installer.raw('POST', `${path}/photo-parts/${encodeURIComponent(upload)}`, form)
	const at = `${path}/checklist/${step}/photos/${encodeURIComponent(upload)}`
	return installer.post(at, { bytes: bytes.length, place })
}

const placesIn = (body: { steps: { step: string; photos: { place: unknown }[] }[] }, of: string) =>
	body.steps.find(({ step }) => step === of)?.photos.map(({ place }) => place)

describeOnAllEngines('the place of a photo', (open, itOnSqlite) => {
	it('is its file’s, else the phone’s, and far from the survey beyond a kilometre', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const taken = await job.installer.raw(
			'POST',
			`${job.path}/checklist/survey/photos`,
			await withPlace(),
		)
		expect(taken.status).toBe(201)
		const [survey] = placesIn(taken.body, 'survey') as { latitude: number }[]
		expect(survey).toMatchObject({ from: 'file', of: 'pin', far: false })
		expect(survey?.latitude).toBeCloseTo(18.51, 5)

		const near = { ...ROOF, latitude: 18.515, longitude: 73.812 }
		await sent(job, 'mounting', { ...near, from: 'phone' })
		await sent(job, 'mounting', { ...near, latitude: 18.53, from: 'phone' })
		const { body } = await sent(job, 'mounting', null)
		expect(placesIn(body, 'mounting')).toEqual([
			{ ...near, from: 'phone', of: 'survey', kilometres: 0.6, far: false },
			expect.objectContaining({ of: 'survey', kilometres: 2.2, far: true }),
			null,
		])
		const admin = await callers.as('Admin')
		const seen = (await admin.get(`${job.path}/installation`)).body
		expect(placesIn(seen, 'mounting')).toEqual(placesIn(body, 'mounting'))
	})

	it('is for the installer of the job and admins alone, and in no file that is shown', async () => {
		const callers = await open()
		const job = await accepted(callers)
		await job.installer.raw('POST', `${job.path}/checklist/survey/photos`, await withPlace())
		for (const { body } of [
			await job.buyer.get(`${job.path}/installation`),
			await callers.visitor().get(`${job.path}/installation?key=${job.key}`),
		]) {
			expect(placesIn(body, 'survey')).toEqual([null])
			expect(JSON.stringify(body)).not.toContain('latitude')
		}
		const { body } = await job.installer.get(`${job.path}/installation`)
		const { imageUrl } = body.steps[0].photos[0]
		const { store } = callers
		const { readdir, readFile } = await import('node:fs/promises')
		expect((await job.buyer.get(imageUrl)).status).toBe(200)
		const names = (await readdir(folderOf(store, 'photos'))).filter((name) =>
			/\.(?:webp|avif)$/.test(name),
		)
		expect(names.length).toBeGreaterThan(5)
		for (const name of names)
			expect(
				(await sharp(await readFile(`${folderOf(store, 'photos')}/${name}`)).metadata()).exif,
			).toBeUndefined()
	})

	itOnSqlite(
		'is judged by the area of the PIN code without a survey’s, and refused off the earth',
		async () => {
			const job = await accepted(await open())
			const delhi = { latitude: 28.61, longitude: 77.21, from: 'phone' }
			await sent(job, 'mounting', { ...ROOF, from: 'phone' })
			const { body } = await sent(job, 'mounting', delhi)
			expect(placesIn(body, 'mounting')).toMatchObject([
				{ of: 'pin', far: false },
				{ of: 'pin', far: true },
			])
			const wrong = await sent(job, 'mounting', { ...delhi, latitude: 91 })
			expect([wrong.status, wrong.body.errors]).toEqual([
				422,
				{ 'place.latitude': 'Give the latitude in degrees, from -90 to 90.' },
			])
		},
	)
})
