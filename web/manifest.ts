import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppContext } from '../domain/app-context.ts'
import { shopName } from '../domain/settings/rules.ts'
import type { ApiEnv } from '../http/router.ts'

const TYPE = 'application/manifest+json'

/** The name of the shop on the home screen of a phone. */
const manifestOf = (store: AppContext) => ({
	name: shopName(store.settings.current()),
	start_url: '/',
	display: 'browser',
	icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
})

/** Asked about anew each time: the settings change while the store runs. */
export function mountManifest(app: Hono<ApiEnv>, store: AppContext) {
	const headers = { 'content-type': TYPE, 'cache-control': 'no-cache' }
	app.get('/manifest.webmanifest', etag(), (c) =>
		c.body(JSON.stringify(manifestOf(store)), 200, headers),
	)
}
