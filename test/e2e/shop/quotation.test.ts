import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { register, SHOP_GSTIN } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { open } from '../pages.ts'
import { cartOf, choosePayment, fillIn, put } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
const OVER = '2026-11-01' as Day

const shop = anotherStore('live')

const view = (more: { width?: number; javaScript?: boolean } = {}) =>
	open({ address: shop.address, width: 390, ...more })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('a quotation of a cart', () => {
	it.each([
		[true, true],
		[false, false],
	])(
		'is given at the last step of the checkout, as a page and a PDF, with JavaScript: %s, where GST is charged: %s',
		async (javaScript, isCharged) => {
			await register(shop.store, isCharged ? SHOP_GSTIN : '')
			const page = await view({ javaScript })
			await put(page, PANEL, 2)
			await page.goto('/checkout')
			await fillIn(page)
			await choosePayment(page)
			// Where it is supplied is said if GST is charged.
			const said = async () => (await page.getByText('Place of supply').count()) > 0
			await page.getByText('₹12,980.00').first().waitFor()
			expect(await said()).toBe(isCharged)
			await press(page, 'Download it')
			await page.getByRole('heading', { name: /^Quotation .*Q\/\d\d-\d\d\/0{5}\d$/ }).waitFor()
			await page.getByText(/^Valid until \d/).waitFor()
			await page.getByText('Keep the address of this page').waitFor()
			expect(await said()).toBe(isCharged)
			if (javaScript) await scanFaces(page)
			const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
			const file = await page.request.get(href ?? '')
			expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
			expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
			expect((await cartOf(page)).count).toBe(2)
			await page.goto('/quotations')
			await page.getByRole('link', { name: /Q\/\d\d-\d\d\/0{5}\d/ }).click()
			await page.getByRole('heading', { name: /^Quotation/ }).waitFor()
			// With the cart emptied, the quotation fills it as it was.
			expect((await page.request.delete('/api/cart')).status()).toBe(200)
			await press(page, 'Put in the cart')
			await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
			expect((await cartOf(page)).items).toMatchObject([{ productId: PANEL, quantity: 2 }])
			await shop.store.db.updateTable('quotations').set({ valid_until: OVER }).execute()
			await page.goto('/quotations')
			await page.getByText('Expired').first().waitFor()
			await page.getByRole('link', { name: /Q\/\d\d-\d\d\/0{5}\d/ }).click()
			await page.getByText('This quotation expired on 1 November 2026.').waitFor()
			if (javaScript) await scanFaces(page)
		},
	)
})
