import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { hydrated, paymentShown } from '../journey.ts'
import { open } from '../pages.ts'
import { answered } from '../planner/planner-page.ts'
import { cartOf, choosePayment } from '../shop/cart-and-checkout.ts'
import { formOver, payByCard } from '../shop/pay-online.ts'
import { fillInPune, openShop, orderOf, press } from '../whole-orders/shop.ts'

/** A phone of some years ago on a slow line. @returns what makes it quick again */
async function slowDown(page: Page) {
	const browser = await page.context().newCDPSession(page)
	await browser.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 40,
		downloadThroughput: 400_000,
		uploadThroughput: 90_000,
	})
	await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 })
	return () => browser.detach()
}

/** From the home page to a plan. */
async function plan(page: Page) {
	await page.goto('/')
	const form = page.getByRole('region', { name: 'Plan your system' })
	await form.getByRole('textbox', { name: 'PIN code' }).fill('411038')
	await form.getByRole('textbox', { name: 'Monthly bill' }).fill('4000')
	await form.getByRole('button').click()
	await page.waitForURL('**/planner?*')
	expect(await answered(page)).toMatch(/^\d+(\.\d+)? kW: \d+ panels and one inverter\.$/)
}

/** Puts the planned system in the cart and goes to the checkout. */
async function toTheCheckout(page: Page) {
	await press(page, 'Add system to cart')
	await page.getByRole('link', { name: 'See the cart' }).click()
	await page.getByText('These parts fit together.').waitFor()
	await page.getByRole('button', { name: 'Checkout', exact: true }).click()
	await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
}

it('a homeowner on a slow phone goes from a PIN code and a bill to a paid order', async () => {
	const { address, control } = await openShop()
	const page = await open({ address, width: 390, isNew: true })
	const quicken = await slowDown(page)
	await plan(page)
	await toTheCheckout(page)
	await hydrated(page)
	// The PIN code of the plan is not asked again.
	expect(await page.getByLabel('PIN code', { exact: true }).inputValue()).toBe('411038')
	await fillInPune(page)
	await choosePayment(page)
	await page.getByRole('radio', { name: /^Pay online/ }).check()
	await press(page, 'Place order')
	await page.waitForURL('**/orders/*/pay')
	await hydrated(page)
	await press(page, /^Pay ₹/)
	await payByCard(formOver(page))
	await page.waitForURL((url) => /^\/orders\/[\w-]+$/.test(url.pathname))
	await paymentShown(page)
	expect(orderOf(page)).not.toBe('')
	expect(control.state().orders).toHaveLength(1)
	expect((await cartOf(page)).items).toEqual([])
	await quicken()
	await scanFaces(page)
})

it('a homeowner without JavaScript does as well, as far as the page of the provider', async () => {
	const { address } = await openShop()
	const page = await open({ address, width: 390, javaScript: false })
	await plan(page)
	await toTheCheckout(page)
	await fillIn(page)
	await choosePayment(page)
	await page.getByRole('radio', { name: /^Pay online/ }).check()
	await press(page, 'Place order')
	await page.getByRole('heading', { name: 'Pay online' }).waitFor()
	await page.getByRole('button', { name: /^Pay ₹/ }).waitFor()
})

/** As `fillInPune`, whose state a script fills in. */
async function fillIn(page: Page) {
	const fields = {
		'Full name': 'Asha Kulkarni',
		'Contact number': '98200 00000',
		Street: '14 Paud Road',
		City: 'Pune',
	}
	for (const [label, value] of Object.entries(fields))
		await page.getByLabel(label, { exact: true }).fill(value)
	expect(await page.getByLabel('PIN code', { exact: true }).inputValue()).toBe('411038')
}
