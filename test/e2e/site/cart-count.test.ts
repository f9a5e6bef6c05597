import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { go, hydrated, load } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'

/** The cart's count in the header. */
const count = (page: Page) =>
	page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Cart/ })

const shows = (page: Page, items: number) =>
	expect.poll(() => count(page).innerText()).toMatch(new RegExp(`^Cart\\s*${items}\\b`))

it('the count of the cart is right after Back, on pages of one document', async () => {
	const page = await open()
	await go(page, `/products/${PANEL}`)
	await page.getByRole('button', { name: 'Add to cart' }).first().click()
	await shows(page, 1)
	await go(page, '/about')
	await page.goBack()
	await shows(page, 1)
	await page.goBack()
	await page.goForward()
	await shows(page, 1)
})

it('the count of the cart is right after Back to a page that was loaded before', async () => {
	const page = await open({ isNew: true })
	await load(page, '/')
	expect(await count(page).innerText()).not.toMatch(/\d/)
	await load(page, `/products/${PANEL}`)
	await put(page, PANEL, 2)
	await page.goBack()
	await hydrated(page)
	await shows(page, 2)
	await load(page, '/cart')
	await put(page, PANEL, 3)
	await page.goBack()
	await hydrated(page)
	await shows(page, 5)
})

// The browser of the journeys keeps no page in its memory, so that the event of one that comes back is sent to it.
it('the count of the cart is right on a page that comes back out of the memory of the browser', async () => {
	const page = await open({ isNew: true })
	await load(page, '/support')
	await page.locator('textarea').fill('being typed')
	await put(page, PANEL, 4)
	await page.evaluate(() =>
		window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	)
	await shows(page, 4)
	expect(await page.locator('textarea').inputValue()).toBe('being typed')
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
	await shows(page, 4)
})
