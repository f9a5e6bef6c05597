import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { folderOf } from '../../test/files/folder-of.ts'
import { accepted } from '../../test/installations.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { MAX_PHOTO_BYTES, MAX_WIDTH_PX, PHOTO_SIDE_PX } from './limits.ts'

/** A photo with little in it, or nothing but noise, which no format makes small. */
const photoOf = (width: number, height: number, isNoise = false) =>
	sharp({
		create: {
			...{ width, height, channels: 3, background: '#c08040' },
			...(isNoise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
		},
	})
		.jpeg({ quality: 90 })
		.toBuffer()

const formOf = (bytes: Buffer) => {
	const form = new FormData()
	form.append('image', new File([Uint8Array.from(bytes)], 'plate.jpg', { type: 'image/jpeg' }))
	return form
}

/** The widest version of the one photo in a folder. */
async function widestIn(folder: string) {
	const [name = ''] = (await readdir(folder)).filter((each) => /^[0-9a-f]{32}\.webp$/.test(each))
	const bytes = await readFile(join(folder, name))
	const { width, height } = await sharp(bytes).metadata()
	return { width, height, size: bytes.length }
}

describeOnSqlite('a photo of a job', (open) => {
	it.each([
		['landscape', 3200, 2400, [2560, 1920]],
		['upright', 2400, 3200, [1920, 2560]],
		['small', 1200, 900, [1200, 900]],
	] as const)('keeps its longer side up to 2,560 pixels: %s', async (_, width, height, kept) => {
		const callers = await open({ onDisk: true })
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		const sent = await job.installer.raw('POST', path, formOf(await photoOf(width, height)))
		expect(sent.status).toBe(201)
		const widest = await widestIn(folderOf(callers.store, 'photos'))
		expect([widest.width, widest.height]).toEqual(kept)
		expect(Math.max(widest.width, widest.height)).toBeLessThanOrEqual(PHOTO_SIDE_PX)
	})

	it('is at most 1.5 MB, whatever is in it', async () => {
		const callers = await open({ onDisk: true })
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		const noise = await photoOf(2000, 1200, true)
		expect((await job.installer.raw('POST', path, formOf(noise))).status).toBe(201)
		const { size, width } = await widestIn(folderOf(callers.store, 'photos'))
		expect(size).toBeLessThanOrEqual(MAX_PHOTO_BYTES)
		expect(width).toBeGreaterThan(MAX_WIDTH_PX)
	})
})
