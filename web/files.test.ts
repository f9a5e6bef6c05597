import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { folderStorage } from '../domain/uploads/storage/folder-storage.ts'
import { filesInBucket } from '../domain/uploads/storage/s3-storage.ts'
import type { ApiEnv } from '../http/router.ts'
import { s3Server } from '../test/files/s3-server.ts'
import { mountFiles } from './files.ts'

const CHANGED = new Date('2026-11-20T10:00:00.500Z')

function uploads() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-files-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'a.webp'), 'a picture')
	utimesSync(join(folder, 'a.webp'), CHANGED, CHANGED)
	const app = new Hono<ApiEnv>()
	mountFiles(app, folderStorage(folder))
	app.all('*', (c) => c.text('elsewhere', 404))
	return (headers: Record<string, string> = {}, path = '/uploads/a.webp', method = 'GET') =>
		app.request(path, { method, headers })
}

it('an uploaded file is kept for long, and is a stranger to the store when it is shown alone', async () => {
	const answer = await uploads()()
	expect(await answer.text()).toBe('a picture')
	expect(answer.headers.get('content-type')).toBe('image/webp')
	expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=31536000/)
	expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
})

it('whoever has it is told so without it, by tag or by time', async () => {
	const ask = uploads()
	const first = await ask()
	const etag = first.headers.get('etag') ?? ''
	const modified = first.headers.get('last-modified') ?? ''
	expect(etag).toMatch(/^".+"$/)
	for (const headers of [
		{ 'if-none-match': etag },
		{ 'if-none-match': `W/${etag}` },
		{ 'if-none-match': `"other", ${etag}` },
		{ 'if-none-match': '*' },
		{ 'if-modified-since': modified },
		{ 'if-modified-since': new Date(CHANGED.getTime() + 60_000).toUTCString() },
	] as Record<string, string>[])
		for (const method of ['GET', 'HEAD']) {
			const again = await ask(headers, undefined, method)
			expect([again.status, await again.text()], JSON.stringify(headers)).toEqual([304, ''])
			expect(again.headers.get('etag')).toBe(etag)
			expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
			expect(again.headers.get('content-length')).toBeNull()
		}
})

it.each([
	{ 'if-none-match': '"other"' },
	{ 'if-modified-since': 'Thu, 19 Nov 2026 10:00:00 GMT' },
	{ 'if-modified-since': 'yesterday' },
	{ 'if-none-match': '"other"', 'if-modified-since': 'Fri, 21 Nov 2036 10:00:00 GMT' },
] as Record<string, string>[])('whoever has another gets it: %j', async (headers) => {
	const answer = await uploads()(headers)
	expect([answer.status, await answer.text()]).toEqual([200, 'a picture'])
})

it('a part of it is that part, and what is not there is looked for elsewhere', async () => {
	const ask = uploads()
	const part = await ask({ range: 'bytes=2-4' })
	expect([part.status, await part.text()]).toEqual([206, 'pic'])
	expect((await ask({}, '/uploads/none.webp')).status).toBe(404)
	expect((await ask({}, '/uploads/a.webp', 'POST')).status).toBe(404)
})

it('one in a bucket is served by the store itself, with the same headers', async () => {
	const server = await s3Server()
	onTestFinished(() => server.remove())
	const { pictures } = filesInBucket(server.place)
	await pictures.write('a.webp', new TextEncoder().encode('a picture'))
	const app = new Hono<ApiEnv>()
	mountFiles(app, pictures)
	app.all('*', (c) => c.text('elsewhere', 404))
	const ask = (path: string, init?: RequestInit) => app.request(path, init)
	const [here, there] = [await uploads()(), await ask('/uploads/a.webp')]
	expect(await there.text()).toBe('a picture')
	for (const name of ['content-type', 'cache-control', 'content-security-policy'])
		expect(there.headers.get(name), name).toBe(here.headers.get(name))
	const etag = there.headers.get('etag') ?? ''
	const again = await ask('/uploads/a.webp', { headers: { 'if-none-match': etag } })
	expect([again.status, await again.text()]).toEqual([304, ''])
	const head = await ask('/uploads/a.webp', { method: 'HEAD' })
	expect([head.status, await head.text()]).toEqual([200, ''])
	for (const path of ['/uploads/none.webp', '/uploads/..%2Fphotos%2Fa.webp', '/uploads/a.html'])
		expect((await ask(path)).status, path).toBe(404)
	expect((await ask('/uploads/a.webp', { method: 'POST' })).status).toBe(404)
})

it('the workers that read a bill may run WebAssembly and load our own files; no other asset has that policy', async () => {
	const app = new Hono<ApiEnv>()
	mountFiles(app, folderStorage(mkdtempSync(join(tmpdir(), 'solbazaar-files-'))))
	app.all('*', (c) => c.text('elsewhere', 404))
	const policyOf = async (path: string) =>
		(await app.request(path)).headers.get('content-security-policy')
	for (const path of ['/assets/ocr-worker-A1.js', '/assets/pdf.worker.min-A1.mjs'])
		expect(await policyOf(path)).toMatch(
			/^default-src 'none';.*; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'$/,
		)
	for (const path of [
		'/assets/read-bill-A1.js',
		'/assets/my-ocr-worker-A1.js',
		'/uploads/ocr-worker-A1.js',
	])
		expect((await policyOf(path)) ?? '').not.toContain('wasm')
})
