import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withoutMail } from '../../callers.ts'
import { anotherStore } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { fillIn, put, SHIPPING } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'

const shop = anotherStore('live')

const within = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => within(page).getByLabel(name, { exact: true })
const logIn = (page: Page) => within(page).getByRole('button', { name: 'Log in', exact: true })

/** At the first step of the checkout, with something in the cart. */
async function atCheckout(javaScript: boolean) {
	const page = await open({ address: shop.address, width: 390, javaScript })
	await put(page, PANEL)
	await page.goto('/checkout')
	if (javaScript) await hydrated(page)
	return page
}

async function giveLogin(page: Page, { email, password }: Record<'email' | 'password', string>) {
	await page.waitForURL('**/login?next=*')
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(password)
	await within(page).getByRole('button', { name: 'Login' }).click()
	await page.waitForURL('**/checkout?step=where')
	await page.getByRole('heading', { name: 'Contact' }).waitFor()
}

describe.each([true, false])('logging in from the checkout, with JavaScript: %s', (javaScript) => {
	it('comes back to what was typed', async () => {
		const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
		const page = await atCheckout(javaScript)
		await field(page, 'Full name').fill(SHIPPING.fullName)
		await field(page, 'Street').fill(SHIPPING.street)
		await logIn(page).click()
		await giveLogin(page, account)
		await expect.poll(() => field(page, 'Street').inputValue()).toBe(SHIPPING.street)
		expect(await field(page, 'Full name').inputValue()).toBe(SHIPPING.fullName)
		expect(await logIn(page).count()).toBe(0)
	})

	it('comes back to the saved addresses where nothing was typed', async () => {
		const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
		await account.call('/api/account/addresses', 'POST', { ...SHIPPING })
		const page = await atCheckout(javaScript)
		await logIn(page).click()
		await giveLogin(page, account)
		await page.getByRole('radio', { name: new RegExp(SHIPPING.fullName) }).waitFor()
		expect(await page.getByRole('radio', { name: new RegExp(SHIPPING.fullName) }).isChecked()).toBe(
			true,
		)
		expect(await field(page, 'Email (optional)').inputValue()).toBe(account.email)
	})

	it('is not what the Enter key does', async () => {
		const page = await atCheckout(javaScript)
		await fillIn(page)
		await field(page, 'City').press('Enter')
		await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor()
	})
})
