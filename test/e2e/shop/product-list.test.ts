import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page, text: string | RegExp) =>
	page.getByRole('heading', { level: 2, name: text }).waitFor()
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)

describe('product list', () => {
	it('searches while one types, forgives a typo and keeps the address in step', async () => {
		const page = await open()
		await go(page, '/')
		await page.getByRole('link', { name: 'Shop products' }).click()
		await page.waitForURL('/products')
		await box(page).pressSequentially('batery', { delay: 20 })
		await page.waitForURL('/products?q=batery')
		await page.getByRole('heading', { name: 'Solar Battery 5kWh' }).waitFor()
		await expect.poll(() => box(page).inputValue()).toBe('batery')
		await page.goBack()
		await page.waitForURL((url) => url.pathname === '/')
	})

	it('narrows by category, brand, price and stock, and Back takes the steps back', async () => {
		const page = await open()
		await go(page, '/products')
		await page.getByRole('checkbox', { name: 'Panels' }).check()
		await page.waitForURL('/products?category=Panels')
		await page.getByRole('heading', { level: 1, name: 'Panels' }).waitFor()
		await page.getByRole('checkbox', { name: 'Arunvi' }).check()
		await page.getByRole('radio', { name: 'Under ₹10,000' }).check()
		await page.getByRole('checkbox', { name: 'In stock' }).check()
		await page.waitForURL(/inStock=true/)
		expect(searchOf(page)).toBe('?category=Panels&brand=Arunvi&price=0-10000&inStock=true')
		await page.goBack()
		await page.waitForURL((url) => !url.search.includes('inStock'))
		await page.getByRole('checkbox', { name: 'In stock', checked: false }).waitFor()
		await page.reload()
		await hydrated(page)
		await expect.poll(() => page.getByRole('checkbox', { name: 'Arunvi' }).isChecked()).toBe(true)
		await expect.poll(() => names(page)).toContain('Solar Panel 250W')
	})

	it('has its filters beside it at a desk, counts what each choice would leave, and leaves that many', async () => {
		const page = await open()
		await go(page, '/products')
		await page.getByRole('region', { name: 'Filters' }).waitFor()
		expect(await page.getByRole('button', { name: 'Filters' }).count()).toBe(0)
		const kits = page.locator('label', { has: page.getByRole('checkbox', { name: 'Kits' }) })
		const promised = (await kits.textContent())?.replace('Kits', '')
		await kits.click()
		await count(page, `${promised} products`)
		await expect.poll(() => names(page)).toHaveLength(Number(promised))
	})

	it('shows each choice as a chip that takes it away, and clears them all', async () => {
		const page = await open()
		await go(page, '/products?q=solar&category=Panels&category=Kits&brand=Arunvi&sort=name')
		await scanFaces(page)
		await page.getByRole('link', { name: 'Remove Kits' }).click()
		await page.waitForURL('/products?q=solar&category=Panels&brand=Arunvi&sort=name')
		await page.getByRole('link', { name: 'Clear all' }).click()
		await page.waitForURL('/products?sort=name')
		await page.getByRole('list', { name: 'Active filters' }).waitFor({ state: 'detached' })
		await expect.poll(() => box(page).inputValue()).toBe('')
	})

	it('keeps the focus on the button that puts a product in the cart', async () => {
		const page = await open()
		await go(page, '/products?q=Solar+Panel+250W')
		const add = page.getByRole('button', { name: 'Add Solar Panel 250W to the cart' })
		await add.focus()
		await page.keyboard.press('Enter')
		await page.getByRole('navigation', { name: 'Main' }).getByText('1 item').waitFor()
		await expect.poll(() => add.evaluate((it) => it === document.activeElement)).toBe(true)
	})

	it('sorts', async () => {
		const page = await open()
		await go(page, '/products?category=Generators')
		await page.getByLabel('Sort by').selectOption('Price: low to high')
		await page.waitForURL('/products?category=Generators&sort=price-asc')
		await expect.poll(() => names(page).then(([first]) => first)).toMatch(/300W/)
		await page.getByLabel('Sort by').selectOption('Power: high to low')
		await expect.poll(() => names(page).then(([first]) => first)).toMatch(/3600W/)
	})

	it('leads from page to page by links', async () => {
		const page = await open()
		await go(page, '/products')
		await expect.poll(() => names(page)).toHaveLength(24)
		const pages = page.getByRole('navigation', { name: 'Pages' })
		await expect.poll(() => pages.getByRole('link').allTextContents()).toEqual(['Next'])
		const [first] = await names(page)
		await pages.getByRole('link', { name: 'Next' }).click()
		await page.waitForURL('/products?page=2')
		await pages.getByText(/^Page 2 of \d+$/).waitFor()
		await expect.poll(() => names(page)).not.toContain(first)
		await pages.getByRole('link', { name: 'Previous' }).click()
		await page.waitForURL('/products')
	})

	it('says when nothing is found, and leads on', async () => {
		const page = await open()
		await go(page, '/products?q=zzzzzz')
		await page.getByText('No products found matching your search.').waitFor()
		await count(page, '0 products')
		await scan(page)
		await page.getByRole('link', { name: 'Clear the search' }).click()
		await page.waitForURL('/products')
		await expect.poll(() => names(page)).toHaveLength(24)
	})

	it('is kind to an address that makes no sense', async () => {
		const page = await open()
		for (const [what, search] of [
			['a page far beyond the last', '?page=999999'],
			['values that make no sense', '?page=-1&sort=best&category=Shoes&price=free&power=9-1'],
			['bytes that are no text', '?q=%00%FF&brand=%00'],
			['three thousand letters', `?q=${'x'.repeat(3000)}`],
			['names of the language’s own', '?category=__proto__&sort=constructor'],
		]) {
			const answer = await page.request.get(`/products${search}`)
			expect(answer.status(), what).toBe(200)
			expect(await answer.text(), what).toContain('<h1')
		}
	})

	it.each(['/', '/support'])('shows a spinner to whoever comes from %s', async (from) => {
		const page = await open()
		const asked = Promise.withResolvers<void>()
		await page.route('**/products.data*', async (route) => {
			await asked.promise
			await route.continue()
		})
		await go(page, from)
		await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click()
		await page.getByRole('img', { name: 'Loading' }).waitFor()
		asked.resolve()
		await page.waitForURL('/products')
		await page.getByRole('img', { name: 'Loading' }).waitFor({ state: 'detached' })
	})

	it('shows a spinner while the answer is under way, and moves nothing', async () => {
		const page = await open()
		await go(page, '/products')
		let answer = () => {}
		const asked = new Promise<void>((resolve) => {
			answer = resolve
		})
		await page.route('**/products.data?*', async (route) => {
			await asked
			await route.continue()
		})
		const place = () => page.getByRole('article').first().boundingBox()
		const before = await place()
		await box(page).fill('kit')
		await page.getByLabel('Loading').waitFor()
		await expect.poll(() => place()).toEqual(before)
		answer()
		await page.getByLabel('Loading').waitFor({ state: 'detached' })
		await expect.poll(() => names(page)).toContain('Home Kit 3kW On-Grid')
	})

	it('keeps what is typed while older answers come in', async () => {
		const page = await open()
		await go(page, '/products')
		// Slower than the pause after which it is sent, so that every key asks for an answer.
		await box(page).pressSequentially('inverter 3', { delay: 230 })
		await page.waitForURL('/products?q=inverter+3')
		await page.getByRole('link', { name: 'Remove “inverter 3”' }).waitFor()
		await expect.poll(() => box(page).inputValue()).toBe('inverter 3')
	})

	it('brings someone back to their place in the list', async () => {
		const page = await open()
		await go(page, '/products?category=Inverters&sort=name')
		await page.getByRole('link', { name: 'Solar Inverter 3kW' }).click()
		await page.getByRole('heading', { level: 1, name: 'Solar Inverter 3kW' }).waitFor()
		await page.getByRole('link', { name: 'Back to products' }).click()
		await page.waitForURL('/products?category=Inverters&sort=name')
	})

	it('opens its filters as a sheet on a phone', async () => {
		const page = await open({ width: 390 })
		await go(page, '/products')
		await page.getByRole('button', { name: 'Filters' }).click()
		const sheet = page.getByRole('region', { name: 'Filters' })
		await sheet.getByText('Batteries').click()
		await page.waitForURL('/products?category=Batteries')
		const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
		await expect.poll(() => names(page)).not.toContain('Solar Panel 250W')
		await page.getByRole('img', { name: 'Loading' }).waitFor({ state: 'detached' })
		await scan(page)
		await show.click()
		await sheet.waitFor({ state: 'hidden' })
		await expect.poll(() => names(page)).toContain('Solar Battery 5kWh')
	})

	it('works without JavaScript, on a phone too', async () => {
		const page = await open({ width: 390, javaScript: false, isDrawn: true })
		await page.goto('/products')
		await box(page).fill('solar')
		await page.getByRole('button', { name: 'Filters' }).click()
		await page.getByText('Panels', { exact: true }).last().click()
		await page.getByRole('button', { name: 'Show the products' }).click()
		await page.waitForURL(/category=Panels/)
		expect(searchOf(page)).toContain('q=solar')
		await page.getByRole('heading', { level: 1, name: 'Panels' }).waitFor()
		await page.getByRole('link', { name: 'Remove Panels' }).click()
		await page.waitForURL('/products?q=solar')
	})

	it.each([320, 390, 768, 1280])(
		'has the button of each card at its foot, whatever the price, at %i px',
		async (width) => {
			const page = await open({ width })
			await go(page, '/products?sort=price-desc')
			await page
				.getByText(/^₹\d,\d\d,\d\d\d\.\d\d$/)
				.first()
				.waitFor()
			const cards = await page.getByRole('article').evaluateAll((all) =>
				all.map((card) => {
					const boxOf = (it: Element | null) => it?.getBoundingClientRect() ?? new DOMRect()
					const button = boxOf(card.querySelector('form button, a[aria-label^="Tell me"]'))
					const price = boxOf(card.querySelector('[class*="price"]'))
					const { top, bottom, left, right } = boxOf(card)
					return {
						name: card.querySelector('h3')?.textContent,
						top,
						belowButton: Math.round(bottom - button.bottom),
						isWithin: button.left >= left && button.right <= right && price.right <= right,
						isBeside: price.bottom > button.top && price.right <= button.left + 1,
					}
				}),
			)
			expect(cards.length).toBeGreaterThan(8)
			expect(cards.filter(({ isWithin }) => !isWithin)).toEqual([])
			// All have it beside the price, or all have it below.
			expect(new Set(cards.map(({ isBeside }) => isBeside)).size, JSON.stringify(cards)).toBe(1)
			const feet = cards.map(({ belowButton }) => belowButton)
			expect(Math.max(...feet) - Math.min(...feet), JSON.stringify(cards)).toBeLessThanOrEqual(8)
		},
	)
})
