import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Unavailable } from '../../../shared/unavailable.ts'
import { s3Server } from '../../../test/files/s3-server.ts'
import { filesInFolder } from './folder-storage.ts'
import { filesInBucket } from './s3-storage.ts'
import type { Files } from './storage.ts'

async function inFolder(): Promise<Files> {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-files-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return filesInFolder(folder)
}

async function inBucket(): Promise<Files> {
	const server = await s3Server('shop-of-pune/')
	onTestFinished(() => server.remove())
	return filesInBucket(server.place)
}

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const bytesOf = (words: string) => new TextEncoder().encode(words)

describe.each([
	['a folder', inFolder],
	['a bucket', inBucket],
] as const)('files in %s', (_, open) => {
	it('are written, read, listed and removed, each kind apart', async () => {
		const { pictures, photos, parts } = await open()
		expect(await pictures.list()).toEqual([])
		expect(await pictures.read('roof.webp')).toBeNull()
		await pictures.write('roof.webp', bytesOf('a roof'))
		await pictures.write('rail.webp', bytesOf('a rail'))
		await photos.write('roof.webp', bytesOf('another roof'))
		await parts.write('roof.part-000000000', bytesOf('half'))
		expect(text(await pictures.read('roof.webp'))).toBe('a roof')
		expect(text(await photos.read('roof.webp'))).toBe('another roof')
		const names = async () => (await pictures.list()).map(({ name }) => name).sort()
		expect(await names()).toEqual(['rail.webp', 'roof.webp'])
		expect((await photos.list()).map(({ name }) => name)).toEqual(['roof.webp'])
		const found = (await pictures.list('ro')).map(({ name, bytes }) => [name, bytes])
		expect(found).toEqual([['roof.webp', 6]])
		await pictures.write('roof.webp', bytesOf('a new roof'))
		expect(text(await pictures.read('roof.webp'))).toBe('a new roof')
		await pictures.remove('roof.webp')
		await pictures.remove('roof.webp')
		expect(await names()).toEqual(['rail.webp'])
	})

	it('that are touched have changed now', async () => {
		const { pictures } = await open()
		expect(await pictures.touch('roof.webp')).toBe(false)
		await pictures.write('roof.webp', bytesOf('a roof'))
		const changedAt = async () => (await pictures.list())[0]?.changedAt ?? 0
		const before = await changedAt()
		// A bucket's clock counts whole seconds.
		await expect
			.poll(async () => (await pictures.touch('roof.webp')) && (await changedAt()), {
				timeout: 5000,
			})
			.toBeGreaterThan(before)
		expect(text(await pictures.read('roof.webp'))).toBe('a roof')
	})

	it('have the name of the first database that claims them', async () => {
		const { owner } = await open()
		expect(await owner.read()).toBeNull()
		expect(await owner.claim('postgres://one/shop')).toBe('postgres://one/shop')
		expect(await owner.claim('postgres://two/shop')).toBe('postgres://one/shop')
		expect(await owner.read()).toBe('postgres://one/shop')
	})
})

/** Beyond a thousand they are told in several answers. */
const COUNT = Number(process.env.SOAK_FILES ?? 20)

it('all files of a bucket are listed, however many', {
	timeout: 20_000 + 100 * COUNT,
}, async () => {
	const { pictures } = await inBucket()
	const names = Array.from({ length: COUNT }, (_, n) => `${String(n).padStart(6, '0')}.webp`)
	for (const name of names) await pictures.write(name, bytesOf(name))
	expect((await pictures.list()).map(({ name }) => name).sort()).toEqual(names)
})

const CALLS = ['write', 'read', 'touch', 'list', 'remove'] as const
const called = (call: (typeof CALLS)[number], { pictures }: Files): Promise<unknown> =>
	call === 'write' ? pictures.write('roof.webp', bytesOf('a roof')) : pictures[call]('roof.webp')

it('a bucket that is not there is named in every call, and is not empty', async () => {
	const server = await s3Server('shop/')
	onTestFinished(() => server.remove())
	const files = filesInBucket({ ...server.place, bucket: 'shpo' })
	const why = new Unavailable(
		'files',
		undefined,
		`There is no bucket shpo at ${server.place.endpoint}: make it, or correct S3_BUCKET.`,
	)
	for (const call of CALLS) await expect(called(call, files), call).rejects.toThrow(why)
	await expect(files.owner.read()).rejects.toThrow(why)
	await expect(files.owner.claim('postgres://one/shop')).rejects.toThrow(why)
})

it('keys that a bucket does not take are named', async () => {
	const server = await s3Server('', true)
	onTestFinished(() => server.remove())
	const { pictures } = filesInBucket({ ...server.place, secretAccessKey: 'of somebody else' })
	await expect(pictures.read('roof.webp')).rejects.toThrow(/^S3_SECRET_ACCESS_KEY does not belong/)
	const stranger = filesInBucket({ ...server.place, accessKeyId: 'of somebody else' })
	await expect(stranger.pictures.write('roof.webp', bytesOf('a roof'))).rejects.toThrow(
		/^The key of S3_ACCESS_KEY_ID is not known at http/,
	)
})

/** What Amazon answers, which the server of these tests does not: status and code. */
const REFUSALS = [
	[
		403,
		'AccessDenied',
		/^The key of S3_ACCESS_KEY_ID may not use the bucket shop \(AccessDenied\)/,
	],
	[301, 'PermanentRedirect', /^The bucket shop is in another region than us-east-1/],
	[400, 'AuthorizationHeaderMalformed', /^The bucket shop is in another region than us-east-1/],
	[403, 'RequestTimeTooSkewed', /^The clock of this machine differs/],
	[404, 'NoSuchUpload', /^The bucket shop cannot be used: .+ Check S3_ENDPOINT/],
	[404, null, /^The bucket shop cannot be used: .+ Check S3_ENDPOINT/],
] as const

it.each(REFUSALS)('an answer of %i %s is a refusal of every call', async (status, code, words) => {
	const server = createServer((_, answer) =>
		answer
			.writeHead(status, { 'content-type': code ? 'application/xml' : 'text/html' })
			.end(code && `<Error><Code>${code}</Code><Message>refused</Message></Error>`),
	).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	const files = filesInBucket({
		...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'shop', prefix: '' },
		...{ accessKeyId: 'key', secretAccessKey: 'secret' },
	})
	for (const call of CALLS) await expect(called(call, files), call).rejects.toThrow(words)
})

it('a folder that cannot be read is not an empty one', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-files-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'uploads'), 'a file in the place of the folder')
	for (const call of CALLS)
		await expect(called(call, filesInFolder(folder)), call).rejects.toThrow(/ENOTDIR|EEXIST/)
	await expect(filesInFolder(join(folder, 'uploads')).owner.read()).rejects.toThrow('ENOTDIR')
})

it('a bucket that does not answer is unavailable, and not empty', async () => {
	const server = await s3Server()
	onTestFinished(() => server.remove())
	const files = filesInBucket(server.place)
	await files.pictures.write('roof.webp', bytesOf('a roof'))
	await server.end()
	for (const call of CALLS) await expect(called(call, files), call).rejects.toThrow(Unavailable)
})
