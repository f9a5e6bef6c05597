import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../forms/site-map.ts'
import { setTexts } from '../../shop-settings.ts'
import { anotherStore } from '../another-store.ts'
import { openAs } from '../journey.ts'
import { open } from '../pages.ts'

const HREF = /<link rel="canonical" href="([^"]+)"/

async function expectListed(address: string | undefined, origin: string | null) {
	const page = await open({ javaScript: false, address })
	const robots = await (await page.request.get('/robots.txt')).text()
	const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
	const xml = await (await page.request.get(new URL(map).pathname)).text()
	const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
		const { pathname, search } = new URL(address)
		return pathname + search
	})
	const products = paths.filter((path) => path.startsWith('/products/'))
	expect(products.length).toBeGreaterThan(40)
	const pages = paths.filter((path) => !products.includes(path))
	expect(pages).toEqual(
		expect.arrayContaining(['/', '/products', '/planner', '/about', '/support']),
	)
	for (const path of [...pages, ...products.slice(0, 2)]) {
		const answer = await page.request.get(path)
		const html = await answer.text()
		expect([path, answer.status()]).toEqual([path, 200])
		expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}/)
		expect(html, path).not.toContain('noindex')
		expect(HREF.exec(html)?.[1], path).toBe(origin === null ? undefined : origin + path)
	}
}

describe('every page that a search engine is told of answers, with a description', () => {
	const shop = anotherStore('live')
	beforeAll(() => setTexts(shop.store, { terms: 'T', privacy: 'P', returns: 'R' }))

	it('and every other page has both, or says that it is not to be listed', async () => {
		const page = await open({ javaScript: false, address: shop.address })
		const paths = pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
		const listed: string[] = []
		for (const path of paths) {
			const answer = await page.request.get(path, { maxRedirects: 0 })
			const html = await answer.text()
			if (answer.status() !== 200 || html.includes('name="robots" content="noindex"')) continue
			listed.push(path)
			expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}/)
			expect(HREF.exec(html)?.[1], path).toBe(`http://shop.example${path}`)
		}
		expect(listed).toContain('/planner')
		expect(listed).not.toContain('/login')
	})

	it('and its one address, where the store knows its own', () =>
		expectListed(shop.address, 'http://shop.example'))

	// A relative one is no canonical address.
	it('and no other address, where the store does not know its own', () =>
		expectListed(undefined, null))
})

it('an address in another case leads to the one there is', async () => {
	const page = await open({ javaScript: false })
	for (const [typed, to] of [
		['/About', '/about'],
		['/Products/Solar-Panel-250W', '/products/solar-panel-250w'],
		['/products/SOLAR-PANEL-250W', '/products/solar-panel-250w'],
		['/products/Micro-Inverter-2000W/alert', '/products/micro-inverter-2000w/alert'],
	] as const) {
		const answer = await page.request.get(typed)
		expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, to])
	}
	expect((await page.request.get('/products/NO-SUCH-PANEL')).status()).toBe(404)
})

it.each(['Admin', 'Installer'] as const)(
	'the bare address of a portal leads to its start: %s',
	async (role) => {
		const page = await openAs(role)
		await page.goto(`/${role.toLowerCase()}`)
		await page.waitForURL(`**/${role.toLowerCase()}/dashboard`)
		await page.getByRole('heading', { level: 1 }).waitFor()
	},
)
