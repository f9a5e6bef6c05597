import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { open } from '../pages.ts'

const FORM = `<!doctype html><html lang="en"><title>Form</title><main>
	<form method="post" action="/sent?of=form#there">
		<label>Name <input name="name" value="Asha"></label>
		<label>Words <textarea name="words"></textarea></label>
		<label>Kind <select name="kind"><option value="1">One</option><option>Two</option>
			<option value="3" selected>Three</option></select></label>
		<label><input type="checkbox" name="box" value="a" checked> A</label>
		<label><input type="checkbox" name="box" value="b"> B</label>
		<label><input type="radio" name="way" value="x"> X</label>
		<label><input type="radio" name="way" value="y" checked> Y</label>
		<input type="hidden" name="hidden" value="₹ &amp; more"><input name="off" disabled value="no">
		<label>Number <input type="number" name="number" value="7"></label>
		<button>Plain</button><button name="intent" value="">Empty</button>
		<button formaction="/elsewhere" name="intent" value="other">Elsewhere</button>
	</form>
	<form id="files" method="post" enctype="multipart/form-data">
		<label>File <input type="file" name="file" multiple></label><input name="beside" value="1">
	</form>
	<button form="files" name="last" value="yes">Of another form</button>
	<form action="/sought?gone=1"><label>Search <input name="q" value="a b"></label></form>
	<form action="/redirected" method="post"><button>Redirected</button></form>
	<a href="/linked?x=1#part">Link</a><a href="#here">Here</a>
</main>`

const received: object[] = []
const server = createServer(async (request, response) => {
	const body = await text(request)
	const { method, url, headers } = request
	if (url?.includes('favicon')) return response.writeHead(204).end()
	received.push({
		method,
		url,
		cookie: headers.cookie,
		origin: method === 'POST' ? headers.origin : null,
		type: headers['content-type']?.replace(/boundary=.*/, ''),
		body: body.replace(/-{4,}\S+/g, '--').replaceAll(/form-data; /g, ''),
	})
	if (url === '/redirected')
		return response
			.writeHead(303, { location: '/form?from=redirect#part', 'set-cookie': 'seen=yes; Path=/' })
			.end()
	const wasSet = headers.cookie?.includes('seen') && { 'set-cookie': 'seen=; Max-Age=0; Path=/' }
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...wasSet }).end(FORM)
})

let address = ''
beforeAll(async () => {
	await once(server.listen(0, '127.0.0.1'), 'listening')
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
	received.length = 0
})

const press = (name: string) => (page: Page) =>
	page.getByRole('button', { name, exact: true }).click()

async function fill(page: Page) {
	await page.getByLabel('Name').fill('Lakshmi & Co')
	await page.getByLabel('Words').fill('two\nlines')
	await page.getByLabel('Kind').selectOption('Two')
	await page.getByLabel('B', { exact: true }).check()
	await page.getByLabel('A', { exact: true }).uncheck()
	await page.getByRole('radio', { name: 'X' }).check()
}

const FILES = ['one', 'two'].map((name) => ({
	name: `${name}.txt`,
	mimeType: 'text/plain',
	buffer: Buffer.from(`${name} ₹`),
}))

it.each<[string, (page: Page) => Promise<void>]>([
	['a form as it stands', press('Plain')],
	[
		'a form that is filled in',
		async (page) => {
			await fill(page)
			await press('Plain')(page)
		},
	],
	['a button without a value', press('Empty')],
	['a button that sends it elsewhere', press('Elsewhere')],
	['Enter in a field', (page) => page.getByLabel('Name').press('Enter')],
	['Enter in a form without a button', (page) => page.getByLabel('Search').press('Enter')],
	[
		'files',
		async (page) => {
			await page.getByLabel('File').setInputFiles(FILES)
			await press('Of another form')(page)
		},
	],
	['no file', press('Of another form')],
	[
		'a redirect with a cookie, and the page after it',
		async (page) => {
			await press('Redirected')(page)
			await page.waitForURL('/form?from=redirect#part')
			await page.reload()
			await page.reload()
		},
	],
	[
		'links',
		async (page) => {
			await page.getByRole('link', { name: 'Here' }).click()
			await page.getByRole('link', { name: 'Link' }).click()
			await page.waitForURL('/linked?x=1#part')
		},
	],
])('a page without a script sends just what a browser does: %s', async (_what, work) => {
	const sent = []
	for (const isDrawn of [true, false]) {
		const page = await open({ address, javaScript: false, isDrawn })
		await page.goto('/form')
		await work(page)
		await page.waitForURL(() => true)
		const place = page.url().replace(address, '')
		sent.push({ place, received: structuredClone(received.splice(0)) })
	}
	const [browser, without] = sent
	expect(browser?.received.length).toBeGreaterThan(1)
	expect(without).toEqual(browser)
})
