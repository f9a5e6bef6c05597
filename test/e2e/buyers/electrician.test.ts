import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { deliverForNothing } from '../../shop-settings.ts'
import { anotherStore } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf, SHIPPING } from '../shop/cart-and-checkout.ts'
import { expectFocus, pressAt, tabTo, typeAt } from './keyboard.ts'

const PANEL = 'Solar Panel 500W'

const shop = anotherStore('live')
beforeAll(() => deliverForNothing(shop.store))

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('heading', { name, exact: true }).first().waitFor()
const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: true })

/** Searches, and puts two panels side by side. */
async function compare(page: Page) {
	await typeAt(page, page.getByRole('banner').locator('input[name=q]'), 'panel 250w')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/products?q=*')
	await heading(page, 'Solar Panel 250W')
	await expectFocus(page)
	await pressAt(page, page.getByRole('checkbox', { name: 'Compare Solar Panel 250W' }), 'Space')
	await page.getByText('1 of 4 panels chosen').waitFor()
	await expectFocus(page)
	const panels = page
		.getByRole('navigation', { name: 'Categories' })
		.getByRole('link', { name: 'Panels' })
	await pressAt(page, panels)
	await heading(page, 'Panels')
	await expectFocus(page)
	await pressAt(page, page.getByRole('checkbox', { name: `Compare ${PANEL}` }), 'Space')
	await page.getByText('2 of 4 panels chosen').waitFor()
	await pressAt(page, page.getByRole('link', { name: 'Compare', exact: true }))
	await heading(page, 'Compare panels')
	await expectFocus(page)
}

/** Makes four of one in the cart, and says to have all other parts. */
async function fillCart(page: Page) {
	await pressAt(page, button(page, `Add to Cart: ${PANEL}`))
	await expect.poll(async () => (await cartOf(page)).count).toBe(1)
	await expectFocus(page)
	await pressAt(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first())
	await heading(page, 'Shopping Cart')
	await expectFocus(page)
	await tabTo(page, button(page, `One more of ${PANEL}`))
	for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
	await expect.poll(async () => (await cartOf(page)).count).toBe(4)
	await expectFocus(page)
	await pressAt(page, button(page, 'I have the rest'))
	await page.getByText('You have the other parts.').waitFor()
	await expectFocus(page)
	await pressAt(page, page.getByRole('button', { name: 'Checkout', exact: true }))
	await heading(page, 'Checkout')
	await hydrated(page)
}

/** Fills in the checkout and orders. */
async function checkOut(page: Page) {
	const field = (label: string) => page.getByLabel(label, { exact: true })
	await typeAt(page, page.getByLabel('Full name'), SHIPPING.fullName)
	await typeAt(page, page.getByLabel('Contact number'), SHIPPING.contactNumber)
	await typeAt(page, field('Street'), SHIPPING.street)
	await typeAt(page, field('PIN code'), SHIPPING.zipCode)
	await typeAt(page, field('City'), SHIPPING.city)
	await pressAt(page, button(page, 'Continue to delivery'))
	await heading(page, 'Delivery')
	await expectFocus(page)
	await pressAt(page, button(page, 'Continue to payment'))
	await heading(page, 'Payment')
	await expectFocus(page)
	await pressAt(page, button(page, 'Place order'))
	await heading(page, 'Order Received!')
	await expectFocus(page)
}

it('an electrician orders loose parts by the keyboard alone, with the focus in sight all the way', async () => {
	const page = await open({ address: shop.address, isNew: true })
	await page.goto('/')
	await hydrated(page)
	await compare(page)
	await fillCart(page)
	await checkOut(page)
	const [order] = await shop.store.db
		.selectFrom('order_lines')
		.select(['product_id', 'quantity'])
		.execute()
	expect(order).toEqual({ product_id: 'solar-panel-500w', quantity: 4 })
})
