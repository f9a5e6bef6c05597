import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { runMaintenance } from '../../store/maintenance.ts'
import { accepted, photo } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { MAX_PARTIAL_PHOTOS } from '../uploads/limits.ts'

const bytesOf = async () => {
	const image = (await photo()).get('image') as File
	return new Uint8Array(await image.arrayBuffer())
}

type Job = Awaited<ReturnType<typeof accepted>>

function partsOf({ path, installer }: Job, upload: string) {
	const at = `${path}/photo-parts/${upload}`
	return {
		received: async () => (await installer.get(at)).body.receivedBytes,
		finish: (bytes: number, step = 'survey') =>
			installer.post(`${path}/checklist/${step}/photos/${upload}`, { bytes }),
		send: (bytes: Uint8Array, offset: number) => {
			const form = new FormData()
			form.append('part', new File([bytes as BlobPart], 'part'))
			form.append('offset', String(offset))
			return installer.raw('POST', at, form)
		},
	}
}

describeOnAllEngines('a photo that is sent in parts', (open, itOnSqlite) => {
	it('goes on where it stopped, and is added once, however often each part comes', async () => {
		const job = await accepted(await open())
		const { received, finish, send } = partsOf(job, 'roof')
		const bytes = await bytesOf()
		const half = Math.floor(bytes.length / 2)
		expect(await received()).toBe(0)
		const [first, second] = [bytes.subarray(0, half), bytes.subarray(half)]
		const twice = await Promise.all([send(first, 0), send(first, 0)])
		expect(twice.map(({ status }) => status)).toEqual([200, 200])
		expect(await received()).toBe(half)
		const early = await finish(bytes.length)
		expect([early.status, early.body.detail]).toEqual([
			409,
			'The photo has not arrived whole. Send the rest of it.',
		])
		// Beyond the end there would be a hole.
		expect((await send(second, half + 1)).body.receivedBytes).toBe(half)
		expect((await send(second, half)).body.receivedBytes).toBe(bytes.length)
		expect((await send(second, half)).body.receivedBytes).toBe(bytes.length)
		const answers = [await finish(bytes.length), await finish(bytes.length)]
		expect(answers.map(({ status }) => status)).toEqual([201, 201])
		expect(answers.map(({ body }) => body.steps[0].photos.length)).toEqual([1, 1])
		expect(await received()).toBe(0)
	})

	itOnSqlite('is bounded in its size and in number, and goes after a day', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const large = await partsOf(job, 'large').send(new Uint8Array(131_073), 0)
		expect([large.status, large.body.detail]).toEqual([
			422,
			'A part of a photo has at most 128 kB.',
		])
		const part = new Uint8Array(131_072)
		for (let n = 0; n < 80; n++) await partsOf(job, 'long').send(part, n * part.length)
		expect((await partsOf(job, 'long').send(part, 80 * part.length)).status).toBe(413)
		const few = new Uint8Array(10)
		for (let n = 1; n < MAX_PARTIAL_PHOTOS; n++)
			expect((await partsOf(job, `no ${n}`).send(few, 0)).status).toBe(200)
		const more = await partsOf(job, 'one more').send(few, 0)
		expect([more.status, more.body.code]).toEqual([409, 'conflict'])
		const folder = callers.store.files.parts.folder as string
		const [one = '', ...others] = await readdir(folder)
		const long = new Date(Date.now() - 2 * DAY_MS)
		await utimes(join(folder, one), long, long)
		await runMaintenance(callers.store)
		expect((await readdir(folder)).toSorted()).toEqual(others.toSorted())
	})

	itOnSqlite('is nobody else’s, and no picture only because it came in parts', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const { finish, send } = partsOf(job, 'roof')
		const text = new TextEncoder().encode('no picture')
		await send(text, 0)
		expect((await finish(text.length)).status).toBe(415)
		expect((await finish(text.length, 'roofing')).status).toBe(404)
		const stranger = await callers.as('Installer')
		const at = `${job.path}/photo-parts/roof`
		expect((await stranger.get(at)).status).toBe(404)
		expect((await job.buyer.get(at)).status).toBe(403)
	})
})
