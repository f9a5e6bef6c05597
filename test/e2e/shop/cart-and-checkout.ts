import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Cart } from '../../../domain/cart/schema.ts'
import type { Order } from '../../../domain/orders/schema.ts'

/** Puts pieces in the cart of this page's browser through the API. */
export async function put(page: Page, productId: string, quantity = 1) {
	const answer = await page.request.post('/api/cart/items', { data: { productId, quantity } })
	expect(answer.status()).toBe(200)
}

/** The server's cart of this page's browser. */
export async function cartOf(page: Page): Promise<Cart> {
	return (await page.request.get('/api/cart')).json()
}

/** How many of each product are in the cart of this page's browser. */
export const contentsOf = async (page: Page) =>
	Object.fromEntries(
		(await cartOf(page)).items.map(({ productId, quantity }) => [productId, quantity]),
	)

export const SHIPPING = {
	fullName: 'Lakshmi Narayanan',
	contactNumber: '+91 98200 12345',
	street: '22 Kutchery Road, Mylapore',
	city: 'Chennai',
	zipCode: '600028',
	country: 'India',
}

/** Fills in the checkout form. */
export async function fillIn(page: Page) {
	// A live store's form has the fields of a bill besides.
	const field = (label: string) => page.getByLabel(label, { exact: true })
	await page.getByLabel('Full name').fill(SHIPPING.fullName)
	await page.getByLabel('Contact number').fill(SHIPPING.contactNumber)
	await field('Street').fill(SHIPPING.street)
	await field('City').fill(SHIPPING.city)
	await field('PIN code').fill(SHIPPING.zipCode)
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** From the first step of a live store's checkout, which is filled in, to the last: installed where that is offered. */
export async function choosePayment(page: Page) {
	await press(page, 'Continue to delivery')
	await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor()
	const installed = page.getByRole('radio', { name: /^Delivery and installation/ })
	const isToChoose = (await installed.count()) > 0 && !(await installed.isChecked())
	if (isToChoose) await installed.check()
	await press(page, 'Continue to payment')
	const askedAnew = page.getByText('Choose when you pay, then continue.')
	const ways = page.getByRole('heading', { name: 'Payment', exact: true })
	await ways.or(askedAnew).first().waitFor()
	// An installed system can be paid in parts: without JavaScript the step comes again to ask.
	if (await askedAnew.isVisible()) await press(page, 'Continue to payment')
	await ways.waitFor()
}

/** From the first step of a live store's checkout, which is filled in, to the order. */
export async function payFor(page: Page, way?: RegExp) {
	await choosePayment(page)
	if (way) await page.getByRole('radio', { name: way }).check()
	await press(page, 'Place order')
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
}

let keys = 0

/** An order made through the API by this page's browser. */
export async function order(page: Page, productId: string, shipping = SHIPPING): Promise<Order> {
	const answer = await page.request.post('/api/orders', {
		headers: { 'idempotency-key': `journey ${Date.now()} ${keys++}` },
		data: { shipping, items: [{ productId, quantity: 1 }] },
	})
	expect(answer.status()).toBe(201)
	return answer.json()
}

/** Types the proof that the visitor of a page opened by its link is the buyer. */
export const prove = (page: Page, about: string, contact = SHIPPING.contactNumber) =>
	page
		.getByRole('group')
		.filter({ hasText: about })
		.getByLabel('Phone number or email')
		.fill(contact)

/** The page where a holder of the key follows an order. */
export const trackingPath = ({ id, trackingKey }: Order) => `/orders/${id}?key=${trackingKey}`
