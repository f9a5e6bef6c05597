import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppContext } from '../../domain/app-context.ts'
import { publicShop } from '../../domain/settings/rules.ts'
import type { ApiEnv } from '../../http/router.ts'
import { CATEGORIES } from '../../shared/products/categories.ts'
import type { PageRule } from '../pages/page-rules.ts'
import { sitemapXml } from './sitemap-xml.ts'

/** Pages of one person, and of people who sell or install: nothing for a search engine. */
const PRIVATE = ['/api/', '/cart', '/checkout', '/account', '/orders', '/admin/', '/installer/']

/** The paths of all pages that anybody may find: those of the shop, its categories, texts and products. */
function listedPaths({ catalogue, settings }: AppContext, rules: readonly PageRule[]): string[] {
	const { products } = catalogue
	const sold = new Set(products.map(({ category }) => category))
	return [
		...rules.flatMap(({ address, isListed }) => (isListed ? [address] : [])),
		...publicShop(settings.current()).texts.map((name) => `/${name}`),
		...CATEGORIES.filter((category) => sold.has(category)).map(
			(category) => `/products?category=${category}`,
		),
		...products.map(({ id }) => `/products/${encodeURIComponent(id)}`),
	]
}

/** Tells search engines which pages there are, and which are none of theirs. */
export function mountSitemap(
	app: Hono<ApiEnv>,
	store: AppContext,
	rulesNow: () => Promise<readonly PageRule[]>,
) {
	const send = async (url: string, part: number | null) => {
		const paths = listedPaths(store, await rulesNow())
		const xml = sitemapXml(new URL(url).origin, paths, part)
		if (xml === null) return new Response(null, { status: 404 })
		return new Response(xml, {
			headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
		})
	}
	app.get('/sitemap.xml', etag(), (c) => send(c.req.url, null))
	app.get('/sitemaps/:part{[1-9]\\d{0,4}\\.xml}', etag(), (c) =>
		send(c.req.url, Number.parseInt(c.req.param('part'), 10)),
	)
	app.get('/robots.txt', (c) =>
		c.text(
			[
				'User-agent: *',
				...PRIVATE.map((path) => `Disallow: ${path}`),
				'',
				`Sitemap: ${new URL(c.req.url).origin}/sitemap.xml`,
				'',
			].join('\n'),
			200,
			{ 'cache-control': 'no-cache' },
		),
	)
}
