import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product } from '../../builders.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated, openAs } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { wordsAt } from '../words.ts'

const SCRIPT = '</script><script>document.title="taken"</script>'

describe('product detail', () => {
	it('shows what there is to know', async () => {
		const page = await open()
		await go(page, '/products/solar-panel-250w')
		await page.getByRole('heading', { level: 1, name: 'Solar Panel 250W' }).waitFor()
		const main = page.getByRole('main')
		for (const text of ['Arunvi', '250 W', '₹6,490.00', 'GST included'])
			await main.getByText(text).first().waitFor()
		await main
			.getByText(/^In Stock: \d+$/)
			.first()
			.waitFor()
		const path = page.getByRole('navigation', { name: 'Breadcrumb' })
		await expect
			.poll(() => path.getByRole('listitem').allTextContents())
			.toEqual(['Home', 'Products', 'Panels', 'Solar Panel 250W'])
		const row = page.locator('dl > div', { hasText: 'Open-circuit voltage (Voc)' })
		await expect.poll(() => row.locator('dd').textContent()).toBe('37.8\u00a0V')
		const related = page.getByRole('region', { name: 'Related products' })
		await expect.poll(() => related.getByRole('article').count()).toBe(4)
		await expect.poll(() => page.title()).toBe('Solar Panel 250W – Solbazaar')
		await scanFaces(page)
	})

	it('adds as many as are wanted, says so for a while, and counts them', async () => {
		const page = await open()
		await go(page, '/products/solar-panel-500w')
		await page.getByRole('button', { name: 'One more' }).click()
		await page.getByRole('button', { name: 'Add to Cart' }).click()
		await page.getByText('Item added to cart successfully!').waitFor()
		await page.getByRole('button', { name: 'Added to cart!' }).waitFor()
		await page.getByText('Solar Panel 500W added to cart!').waitFor()
		await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
		await page.getByText('Item added to cart successfully!').waitFor({ state: 'detached' })
		await page.getByRole('navigation', { name: 'Main' }).getByText('2 items').waitFor()
	})

	it('takes a quantity in digits of another script, counts it with the arrow keys, and leaves it under a wheel', async () => {
		const page = await open()
		await go(page, '/products/solar-panel-500w')
		const field = page.getByRole('spinbutton', { name: 'Quantity' })
		await field.fill('३')
		await expect.poll(() => field.getAttribute('aria-valuenow')).toBe('3')
		await field.press('ArrowUp')
		await expect.poll(() => field.inputValue()).toBe('4')
		await field.press('ArrowDown')
		await expect.poll(() => field.inputValue()).toBe('3')
		await field.hover()
		for (let n = 0; n < 5; n++) await page.mouse.wheel(0, 60)
		expect(await field.inputValue()).toBe('3')
		await field.fill('३')
		await page.getByRole('button', { name: 'Add to Cart' }).click()
		await page.getByRole('navigation', { name: 'Main' }).getByText('3 items').waitFor()
	})

	it('offers no more than there are, and says when the cart holds them all', async () => {
		const page = await open()
		await go(page, '/products/commercial-kit-25kw')
		const field = page.getByRole('spinbutton', { name: 'Quantity' })
		const most = (await field.getAttribute('aria-valuemax')) ?? ''
		await field.fill(most)
		await expect.poll(() => page.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true)
		await page.getByRole('button', { name: 'Add to Cart' }).click()
		await page.getByText('Item added to cart successfully!').waitFor()
		await page.getByRole('button', { name: 'Add to Cart' }).click()
		await page.getByText(`Only ${most} of Commercial Kit 25kW Three-Phase in stock.`).waitFor()
	})

	it('cannot be bought when it is out of stock', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/products/mc4-branch-pair')
		expect(await page.getByRole('button', { name: 'Out of Stock' }).isDisabled()).toBe(true)
		expect(await page.getByRole('spinbutton').count()).toBe(0)
		expect(await page.getByText('Wattage', { exact: true }).count()).toBe(0)
	})

	it('leads to the cart, with the same words, without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/products/solar-battery-5kwh')
		await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
		await page.getByRole('button', { name: 'Add to Cart' }).first().click()
		await page.waitForURL(/\/cart/)
		await page.getByText('Item added to cart successfully!').waitFor()
	})

	it('says when there is no such product, with the status of that', async () => {
		const page = await open()
		const answer = await page.goto('/products/no-such-thing')
		expect(answer?.status()).toBe(404)
		await hydrated(page)
		allowComplaints(/404/)
		await page.getByRole('heading', { level: 1, name: 'Product Not Found' }).waitFor()
		await page.getByText("We couldn't find the Product you're looking for.").waitFor()
		await scan(page)
		await page.getByRole('link', { name: 'Return to Product List' }).click()
		await page.waitForURL('/products')
	})

	it('takes any text for an id like any other', async () => {
		const page = await open()
		for (const id of ['..%2Fcart', '%00', '%E0%A4%A8', 'a%20b', '%2e%2e%2f%2e%2e%2fcart'])
			expect((await page.request.get(`/products/${id}`)).status(), id).toBe(404)
	})

	it.each([
		['/products/solar-panel-250w', (page: Page) => page.getByRole('article').first()],
		['/', (page: Page) => page.getByRole('article').first()],
		['/cart', (page: Page) => page.getByRole('main').getByRole('listitem').first()],
	])('says Loading... while a product is on its way from %s', async (from, place) => {
		const page = await open()
		await page.request.post('/api/cart/items', { data: { productId: 'solar-panel-500w' } })
		const asked = Promise.withResolvers<void>()
		await page.route('**/products/*.data*', async (route) => {
			await asked.promise
			await route.continue()
		})
		await go(page, from)
		await place(page).getByRole('link').first().click()
		await page.getByText('Loading...').waitFor()
		expect(new URL(page.url()).pathname).toBe(from)
		asked.resolve()
		await page.waitForURL((url) => url.pathname !== from)
		await page.getByText('Loading...').waitFor({ state: 'detached' })
	})

	it('tells programs what it sells, and takes no script from a product’s texts', async () => {
		const page = await openAs('Admin')
		const id = `script-${Date.now()}`
		const added = await page.request.post('/api/products', {
			data: product({ id, name: `Panel ${SCRIPT}`, price: 1234567, description: SCRIPT }),
		})
		expect(added.status()).toBe(201)
		await go(page, `/products/${id}`)
		await expect.poll(() => page.title()).toBe(`Panel ${SCRIPT} – Solbazaar`)
		const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
		const data = texts.map((text) => JSON.parse(text))
		expect(data[0]).toMatchObject({
			'@type': 'Product',
			name: `Panel ${SCRIPT}`,
			offers: { '@type': 'Offer', price: '1234567.00', priceCurrency: 'INR' },
		})
		expect(data[1].itemListElement).toHaveLength(4)
		await page.getByText('₹12,34,567.00').first().waitFor()
		const gone = await page.request.delete(`/api/products/${id}`, { data: {} })
		expect(gone.status()).toBe(204)
	})

	it('shows the grey placeholder for a broken picture', async () => {
		const page = await open()
		await page.route('**/pictures/solar-inverter-3kw*', (route) => route.abort())
		await go(page, '/products/solar-inverter-3kw')
		const picture = page.getByRole('img', { name: 'Solar Inverter 3kW' })
		await expect.poll(() => picture.getAttribute('src')).toBe('/pictures/placeholder.webp')
		allowComplaints(/ERR_FAILED/)
	})

	it('keeps price and button at hand on a phone', async () => {
		const page = await open({ width: 390 })
		await go(page, '/products/solar-panel-250w')
		const buttons = page.getByRole('button', { name: 'Add to Cart' })
		await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded()
		await expect.poll(() => buttons.count()).toBe(2)
		await buttons.last().click()
		await page.getByText('Solar Panel 250W added to cart!').waitFor()
	})

	it('says what a watt costs of panels and kits, and of nothing else', async () => {
		const page = await open()
		expect(await wordsAt(page, '/products/solar-panel-250w')).toContain('₹25.96 per W')
		// Cards of other products say it of theirs.
		const [own] = (await wordsAt(page, '/products/solar-inverter-3kw')).split('Works with')
		expect(own).toContain('Solar Inverter 3kW')
		expect(own).not.toMatch(/per W/i)
	})

	it('says what a home pays for a kit in the end, and why, and lists its parts with their pages', async () => {
		const page = await open()
		const sums = page.getByRole('region', { name: 'Yours, installed' })
		await go(page, '/products/home-kit-5kw-hybrid')
		await sums.getByText('Not eligible').waitFor()
		await sums.getByText('It may not be connected to the grid').waitFor()
		await scan(page)
		await go(page, '/products/home-kit-3kw')
		for (const name of ['The kit', 'Usual installation', 'Subsidy for a home', 'Yours'])
			await sums.getByText(name, { exact: true }).waitFor()
		await sums.getByText('less than its parts one by one').waitFor()
		await page.getByRole('link', { name: 'DC Isolator 32 A' }).click()
		await page.getByRole('heading', { level: 1, name: 'DC Isolator 32 A' }).waitFor()
	})

	it('shows its pictures closely, by the keyboard too, and gives the focus back', async () => {
		const page = await open()
		await go(page, '/products/solar-panel-250w')
		const opener = page.getByTitle('Look closely')
		await opener.focus()
		await page.keyboard.press('Enter')
		const gallery = page.getByRole('dialog', { name: 'Pictures of Solar Panel 250W' })
		const picture = gallery.getByRole('img', { name: 'Solar Panel 250W' })
		const width = async () => (await picture.boundingBox())?.width ?? 0
		await picture.waitFor()
		const before = await width()
		await page.keyboard.press('+')
		await expect.poll(width).toBeGreaterThan(before * 1.4)
		await gallery.getByRole('button', { name: 'Smaller' }).click()
		await expect.poll(width).toBe(before)
		await picture.hover()
		await page.mouse.wheel(0, -400)
		await expect.poll(width).toBeGreaterThan(before * 1.4)
		await scan(page)
		await page.keyboard.press('Escape')
		await gallery.waitFor({ state: 'detached' })
		await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
	})

	it('leads to the picture itself without JavaScript', async () => {
		const page = await open()
		const html = await (await page.request.get('/products/solar-panel-250w')).text()
		const [link] = /<a [^>]*title="Look closely"[^>]*>/.exec(html) ?? []
		expect(link).toContain('href="/pictures/solar-panel-250w.webp"')
	})
})
