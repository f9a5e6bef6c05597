import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import routes from '../../app/routes.ts'
import { onOneDatabase } from '../../test/store.ts'
import { createWeb } from '../app.ts'
import { openMetrics } from '../metrics.ts'

const ACTION = /^export (?:const|async function|function) action\b/m

/** The address of every page that takes a form. */
const pages = routes
	.flatMap(({ children = [] }) => children)
	.filter(({ file }) => ACTION.test(readFileSync(`app/${file}`, 'utf8')))
	.map(({ path = '' }) => `/${path.replace(':id', 'SB-AAAA-AAAA')}`)

/** Says what comes through to the pages, which are not built here. */
const REACHED = 'the page is reached'

onOneDatabase('what is sent to a page', (open) => {
	async function sender() {
		const { store } = await open()
		const reached: string[] = []
		const loadBuild = async (): Promise<ServerBuild> => {
			reached.push(REACHED)
			throw new Error(REACHED)
		}
		const app = createWeb(store, { loadBuild, metrics: openMetrics(), dev: false })
		const send = async (path: string, body: BodyInit | null, type?: string) => {
			const request = new Request(`http://store.test${path}`, { method: 'POST', body })
			if (type) request.headers.set('content-type', type)
			if (body instanceof Uint8Array) request.headers.delete('content-type')
			const { byteLength } = await request.clone().arrayBuffer()
			request.headers.set('content-length', String(byteLength))
			const answer = await app.fetch(request, { address: '192.0.2.1', inProcess: false })
			return { status: answer.status, body: await answer.json() }
		}
		return { send, reached }
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
