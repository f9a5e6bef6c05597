import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { deliverForNothing } from '../../shop-settings.ts'
import { scan } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { choosePayment, fillIn } from '../shop/cart-and-checkout.ts'

/** 1280 px at 200 %. */
const WIDTH = 640

const shop = anotherStore('live')
beforeAll(() => deliverForNothing(shop.store))

/** Notes what live regions say from now on, as a screen reader hears it. */
const listen = (page: Page) =>
	page.addInitScript(() => {
		const said: string[] = []
		Object.assign(window, { said })
		const note = (of: Node) => {
			const element = of instanceof Element ? of : of.parentElement
			const live = element?.closest('[aria-live], [role=status], [role=alert]')
			const text = live?.textContent?.trim()
			if (text) said.push(text)
		}
		new MutationObserver((changes) => {
			for (const { target, addedNodes } of changes)
				for (const each of [target, ...addedNodes]) note(each)
		}).observe(document, { subtree: true, childList: true, characterData: true })
	})

const heard = (page: Page) =>
	page.evaluate(() => (window as unknown as { said: string[] }).said.join(' | '))

/** The page that a link has led to is read from its heading on. */
async function readFrom(page: Page, name: string | RegExp) {
	const heading = page.getByRole('heading', { level: 1, name })
	await heading.waitFor()
	await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
	expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
	expect(await page.title()).not.toBe('')
	await scan(page)
}

const openMenu = (page: Page) => page.getByRole('banner').getByLabel('Menu').first().click()

it('a buyer at 200 % with a screen reader hears each page and each answer, up to an order', async () => {
	const page = await open({ address: shop.address, width: WIDTH, isNew: true })
	await listen(page)
	await page.goto('/')
	await hydrated(page)
	await scan(page)
	await openMenu(page)
	await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
	await readFrom(page, 'Products')
	await page.getByRole('link', { name: 'Solar Panel 250W' }).first().click()
	await readFrom(page, 'Solar Panel 250W')
	await page.getByRole('button', { name: 'Add to Cart' }).first().click()
	await expect.poll(() => heard(page)).toContain('Item added to cart successfully!')
	await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click()
	await readFrom(page, 'Shopping Cart')
	await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
	await expect.poll(() => heard(page)).toMatch(/Removed|removed/)
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByRole('button', { name: 'Checkout', exact: true }).click()
	await readFrom(page, 'Checkout')

	// A mistake is named beside its field, which has the focus.
	await page.getByRole('button', { name: 'Continue to delivery' }).click()
	const name = page.getByLabel('Full name')
	await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true)
	expect(await name.getAttribute('aria-invalid')).toBe('true')
	const described = await name.getAttribute('aria-describedby')
	expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Full name is required.')
	await fillIn(page)
	await choosePayment(page)
	await scan(page)
	await page.getByRole('button', { name: 'Place order' }).click()
	await readFrom(page, 'Order Received!')
	await page.getByRole('link', { name: 'Follow this order' }).click()
	await readFrom(page, /^Order SB-/)
})

const hasFocus = (part: Locator) =>
	expect.poll(() => part.evaluate((it) => it === document.activeElement)).toBe(true)

it('the focus goes where a search, a link to a part of a page and the next part of a list lead', async () => {
	const page = await open({ address: shop.address, width: 1280, isNew: true })
	await go(page, '/about')
	const search = page.getByRole('banner').locator('input[name=q]')
	await search.fill('solar panel 250w')
	await search.press('Enter')
	await readFrom(page, 'Products')

	await search.fill('solar panel 250w')
	await page.getByRole('option', { name: /Solar Panel 250W/ }).click()
	await readFrom(page, 'Solar Panel 250W')

	await go(page, '/products')
	await page.getByRole('link', { name: 'Next' }).press('Enter')
	await hasFocus(page.getByRole('heading', { name: /53 products.*page 2 of 3/ }))
	await page.getByRole('link', { name: 'Next' }).press('Enter')
	await hasFocus(page.getByRole('heading', { name: /53 products.*page 3 of 3/ }))

	await page.getByRole('contentinfo').getByRole('link', { name: 'Support & Help' }).click()
	await readFrom(page, 'Support & Help')
	await page.getByRole('link', { name: 'Write to us' }).click()
	await hasFocus(page.locator('#write'))
})
