import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gstinCheckDigit } from '../../../shared/gstin.ts'
import { withoutMail } from '../../callers.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { fillIn, payFor, put, SHIPPING } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
const LONG = {
	fullName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Lakshminarayanan',
	street: 'Flat 1204, Tower C, Shri Chhatrapati Shivaji Maharaj Cooperative Housing Society, Baner',
}

/** High enough that the bar at the top covers nothing that is scanned. */
const WHOLE = 3000

const OF_GOA = `30AAPFU0939F1Z${gstinCheckDigit('30AAPFU0939F1Z')}`

const shop = anotherStore('live')

/** A page of a newly signed-up person. */
async function openBuyer(view: { width?: number; javaScript?: boolean; isDrawn?: boolean } = {}) {
	const page = await open({ address: shop.address, ...view })
	const password = 'sunny-day-in-pune'
	const email = `buyer-${crypto.randomUUID()}@example.com`
	const data = { email, name: 'Asha', password, confirmPassword: password, role: 'Buyer' }
	await withoutMail(shop.store, () => page.request.post('/api/users', { data }))
	return page
}

const save = (page: Page, more: object = {}) =>
	page.request.post('/api/account/addresses', { data: { ...SHIPPING, ...more } })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const lastOrder = async (page: Page) =>
	(await (await page.request.get('/api/orders?mine=true')).json())[0]

async function manage(page: Page) {
	await page.goto('/account/addresses')
	await page.getByText('You have saved no addresses yet.').waitFor()
	await page.getByRole('link', { name: 'Add an address' }).click()
	await page.getByRole('heading', { name: 'Add an address' }).waitFor()
	await fillIn(page)
	await page.getByLabel('PIN code').fill('199001')
	await button(page, 'Save address').click()
	await page.getByText('No PIN code begins with 199.').waitFor()
	await page.getByLabel('PIN code').fill(SHIPPING.zipCode)
	await button(page, 'Save address').click()
	await page.getByText(`The address of ${SHIPPING.fullName} in Chennai is saved.`).waitFor()
	await save(page, LONG)
	await page.goto('/account/addresses')
	await button(page, /^Make usual: Venkata/).click()
	await page.getByText(/^The checkout starts with the address of Venkata.* now\.$/).waitFor()
	await button(page, /^Remove Venkata/).click()
	await page.getByText(/^Removed the address of Venkata/).waitFor()
	await button(page, 'Undo').click()
	await page.getByText(/^The address of Venkata.* is saved\.$/).waitFor()
	await page.getByRole('link', { name: /^Edit Lakshmi/ }).click()
	await page.getByRole('heading', { name: 'Edit address' }).waitFor()
	await page.getByLabel('City').fill('Mylapore')
	await button(page, 'Save address').click()
	await page.getByText(`The address of ${SHIPPING.fullName} in Mylapore is saved.`).waitFor()
}

describe('saved addresses', () => {
	it.each([true, false])('are managed, with JavaScript: %s', async (javaScript) => {
		const page = await openBuyer({ width: 390, javaScript })
		await manage(page)
		const kept = await (await page.request.get('/api/account/addresses')).json()
		expect(kept.map(({ usual, city }: { usual: boolean; city: string }) => [usual, city])).toEqual([
			[true, 'Chennai'],
			[false, 'Mylapore'],
		])
		if (javaScript) await scanFaces(page)
	})

	it.each([true, false])('are ordered to, with JavaScript: %s', async (javaScript) => {
		const page = await openBuyer({ width: 390, javaScript, isDrawn: true })
		await save(page)
		await save(page, LONG)
		await put(page, PANEL)
		await page.goto('/checkout')
		await expect.poll(() => page.getByLabel('Street', { exact: true }).isVisible()).toBe(false)
		await page.getByRole('radio', { name: /^Venkata/ }).check()
		if (javaScript) await scan(page)
		await payFor(page)
		expect((await lastOrder(page)).shipping).toMatchObject({ ...SHIPPING, ...LONG })
	})

	it('are made at the checkout, where that is ticked', async () => {
		const page = await openBuyer()
		await put(page, PANEL)
		await go(page, '/checkout')
		await fillIn(page)
		expect(await page.getByLabel('Remember this address').isChecked()).toBe(false)
		await page.getByLabel('Remember this address').check()
		await payFor(page)
		await page.getByText('The address is saved in your account.').waitFor()
		await put(page, PANEL)
		await go(page, '/checkout')
		await page.getByRole('radio', { name: new RegExp(`^${SHIPPING.fullName}`) }).waitFor()
		await page.getByRole('radio', { name: 'Another address' }).check()
		await page.getByLabel('Street', { exact: true }).waitFor()
	})
})

describe('a bill that goes to a company', () => {
	it.each([true, false])('is checked and shown, with JavaScript: %s', async (javaScript) => {
		const page = await open({ width: 390, address: shop.address, javaScript, isDrawn: true })
		await put(page, PANEL)
		await page.goto('/checkout')
		await fillIn(page)
		await expect.poll(() => page.getByLabel('Name on the bill').isVisible()).toBe(false)
		await page.getByLabel('My GSTIN, or another billing address').check()
		const bill = (name: string) => page.getByLabel(name, { exact: true })
		await bill('Name on the bill').fill('Sahyadri Cold Storage Pvt Ltd')
		await bill('GSTIN (optional)').fill('27AADCH1476P1Z3')
		await bill('Billing street').fill('7 Rua de Ourem')
		await bill('Billing city').fill('Panaji')
		await bill('Billing PIN code').fill('403001')
		await button(page, 'Continue to delivery').click()
		await page
			.getByText('This GSTIN is registered in Maharashtra, and the billing address is in Goa.')
			.waitFor()
		if (javaScript) await scanFaces(page, { height: WHOLE })
		await bill('GSTIN (optional)').fill(OF_GOA)
		await payFor(page)
		await page.getByRole('link', { name: 'Follow this order' }).click()
		await page.getByRole('heading', { name: 'Billing address' }).waitFor()
		await page.getByText(`GSTIN ${OF_GOA}`).waitFor()
		if (javaScript) await scan(page)
	})
})
