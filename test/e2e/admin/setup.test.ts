import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { fillFields } from '../fields.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'
import { openLiveAdmin } from './live-admin.ts'

const PRODUCT = 'solar-panel-250w'
const SOON = 'The shop opens soon.'

async function save(page: Page, section: string) {
	await page.getByRole('button', { name: `Save ${section}` }).click()
	await page.getByText(`Saved: ${section}.`).waitFor()
}

const backToSetup = (page: Page) =>
	page.getByRole('link', { name: 'What is still to set up' }).click()

describe('a live shop in which nothing is said yet', () => {
	const shop = anotherStore('live', false)

	it('is set up on a phone until it opens', async () => {
		const buyer = await open({ address: shop.address })
		await put(buyer, PRODUCT)
		await go(buyer, '/checkout')
		await buyer.getByText(SOON).waitFor()
		await scanFaces(buyer)

		const page = await openLiveAdmin(shop)
		await go(page, '/admin/setup')
		await page.getByText('The shop is closed').waitFor()
		await page.getByText('9 steps are left').waitFor()
		await scanFaces(page)
		await page.getByRole('link', { name: 'Name the shop' }).click()
		await page.getByLabel('Name of the shop').fill('Suryodaya Solar')
		await page.getByLabel('Legal name').fill('Suryodaya Solar LLP')
		await scanFaces(page)
		await save(page, 'Shop')

		await backToSetup(page)
		await page.getByRole('link', { name: 'Give the address' }).click()
		await fillFields(page, {
			'Email for buyers': 'help@suryodaya.example',
			'Phone for buyers': '98200 11111',
			'Street and number': '12 Laxmi Road',
			City: 'Pune',
			'PIN code': '411030',
			'Phone of the grievance officer': '98200 22222',
		})
		await page.getByLabel('Grievance officer', { exact: true }).fill('Asha Kulkarni')
		await save(page, 'Contact')

		await backToSetup(page)
		await page.getByRole('link', { name: 'Write the terms' }).click()
		await fillFields(page, { 'Terms of sale': 'Paid first.', Returns: 'Within ten days.' })
		await save(page, 'Texts')

		await backToSetup(page)
		await page.getByRole('link', { name: 'Choose the state' }).click()
		await page.getByLabel('State of the shop').selectOption('Goa')
		await page.getByLabel('GSTIN').fill('27aapfu0939f1zv')
		await page.getByRole('button', { name: 'Save Tax' }).click()
		await page.getByText('The GSTIN is of another state.').waitFor()
		await page.getByLabel('State of the shop').selectOption('Maharashtra')
		await page.getByLabel('Tax classes checked on').fill('2026-11-20')
		await save(page, 'Tax')
		expect(await page.getByLabel('GSTIN').inputValue()).toBe('27AAPFU0939F1ZV')

		await backToSetup(page)
		await page.getByRole('link', { name: 'Give account or UPI id' }).click()
		await page.getByLabel('UPI id').fill('suryodaya@okbank')
		await save(page, 'Bank and UPI')
		await backToSetup(page)
		await page.getByText('The shop is open').waitFor()

		await go(buyer, '/checkout')
		await buyer.getByLabel('Full name').waitFor()
		expect(await buyer.getByText(SOON).count()).toBe(0)
	})
})

describe('the settings of a shop', () => {
	const shop = anotherStore('live')

	it('show what somebody else has saved meanwhile beside one’s own', async () => {
		const [one, other] = [await openLiveAdmin(shop), await openLiveAdmin(shop)]
		for (const page of [one, other]) await go(page, '/admin/settings?section=bank')
		await one.getByLabel('UPI id').fill('one@okbank')
		await save(one, 'Bank and UPI')
		await other.getByLabel('UPI id').fill('other@okbank')
		await other.getByRole('button', { name: 'Save Bank and UPI' }).click()
		const row = other.getByRole('row', { name: /UPI id/ })
		await row.getByText('one@okbank').waitFor()
		await row.getByText('other@okbank').waitFor()
		await scanFaces(other)
		await other.getByRole('button', { name: 'Save mine' }).click()
		await other.getByText('Saved: Bank and UPI.').waitFor()
		expect(shop.store.settings.current().bank.upiId).toBe('other@okbank')
	})

	it('work without JavaScript, with texts to preview and secrets nobody is shown', async () => {
		const page = await openLiveAdmin(shop, false)
		await page.goto('/admin/settings?section=texts')
		await page.getByLabel('Returns').fill('Within **7 days**, but no <script>cables</script>.')
		await page.getByRole('button', { name: 'Preview' }).click()
		const preview = page.getByRole('region', { name: 'Preview' })
		expect(await preview.locator('strong').textContent()).toBe('7 days')
		await preview.getByText('but no <script>cables</script>.').waitFor()
		await save(page, 'Texts')
		expect(shop.store.settings.current().texts.returns).toContain('**7 days**')

		await page.goto('/admin/settings?section=payment')
		await page.getByLabel('Razorpay: key secret').fill('rzp_test_secret_4f2a')
		await save(page, 'Payment')
		expect(await page.getByLabel('Razorpay: key secret').inputValue()).toBe('…4f2a')
		expect(await page.content()).not.toContain('rzp_test_secret')
	})

	it.each(['logo', 'signature'] as const)('have a %s without JavaScript too', async (of) => {
		const page = await openLiveAdmin(shop, false)
		const stored = () => shop.store.settings.current().shop
		await page.goto('/admin/settings')
		const section = page.getByRole('region', { name: of === 'logo' ? 'Logo' : 'Signature' })
		await section.getByRole('button', { name: 'Upload' }).click()
		await page.getByText('Choose a picture to upload.').first().waitFor()
		await section
			.getByLabel(`Picture of the ${of}`, { exact: true })
			.setInputFiles('public/pictures/solar-panel-250w.webp')
		await section.getByRole('button', { name: 'Upload' }).click()
		await page.getByText('Saved: Shop.').waitFor()
		const picture = page.getByRole('img', { name: `The ${of} now` })
		expect(await picture.getAttribute('src')).toBe(stored()[of])
		expect(stored().tradeName).toBe('Suryodaya Solar')
		const address = stored()[of]
		await page.getByRole('button', { name: `Remove the ${of}` }).click()
		await page.getByText(`The ${of} is removed.`).waitFor()
		await expect.poll(() => picture.count()).toBe(0)
		expect(stored()[of]).toBe('')
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('Saved: Shop.').waitFor()
		expect(stored()[of]).toBe(address)
	})

	it('have a logo that is uploaded and taken away', async () => {
		const page = await openLiveAdmin(shop, true, 1280)
		await go(page, '/admin/settings')
		await page
			.getByLabel('Picture of the logo')
			.setInputFiles('public/pictures/solar-panel-250w.webp')
		await page.getByRole('img', { name: 'The logo now' }).waitFor()
		expect(shop.store.settings.current().shop.logo).toMatch(/^\/uploads\//)
		await scanFaces(page)
		await page.getByRole('button', { name: 'Remove the logo' }).click()
		await page.getByRole('img', { name: 'The logo now' }).waitFor({ state: 'detached' })
		expect(shop.store.settings.current().shop.logo).toBe('')
	})
})
