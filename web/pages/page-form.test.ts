import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { formPages } from '../../test/forms/site-map.ts'
import { builtRules } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { createWeb } from '../app.ts'
import { openMetrics } from '../metrics/metrics.ts'

/** The address of every page that takes a form. */
const pages = formPages.map((page) => page.replace(':id', 'SB-AAAA-AAAA'))

/** Echoes the requests that reach the pages, which are not loaded here. */
const REACHED = 'the page is reached'

describeOnSqlite('what is sent to a page', (open) => {
	async function sender() {
		const { store, as } = await open()
		const reached: string[] = []
		const loadBuild = async (): Promise<ServerBuild> => {
			reached.push(REACHED)
			throw new Error(REACHED)
		}
		const rules = await builtRules()
		const app = createWeb(store, { loadBuild, rules, metrics: openMetrics(), dev: false })
		const send = async (path: string, body: BodyInit | null, type?: string, cookie = '') => {
			const headers = { cookie }
			const request = new Request(`http://store.test${path}`, { method: 'POST', body, headers })
			if (type) request.headers.set('content-type', type)
			if (body instanceof Uint8Array) request.headers.delete('content-type')
			const { byteLength } = await request.clone().arrayBuffer()
			request.headers.set('content-length', String(byteLength))
			const answer = await app.fetch(request, { address: '192.0.2.1', inProcess: false })
			return { status: answer.status, body: await answer.json() }
		}
		return { send, reached, as }
	}

	it('is a form that can be read, or is refused with a sentence, on every page', async () => {
		const { send, reached } = await sender()
		const bytes = new TextEncoder().encode('name=Asha')
		for (const path of pages.flatMap((page) => [page, `${page === '/' ? '/_root' : page}.data`])) {
			for (const [body, type] of [
				['{"name":"Asha"}', 'application/json'],
				['name=Asha', 'text/plain'],
				['<name/>', 'application/xml'],
				[bytes, undefined],
				[null, undefined],
			] as const)
				expect(await send(path, body, type), `${path} ${type}`).toMatchObject({
					status: 415,
					body: { detail: expect.stringMatching(/^Send a form: .*\.$/) },
				})
			for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
				expect(await send(path, 'no parts', type), `${path} ${type}`).toMatchObject({
					status: 400,
					body: { detail: 'The form cannot be read.' },
				})
			expect(reached.splice(0), path).toEqual([])
			await send(path, new URLSearchParams({ name: 'Asha' }))
			const form = new FormData()
			form.append('image', new File(['a'], 'a.png'))
			await send(path, form)
			expect(reached.splice(0), path).toEqual([REACHED, REACHED])
		}
	})

	it('is small and of few fields from a visitor, and larger from somebody who is signed in', async () => {
		const { send, reached, as } = await sender()
		const cookie = (await as('Admin')).cookie
		const typed = (fields: number) => new URLSearchParams(Array(fields).fill(['a', '1']))
		const inParts = (fields: number) => {
			const form = new FormData()
			for (let n = 0; n < fields; n++) form.append('a', '1')
			return form
		}
		const ofBytes = (bytes: number) => new URLSearchParams({ a: 'x'.repeat(bytes) })
		for (const [who, body, isTaken] of [
			['', typed(100), true],
			['', typed(101), false],
			['', inParts(100), true],
			['', inParts(101), false],
			['', ofBytes(65_000), true],
			['', ofBytes(66_000), false],
			[cookie, typed(2000), true],
			[cookie, typed(2001), false],
			[cookie, inParts(2000), true],
			[cookie, inParts(2001), false],
			[cookie, ofBytes(1_048_000), true],
			[cookie, ofBytes(1_049_000), false],
		] as const)
			for (const path of ['/support', '/support.data']) {
				const { status } = await send(path, body, undefined, who)
				expect(reached.splice(0).length > 0, `${path} ${status}`).toBe(isTaken)
				if (!isTaken) expect(status, path).toBe(413)
			}
		expect((await send('/admin/add-product', typed(101))).status).toBe(413)
		expect((await send('/admin/add-product', inParts(2001), undefined, cookie)).status).toBe(413)
	})

	it('is not looked at where it is for the API', async () => {
		const { send } = await sender()
		const added = { productId: 'solar-panel-250w', quantity: 1 }
		const { status } = await send('/api/cart/items', JSON.stringify(added), 'application/json')
		expect(status).toBe(200)
	})
})

it('every page that takes a form is tried', () => {
	expect(pages).toContain('/cart')
	expect(pages).toContain('/admin/products/SB-AAAA-AAAA')
	expect(pages.length).toBeGreaterThan(20)
})
