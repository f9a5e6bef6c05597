import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { setProductRating } from '../../domain/catalogue/rating.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import type { Caller } from '../../test/callers.ts'
import { idOf } from '../../test/callers.ts'
import { accepted } from '../../test/installations.ts'
import { webOf } from '../../test/pages.ts'
import { setTexts } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { listenerOf } from '../listener.ts'

const PANEL = 'solar-panel-250w' as ProductId
const ORIGIN = 'https://suryodaya.example'

/** The pages of a store, as text with its tags and as the words that are read. */
function pagesOf({ store }: TestStore) {
	const web = webOf(store)
	const html = async (path: string, caller?: Caller) => {
		const headers: HeadersInit = caller ? { cookie: caller.cookie } : {}
		const request = new Request(`http://elsewhere.example${path}`, { headers })
		const answer = await web.fetch(request, { address: '192.0.2.1', inProcess: false })
		expect(answer.status, path).toBe(200)
		return answer.text()
	}
	return { html }
}

const wordsOf = (html = '') =>
	html
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')

const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0]
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]
const cardOf = (html: string, id: string) =>
	html.split('<article').find((card) => card.includes(`href="/products/${id}"`))

describeOnAllEngines('pages for buyers', (open) => {
	it('say who sells in the footer and in the checkout of a live shop', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		await setTexts(opened.store, { returns: 'Within seven days.' })
		const { html } = pagesOf(opened)
		const buyer = opened.visitor()
		await buyer.post('/api/cart/items', { productId: PANEL, quantity: 1 })
		const [home, checkout] = [await html('/'), await html('/checkout', buyer)]
		for (const part of [footerOf(home), mainOf(checkout)]) {
			for (const said of [
				'Suryodaya Solar LLP · GSTIN 27AAPFU0939F1ZV',
				'12 Laxmi Road',
				'Grievance officer: Asha Kulkarni',
				'grievance@suryodaya.example',
				'Returns: approved goods can be sent back for',
			])
				expect(wordsOf(part)).toContain(said)
			expect(part).toContain('href="/returns"')
		}
		const demo = pagesOf(await open())
		expect(wordsOf(footerOf(await demo.html('/')))).not.toMatch(/GSTIN|Grievance/)
	})

	it('show one figure on a card, and the stars of a product from three reviews on', async () => {
		const opened = await open()
		const { store } = opened
		const { html } = pagesOf(opened)
		const rate = (count: number) =>
			inTransaction(store.db, (tx) =>
				setProductRating(tx, PANEL, async () => ({ total: count * 4, count }), store.now()),
			)
		for (const count of [0, 2, 3]) {
			await rate(count)
			await store.catalogue.refresh()
			const card = wordsOf(cardOf(await html('/products'), PANEL))
			expect(card.match(/250 W · ₹[\d.]+ per W/g)).toHaveLength(1)
			expect(card.includes('4 of 5'), `${count} reviews: ${card}`).toBe(count === 3)
		}
	})

	it('show the stars of an installer on the card of an order, from three reviews on', async () => {
		const opened = await open()
		const { id, buyer, installer } = await accepted(opened)
		const { html } = pagesOf(opened)
		const installer_id = (await idOf(installer)) as UserId
		for (const count of [1, 2, 3]) {
			const order_id = (await accepted(opened)).id as OrderId
			await opened.store.db
				.insertInto('reviews')
				.values({
					...{ id: `review-${count}`, order_id, product_id: null, installer_id, user_id: null },
					...{ name: 'Asha', city: 'Pune', stars: 4, text: '', state: 'shown' },
					...{ hidden_reason: null, created_at: count, updated_at: count },
				})
				.execute()
			const words = wordsOf(mainOf(await html(`/orders/${id}`, buyer)))
			expect(words).toContain('Your installer will propose a day')
			expect(/Reviews\s+4[^a-z]*of 5/.test(words), `${count} reviews: ${words}`).toBe(count === 3)
		}
	})

	it('name their own address in the site map, in structured data and for pictures', async () => {
		const opened = await open({ mode: 'live', sampleData: true, publicUrl: ORIGIN })
		const edge = { publicUrl: ORIGIN, trustedProxies: 0 }
		const server = createServer(listenerOf(webOf(opened.store), null, edge)).listen(0, '127.0.0.1')
		onTestFinished(() => void server.close())
		await once(server, 'listening')
		const { port } = server.address() as AddressInfo
		const html = async (path: string) =>
			(await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text()
		expect(await html('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
		const listed = [...(await html('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
		expect(listed.length).toBeGreaterThan(40)
		for (const [, address = ''] of listed) expect(new URL(address).origin).toBe(ORIGIN)
		const page = await html(`/products/${PANEL}`)
		expect(/property="og:image" content="([^"]+)"/.exec(page)?.[1]).toMatch(`${ORIGIN}/pictures/`)
		const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
		expect(data).toHaveLength(2)
		const addresses = data.flatMap(
			([, json = '']) => json.match(/"(?:url|image|item)":"[^"]+"/g) ?? [],
		)
		expect(addresses.length).toBeGreaterThan(5)
		for (const address of addresses) expect(address).toContain(`":"${ORIGIN}/`)
	})

	it.each([
		['panels', 'Panels'],
		['PANEL', 'Panels'],
		['battery', 'Batteries'],
		['accessory', 'Accessories'],
		['Kits', 'Kits'],
	])('take a category in any case and number: %s', async (typed, category) => {
		const { html } = pagesOf(await open())
		expect(await html(`/products?category=${typed}`)).toContain(`${category} – Solbazaar</title>`)
	})

	it('show all products for a category that there is not', async () => {
		const { html } = pagesOf(await open())
		expect(await html('/products?category=windmills')).toContain('Products – Solbazaar</title>')
	})
})
