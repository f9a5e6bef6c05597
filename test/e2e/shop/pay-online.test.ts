import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, hydrated, paymentShown } from '../journey.ts'
import { open } from '../pages.ts'
import { choosePayment, fillIn, put } from './cart-and-checkout.ts'
import { formOver, onlineShop, orderOnline, PANEL, payByCard } from './pay-online.ts'

const PAY = { name: 'Pay ₹11,427.50' }
const NO_FUNDS = '4100 2800 0008 0001'

const isPaid = async (page: Page, id: string) => {
	await page.waitForURL(`**/orders/${id}`)
	await paymentShown(page)
}

/** Orders a panel at the checkout, to be paid online. @returns the number of the order, whose page to pay is shown */
async function fromTheCheckout(page: Page) {
	await put(page, PANEL)
	await page.goto('/checkout')
	await fillIn(page)
	await choosePayment(page)
	await page.getByRole('radio', { name: /^Pay online/ }).check()
	await page.getByRole('button', { name: 'Place order' }).click()
	await page.waitForURL('**/orders/*/pay')
	await page.getByRole('heading', { name: 'Pay online' }).waitFor()
	return new URL(page.url()).pathname.split('/')[2] ?? ''
}

const alert = (page: Page) => page.getByRole('alert').innerText()

it('a buyer pays by card, over the page of the order', async () => {
	const { address } = await onlineShop()
	const page = await open({ address })
	const id = await orderOnline(page)
	await go(page, `/orders/${id}`)
	await page.getByRole('link', { name: 'Pay ₹11,427.50 now' }).click()
	await page.getByRole('heading', { name: 'Pay online' }).waitFor()
	await scanFaces(page)
	await page.getByRole('button', PAY).click()
	await payByCard(formOver(page))
	await isPaid(page, id)
	// Nothing of the provider is left in the pages that follow.
	expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false)
})

it('a buyer whose card is refused is told why, and pays by another', async () => {
	const { address } = await onlineShop()
	const page = await open({ address })
	const id = await orderOnline(page)
	await go(page, `/orders/${id}/pay`)
	await page.getByRole('button', PAY).click()
	await payByCard(formOver(page), NO_FUNDS)
	await formOver(page).getByRole('button', { name: 'Close' }).click()
	await page.waitForURL('**/pay?back')
	expect(await alert(page)).toContain('insufficient account balance')
	await scanFaces(page)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await payByCard(formOver(page))
	await isPaid(page, id)
})

it('a buyer who comes from the checkout and closes the window comes back and pays later', async () => {
	const { address, control } = await onlineShop()
	const page = await open({ address, width: 390 })
	const id = await fromTheCheckout(page)
	await hydrated(page)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await formOver(page).getByRole('button', { name: 'Close' }).click()
	await page.waitForURL('**/pay?back')
	expect(await alert(page)).toContain('You have not paid yet')
	await go(page, `/orders/${id}`)
	await page.getByRole('link', { name: /^Pay ₹.+ now$/ }).click()
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await payByCard(formOver(page))
	await isPaid(page, id)
	expect(control.state().orders).toHaveLength(1)
})

it('whoever leaves the page to pay stays on it until the next one has come', async () => {
	const { address } = await onlineShop()
	const page = await open({ address })
	const id = await orderOnline(page)
	await go(page, `/orders/${id}/pay`)
	await page.evaluate(() =>
		addEventListener('pagehide', () => {
			const { dataset } = document.documentElement
			const title = document.querySelector('h1')?.textContent
			sessionStorage.setItem('left', `${title}, ${'leaving' in dataset ? 'busy' : 'still'}`)
		}),
	)
	await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
	await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem('left')))
		.toBe('Pay online, busy')
	await go(page, `/orders/${id}/pay`)
	await page.context().setOffline(true)
	await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
	const tryAgain = page.getByRole('link', { name: 'Try again' })
	await tryAgain.waitFor()
	await page.context().setOffline(false)
	await tryAgain.click()
	await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
})

it('a buyer without JavaScript goes from the checkout to pay on Razorpay’s own page, which sends them back from another site', async () => {
	const { address } = await onlineShop()
	const page = await open({ address, width: 390, javaScript: false, isDrawn: true })
	const id = await fromTheCheckout(page)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await page.waitForURL('http://127.0.0.1:*/v1/checkout/embedded')
	await payByCard(page, NO_FUNDS)
	await page.getByRole('button', { name: 'Back to the shop' }).click()
	await page.waitForURL(`${address}/orders/${id}/pay?back`)
	expect(await alert(page)).toContain('insufficient account balance')
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await payByCard(page)
	await page.getByRole('button', { name: 'Back to the shop' }).click()
	await isPaid(page, id)
})

it('an order is paid by a webhook before its buyer is back, and by nobody’s word but reconciliation', async () => {
	const { address, control, takeWebhooks, later } = await onlineShop()
	const page = await open({ address })
	const first = await orderOnline(page)
	await go(page, `/orders/${first}/pay`)
	takeWebhooks()
	control.pay(control.state().orders[0]?.id ?? '')
	await control.webhooks.idle()
	await page.reload()
	await isPaid(page, first)
	control.webhooks.inManner({ send: false })
	const second = await orderOnline(page)
	await go(page, `/orders/${second}`)
	control.pay(control.state().orders[0]?.id ?? '')
	await later(61_000)
	await go(page, `/orders/${second}`)
	await isPaid(page, second)
})

it('the page to pay alone may load the provider’s script and show its form', async () => {
	const { address, simulator } = await onlineShop()
	const page = await open({ address })
	const id = await orderOnline(page)
	const policyAt = async (path: string) => {
		const answer = await page.request.get(path)
		const headers = answer.headers()
		expect(headers['x-payment-provider']).toBeUndefined()
		return headers['content-security-policy'] ?? ''
	}
	const { url } = simulator
	const rules = (await policyAt(`/orders/${id}/pay`)).split('; ')
	expect(rules.filter((rule) => rule.includes(url)).map((rule) => rule.split(' ')[0])).toEqual([
		'script-src',
		'form-action',
		'frame-src',
		'connect-src',
	])
	for (const path of ['/', '/products', '/cart', '/checkout', '/login', `/orders/${id}`]) {
		const policy = await policyAt(path)
		expect(policy, path).toContain("script-src 'self'")
		expect(policy, path).not.toContain(url)
	}
})
