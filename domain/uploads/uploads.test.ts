import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Caller } from '../../test/callers.ts'
import { folderOf } from '../../test/files/folder-of.ts'
import { describeOnSqlite } from '../../test/store.ts'

const orange = (width = 1000, height = 500) =>
	sharp({ create: { width, height, channels: 3, background: '#f80' } })

const form = (bytes: Uint8Array, name = 'picture.png', field = 'image') => {
	const body = new FormData()
	body.append(field, new File([bytes as BlobPart], name))
	return body
}
/** Sends it in one piece: a refusal cancels the stream, and that of a form throws when it is. */
async function send(caller: Caller, body: FormData) {
	const whole = new Response(body)
	const type = whole.headers.get('content-type') ?? ''
	return caller.raw('POST', '/api/upload', await whole.arrayBuffer(), { 'content-type': type })
}

describeOnSqlite('an uploaded picture', (open) => {
	it('is kept in three widths and two formats under the name of its contents', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const bytes = await orange().png().toBuffer()
		const { status, body } = await send(admin, form(bytes))
		expect([status, body]).toEqual([
			201,
			{ imageUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) },
		])
		const hash = body.imageUrl.slice(9, -5)
		const names = [
			'.webp',
			...[200, 400, 800].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
		]
		expect((await readdir(folderOf(store, 'pictures'))).sort()).toEqual(
			names.map((end) => hash + end).sort(),
		)
		for (const end of names) {
			const { width, height, format } = await sharp(
				join(folderOf(store, 'pictures'), hash + end),
			).metadata()
			const expected = Number(/\d+/.exec(end)?.[0] ?? 800)
			expect([width, height]).toEqual([expected, expected / 2])
			expect(format).toBe(end.endsWith('avif') ? 'heif' : 'webp')
		}
		const again = await send(admin, form(bytes, 'other name.jpg'))
		expect(again.body).toEqual(body)
		const added = await admin.put('/api/products/solar-panel-250w', { image: body.imageUrl })
		expect(added.body.image).toBe(body.imageUrl)
	})

	it('loses its metadata, and is turned upright first', async () => {
		const { store, as } = await open()
		const tall = await orange(300, 100)
			.withExif({ IFD0: { Copyright: 'Asha of Pune' } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer()
		const { body } = await send(await as('Admin'), form(tall))
		const kept = await readFile(join(folderOf(store, 'pictures'), body.imageUrl.slice(9)))
		const { width, height, exif, orientation } = await sharp(kept).metadata()
		expect({ width, height, exif, orientation }).toEqual({ width: 100, height: 300 })
		expect(kept.includes('Asha')).toBe(false)
	})

	it('may be PNG, JPEG, GIF, WebP or AVIF, whatever it is called', async () => {
		const admin = await (await open()).as('Admin')
		const small = orange(40, 30)
		for (const bytes of [
			await small.clone().png().toBuffer(),
			await small.clone().jpeg().toBuffer(),
			await small.clone().gif().toBuffer(),
			await small.clone().webp().toBuffer(),
			await small.clone().avif().toBuffer(),
		])
			expect((await send(admin, form(bytes, 'note.txt'))).status).toBe(201)
	})

	it('must be a picture, whatever it is called', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
		const script = '<script>alert(1)</script>'
		const tiff = await orange(20, 20).tiff().toBuffer()
		for (const bytes of [Buffer.from(svg), Buffer.from(script), tiff, Buffer.from('GIF')]) {
			const { status, body } = await send(admin, form(bytes, 'picture.png'))
			expect([status, body.code]).toEqual([415, 'unsupported_type'])
		}
		const png = await orange().png().toBuffer()
		for (const bytes of [png.subarray(0, 60), Buffer.from('GIF89a and then nothing of the kind')]) {
			const { status, body } = await send(admin, form(bytes))
			expect([status, Object.keys(body.errors)]).toEqual([422, ['image']])
		}
		await expect(readdir(folderOf(store, 'pictures'))).rejects.toThrow('ENOENT')
	})

	it('has a limit in bytes and in pixels', async () => {
		const admin = await (await open()).as('Admin')
		const png = await orange(20, 20).png().toBuffer()
		const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
		for (const size of [10 * 1_048_576 + 1, 12 * 1_048_576]) {
			const { status, body } = await send(admin, form(padded(size)))
			expect([status, body.code]).toEqual([413, 'too_large'])
		}
		expect((await send(admin, form(padded(10 * 1_048_576)))).status).toBe(201)
		const vast = await orange(16_000, 5000).png().toBuffer()
		const { status, body } = await send(admin, form(vast))
		expect(status).toBe(422)
		expect(body.detail).toBe('The picture has more than 64 million pixels.')
	})

	it('may be of any shape up to 30,000 pixels a side; a long one is made narrower', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		for (const [width, height, expected] of [
			[1, 1_000_000, null],
			[1_000_000, 1, null],
			[1, 30_000, [1, 3200]],
			[30_000, 1, [800, 1]],
			[1000, 20_000, [160, 3200]],
		] as const) {
			const png = await orange(width, height).png().toBuffer()
			const { status, body } = await send(admin, form(png))
			if (expected === null) {
				const detail = 'A side of the picture is longer than 30,000 pixels.'
				expect([status, body.errors]).toEqual([422, { image: detail }])
			} else {
				expect([width, height, status]).toEqual([width, height, 201])
				const whole = await sharp(
					join(folderOf(store, 'pictures'), body.imageUrl.slice(9)),
				).metadata()
				expect([whole.width, whole.height]).toEqual(expected)
			}
		}
	})

	it('comes in a form, in the field image', async () => {
		const admin = await (await open()).as('Admin')
		const png = await orange(20, 20).png().toBuffer()
		const text = new FormData()
		text.append('image', 'not a file')
		const twice = form(png)
		twice.append('image', new File([png as BlobPart], 'second.png'))
		for (const body of [form(png, 'x.png', 'photo'), text, form(new Uint8Array()), twice]) {
			const answer = await send(admin, body)
			expect([answer.status, answer.body.errors]).toEqual([
				422,
				{ image: 'Choose a picture to upload.' },
			])
		}
		const json = await admin.post('/api/upload', { image: 'x' })
		expect(json.status).toBe(415)
		const broken = await admin.raw('POST', '/api/upload', 'no form', {
			'content-type': 'multipart/form-data; boundary=x',
		})
		expect([broken.status, broken.body.detail]).toEqual([400, 'The form cannot be read.'])
	})

	it('is taken from admins alone', async () => {
		const { as, visitor } = await open()
		const png = await orange(20, 20).png().toBuffer()
		expect((await send(visitor(), form(png))).status).toBe(401)
		expect((await send(await as('Buyer'), form(png))).status).toBe(403)
		expect((await send(await as('Installer'), form(png))).status).toBe(403)
	})
})
