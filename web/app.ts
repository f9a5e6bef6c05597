import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { createApi } from '../api/app.ts'
import { bodySize, ownOrigin } from '../api/guard.ts'
import type { ApiEnv } from '../api/room.ts'
import type { Store } from '../domain/store.ts'
import { mountFiles } from './files.ts'
import type { Metrics } from './metrics.ts'
import { pageForm } from './page-form.ts'
import { pages } from './pages.ts'

interface WebOptions {
	loadBuild: () => Promise<ServerBuild>
	metrics: Metrics
	/** Pages are being edited: their errors are shown in full. */
	dev: boolean
}

/** Everything one address serves: the API, files, health and the pages. */
export function createWeb(store: Store, { loadBuild, metrics, dev }: WebOptions) {
	const app = createApi(store) as unknown as Hono<ApiEnv>
	app.get('/healthz', (c) => c.text('ok'))
	app.get('/readyz', async (c) => {
		try {
			await sql`select 1`.execute(store.db)
			return c.text('ok')
		} catch (error) {
			store.log.error({ err: error }, 'the database does not answer')
			return c.text('the database does not answer', 503)
		}
	})
	app.get('/metrics', async (c) =>
		c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
	)
	// The address at which programs of the demo look for the catalogue.
	app.get('/src/Data/Products.json', (c) => c.json(store.catalogue.products))
	mountFiles(app, store.uploadsDir)
	app.use('*', ownOrigin, bodySize, pageForm)
	app.all('*', pages(app, loadBuild, dev ? 'development' : 'production'))
	return app
}
