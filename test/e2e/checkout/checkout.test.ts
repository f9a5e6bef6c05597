import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated, openAs, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { cartOf, fillIn, put, SHIPPING } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'

const PANEL = 'solar-panel-250w'

const ordersOf = async (page: Page) => (await page.request.get('/api/orders')).json()
const send = (page: Page) => page.getByRole('button', { name: 'Send demo request' })

/** At the checkout with one piece in the cart and the form filled in. */
async function atCheckout(page: Page, productId = PANEL) {
	await put(page, productId)
	await go(page, '/checkout')
	await fillIn(page)
}

describe('checkout', () => {
	it('shows a way on when there is nothing to order', async () => {
		const page = await open()
		const html = await (await page.request.get('/checkout')).text()
		const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
		expect(main).toContain('Your cart is empty.')
		expect(main).toMatch(/<a [^>]*href="\/products"[^>]*>(?:<[^>]*>)*See all products/)
	})

	it('sends a demo request, empties the cart and leads to the order', async () => {
		const page = await open()
		await atCheckout(page)
		await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('India')
		await send(page).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await page
			.getByText(
				'Thank you for your order. Our installer team will review your request and contact you shortly.',
			)
			.waitFor()
		expect((await cartOf(page)).items).toEqual([])
		await page.getByRole('link', { name: 'Follow this order' }).click()
		await page.getByText('We are looking for an installer.').waitFor()
		await page.getByText(SHIPPING.street).waitFor()
	})

	it('takes the number of a contact and the digits of a Devanagari keyboard', async () => {
		const page = await openAs('Buyer')
		await atCheckout(page)
		const number = page.getByLabel('Contact number')
		// As a phone's contacts copy it: between marks of direction, with hyphens that do not break.
		await number.fill('\u202a+91\u2011020\u201125431234\u202c')
		await page.getByLabel('PIN code', { exact: true }).fill('४११०३८')
		await page.getByLabel('City', { exact: true }).fill('पुणे')
		await page.getByText('Pune, Maharashtra').waitFor()
		expect(await page.getByText('Give a mobile or landline number of ten digits').count()).toBe(0)
		await send(page).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		const [{ shipping }] = await ordersOf(page)
		expect(shipping).toMatchObject({
			contactNumber: '+91-020-25431234',
			zipCode: '411038',
			city: 'पुणे',
		})
	})

	it('begins the city with the district, and never below somebody’s fingers', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/checkout')
		const city = page.getByLabel('City', { exact: true })
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/pins/411038', async (route) => {
			await promise
			await route.continue()
		})
		await page.getByLabel('PIN code', { exact: true }).fill('411038')
		await city.focus()
		resolve()
		await page.getByText('Pune, Maharashtra').waitFor()
		expect(await city.inputValue()).toBe('')
		await page.getByLabel('Street').focus()
		await expect.poll(() => city.inputValue()).toBe('Pune')
		await city.fill('पुणे')
		await page.getByLabel('Street').focus()
		expect(await city.inputValue()).toBe('पुणे')
	})

	it('makes one order of a double click, and no second when one goes back', async () => {
		const page = await openAs('Buyer')
		await atCheckout(page)
		await send(page).dblclick()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
		await page.goBack()
		await page.getByText('Your cart is empty.').waitFor()
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
	})

	it('fills in the name and address of whoever is signed in, and never orders with its own button', async () => {
		const page = await open()
		const { name, email } = await signIn(page)
		await put(page, PANEL)
		await go(page, '/checkout')
		const button = page.getByRole('button', { name: 'Order Disabled (Demo Only)' })
		await expect.poll(() => button.isDisabled()).toBe(true)
		await page.getByText('nothing is sold and nothing is paid').waitFor()
		await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(name)
		await expect.poll(() => page.getByLabel('Email (optional)').inputValue()).toBe(email)
		await scanFaces(page)
	})

	it('has a message at each wrong field, keeps what was typed and goes to the first', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/checkout')
		await page.getByLabel('Full name').fill('Asha')
		await page.getByLabel('Contact number').fill('12')
		await send(page).click()
		await page.getByText('Type a phone number with at least 6 digits.').waitFor()
		for (const text of ['Street is required.', 'City is required.', 'PIN or ZIP code is required.'])
			await page.getByText(text).waitFor()
		await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Asha')
		const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
		expect(focused).toBe('contactNumber')
		// The header covers a part of what the page was scrolled by.
		await page.evaluate(() => scrollTo(0, 0))
		await scan(page)
	})

	it('says what is left when the stock has fallen meanwhile', async () => {
		const page = await open()
		const { id, name, setStock } = await ownProduct(3)
		await put(page, id, 3)
		await go(page, '/checkout')
		await fillIn(page)
		await setStock(1)
		await send(page).click()
		const alert = page.getByRole('alert')
		await alert.waitFor()
		await expect.poll(() => alert.textContent()).toContain(name)
		await expect.poll(() => alert.textContent()).toMatch(/\b1\b/)
		await expect.poll(() => page.getByLabel('Street').inputValue()).toBe(SHIPPING.street)
		await alert.getByRole('link', { name: 'Change your cart' }).click()
		await page.getByText('Lower the quantity to 1').waitFor()
	})

	it('asks to look again when the cart has changed in another tab', async () => {
		const page = await openAs('Buyer')
		await atCheckout(page)
		await put(page, PANEL)
		await send(page).click()
		await page.getByText('Your cart has changed since this page was opened.').waitFor()
		await page.getByRole('row', { name: /1 × .*2 × / }).waitFor()
		await expect.poll(() => ordersOf(page)).toEqual([])
		await send(page).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
	})

	it.each([true, false])(
		'shows old and new sums side by side when a price has changed, with JavaScript: %s',
		async (javaScript) => {
			const page = await openAs('Buyer', { width: javaScript ? 1280 : 390, javaScript })
			const { id, name, setPrice } = await ownProduct(3)
			await put(page, id, 2)
			await page.goto('/checkout')
			if (javaScript) await hydrated(page)
			await fillIn(page)
			await setPrice(90_000)
			await send(page).click()
			const alert = page.getByRole('alert')
			await alert.getByText('Prices have changed since this page was opened.').waitFor()
			const rows = () => alert.getByRole('row').allInnerTexts()
			await expect
				.poll(async () => (await rows()).map((row) => row.replace(/\s+/g, ' ')))
				.toEqual([
					'Product You saw Now',
					`${name} 2 × ₹1,050.00 2 × ₹90,000.00`,
					'Total ₹2,100.00 ₹1,80,000.00',
				])
			await expect.poll(() => page.getByLabel('Street').inputValue()).toBe(SHIPPING.street)
			expect(await ordersOf(page)).toEqual([])
			if (javaScript) await scanFaces(page)
			await send(page).click()
			await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
			expect((await ordersOf(page))[0].total).toBe(180_000)
		},
	)

	it('says when it did not get through, keeps the form, and then makes one order', async () => {
		const page = await openAs('Buyer')
		await atCheckout(page)
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await send(page).click()
		await page.getByText('Your request did not get through.').waitFor()
		await expect.poll(() => page.getByLabel('Street').inputValue()).toBe(SHIPPING.street)
		await page.context().setOffline(false)
		await send(page).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
	})

	it('makes one order when it arrived but the answer was lost', async () => {
		const page = await openAs('Buyer')
		await atCheckout(page)
		await page.route('**/checkout.data*', async (route) => {
			if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 })
			await route.abort()
		})
		await send(page).click()
		await page.getByText('Your request did not get through.').waitFor()
		allowComplaints(/ERR_FAILED/)
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
		await page.unroute('**/checkout.data*')
		await send(page).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await expect.poll(() => ordersOf(page)).toHaveLength(1)
	})
})
