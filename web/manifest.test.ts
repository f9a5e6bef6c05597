import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiEnv } from '../http/router.ts'
import { describeOnSqlite } from '../test/store.ts'
import { mountManifest } from './manifest.ts'

describeOnSqlite('the manifest', (open) => {
	it('names the shop, and is another once the shop has another name', async () => {
		const { store, as } = await open({ mode: 'live' })
		const app = new Hono<ApiEnv>()
		mountManifest(app, store)
		const ask = (headers = {}) => app.request('/manifest.webmanifest', { headers })
		const first = await ask()
		expect(first.headers.get('content-type')).toBe('application/manifest+json')
		expect((await first.json()).name).toBe('Suryodaya Solar')
		const known = { 'if-none-match': first.headers.get('etag') }
		expect((await ask(known)).status).toBe(304)
		const admin = await as('Admin')
		const { body, headers } = await admin.get('/api/settings/shop')
		const tag = { 'if-match': headers.get('etag') ?? '' }
		await admin.put('/api/settings/shop', { ...body, tradeName: 'Suryaprakash' }, tag)
		expect((await (await ask(known)).json()).name).toBe('Suryaprakash')
	})
})
