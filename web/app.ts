import { etag } from 'hono/etag'
import type { ServerBuild } from 'react-router'
import { createApi } from '../api/app.ts'
import type { AppContext } from '../domain/app-context.ts'
import { ownOrigin } from '../http/guard.ts'
import type { CountUse } from '../http/rate-limiter.ts'
import { mountFiles } from './files.ts'
import { mountManifest } from './manifest.ts'
import type { ShownMetrics } from './metrics/metrics.ts'
import { ofOneCase } from './pages/one-case.ts'
import { pageForm } from './pages/page-form.ts'
import { type PageRule, pageRules } from './pages/page-rules.ts'
import { pages } from './pages/pages.ts'
import { troublesOf } from './readiness.ts'
import { mountSitemap } from './sitemap/sitemap.ts'

interface WebOptions {
	loadBuild: () => Promise<ServerBuild>
	/** The rules of pages, where they are known without the build. */
	rules?: readonly PageRule[]
	/** The metrics shown at `/metrics` of this address; null shows none there. */
	metrics: ShownMetrics | null
	/** Pages are being edited: their errors are shown in full. */
	dev: boolean
	/** Counts limited calls, where several processes serve. */
	countUse?: CountUse | undefined
	/** Told of the code of each call's problem. */
	refused?: (code: string) => void
	/** Whether the process is about to end: no more requests should be sent to it. */
	isClosing?: () => boolean
}

/** Everything one address serves: the API, files, health and the pages. */
export function createWeb(
	store: AppContext,
	{ loadBuild, rules, metrics, dev, countUse, refused = () => {}, isClosing }: WebOptions,
) {
	const app = createApi(store, { countUse, refused })
	app.get('/healthz', (c) => c.text('ok'))
	app.get('/readyz', async (c) => {
		if (isClosing?.()) return c.text('the store is closing', 503)
		const troubles = await troublesOf(store)
		if (troubles.length === 0) return c.text('ok')
		return c.text(troubles.join('\n'), 503, { 'retry-after': '1' })
	})
	if (metrics)
		app.get('/metrics', async (c) =>
			c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
		)
	// The address at which programs of the demo look for the catalogue.
	app.get('/src/Data/Products.json', etag(), (c) =>
		c.json(store.catalogue.products, 200, { 'cache-control': 'no-cache' }),
	)
	mountFiles(app, store.files.pictures)
	mountManifest(app, store)
	const rulesNow = async () => rules ?? pageRules(await loadBuild())
	mountSitemap(app, store, rulesNow)
	app.use('*', ofOneCase)
	for (const portal of ['/admin', '/installer'])
		app.get(portal, (c) => c.redirect(`${portal}/dashboard`))
	app.use('*', ownOrigin, pageForm(rulesNow))
	app.all('*', pages(app, loadBuild, dev ? 'development' : 'production'))
	return app
}
