import { expect, it } from 'vitest'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'

it('the page of an address is shown though the answer to a form comes while it is asked for', async () => {
	const page = await open()
	await put(page, 'solar-panel-250w')
	await go(page, '/cart')
	const held = { cart: Promise.withResolvers<void>(), routes: Promise.withResolvers<void>() }
	const asked = { cart: false, routes: false }
	await page.route('**/cart.data*', async (route) => {
		if (route.request().method() === 'GET') {
			asked.cart = true
			await held.cart.promise
		}
		await route.continue()
	})
	await page.route('**/__manifest*', async (route) => {
		asked.routes = true
		await held.routes.promise
		await route.continue()
	})
	await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
	await expect.poll(() => asked.cart).toBe(true)
	// As by a link that has just come into the page.
	await page.evaluate(
		() => void window.__reactRouterDataRouter?.navigate('/products/solar-battery-5kwh'),
	)
	await expect.poll(() => asked.routes).toBe(true)
	held.cart.resolve()
	await page.waitForURL('/products/solar-battery-5kwh')
	held.routes.resolve()
	await page.getByRole('heading', { level: 1, name: /5kWh/ }).waitFor()
	await expect.poll(() => page.getByRole('heading', { name: 'Shopping Cart' }).count()).toBe(0)
})
