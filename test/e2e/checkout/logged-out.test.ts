import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withoutMail } from '../../callers.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { fillIn, put, SHIPPING } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
const KEPT = 'What you typed is kept: log in again, and you go on where you were.'

const within = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => within(page).getByLabel(name, { exact: true })

async function logIn(page: Page, { email, password }: Record<'email' | 'password', string>) {
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(password)
	await within(page).getByRole('button', { name: 'Login' }).click()
}

/** Ends the session as another tab of the same browser does. */
const endSession = async (page: Page) =>
	expect((await page.request.delete('/api/session')).status()).toBeLessThan(300)

describe.each([true, false])(
	'a session that ends during the checkout, JavaScript %s',
	(javaScript) => {
		const shop = anotherStore('live')

		async function atCheckout() {
			await deliverForNothing(shop.store)
			const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
			const page = await open({ address: shop.address, width: 390, javaScript })
			const logged = await page.request.post('/api/session', {
				data: { email: account.email, password: account.password },
			})
			expect(logged.status()).toBe(200)
			await put(page, PANEL)
			await page.goto('/checkout')
			if (javaScript) await hydrated(page)
			return { page, account }
		}

		it('is told, and what was typed is there after the login', async () => {
			const { page, account } = await atCheckout()
			await fillIn(page)
			await endSession(page)
			await page.getByRole('button', { name: 'Continue to delivery' }).click()
			await page.getByText(KEPT).waitFor()
			if (javaScript) await scanFaces(page)
			await logIn(page, account)
			await page.waitForURL('**/checkout?step=where')
			await page.getByRole('heading', { name: 'Contact' }).waitFor()
			await expect.poll(() => field(page, 'Street').inputValue()).toBe(SHIPPING.street)
			expect(await field(page, 'PIN code').inputValue()).toBe(SHIPPING.zipCode)
		})

		it('orders nothing at the last step, which comes again after the login', async () => {
			const { page, account } = await atCheckout()
			await fillIn(page)
			await page.getByRole('button', { name: 'Continue to delivery' }).click()
			await page.getByRole('button', { name: 'Continue to payment' }).click()
			await page.getByRole('button', { name: 'Place order' }).waitFor()
			await endSession(page)
			await page.getByRole('button', { name: 'Place order' }).click()
			await page.getByText(KEPT).waitFor()
			expect(await shop.store.db.selectFrom('orders').select('id').execute()).toEqual([])
			await logIn(page, account)
			await page.waitForURL('**/checkout?step=pay')
			await page.getByRole('button', { name: 'Place order' }).click()
			await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		})
	},
)

describe('the checkout of a live shop', () => {
	const shop = anotherStore('live')

	it('begins with the PIN code that was given before, and leads a visitor without a cart to the login', async () => {
		const page = await open({ address: shop.address, width: 390 })
		await page.goto('/checkout')
		await page.getByText('Did you have an account open?').waitFor()
		await put(page, PANEL)
		await page.request.put('/api/delivery/pin', { data: { pin: '411038' } })
		await page.goto('/checkout')
		expect(await field(page, 'PIN code').inputValue()).toBe('411038')
		await page.getByText('Pune, Maharashtra').first().waitFor()
	})

	it('leads away from the confirmation of no order', async () => {
		const page = await open({ address: shop.address, javaScript: false })
		await page.goto('/order-confirmation')
		expect(new URL(page.url()).pathname).toBe('/')
	})
})
