import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { inRupees } from '../../../shared/format/money.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'
import { runFromInForce } from '../../clock.ts'
import { register, SHOP_GSTIN } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { open } from '../pages.ts'
import { cartOf, choosePayment, fillIn, put } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
const KIT = 'home-kit-3kw'
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
			await press(page, 'Order at this price')
			await page.getByRole('heading', { name: 'Checkout' }).waitFor()
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

describe('a quotation of a cart, without its checkout', () => {
	beforeAll(() => runFromInForce(shop.store))

	it.each([true, false])(
		'is addressed to a name, and is ordered at its price, with JavaScript: %s',
		async (javaScript) => {
			const page = await view({ javaScript })
			await put(page, KIT)
			await page.goto('/cart')
			await page.getByText('Your cost in the end').waitFor()
			if (javaScript) await scanFaces(page)
			await page.getByRole('link', { name: 'Download it' }).click()
			await page.getByRole('heading', { name: 'Get a quotation' }).waitFor()
			if (javaScript) await scanFaces(page)
			await press(page, 'Get the quotation')
			await page.locator('[aria-invalid="true"]').first().waitFor()
			await page
				.getByLabel('For whom')
				.fill('The Secretary, Shree Siddhivinayak Co-operative Society')
			await page.getByLabel('PIN code', { exact: true }).fill('411038')
			await page.getByLabel('Flats (optional)').fill('12')
			await press(page, 'Get the quotation')
			await page.getByRole('heading', { name: /^Quotation / }).waitFor()
			await page.getByText('For each of 12 flats').waitFor()
			if (javaScript) await scanFaces(page)
			const price = (await cartOf(page)).total
			await setPrice(price + 5000)
			await press(page, 'Order at this price')
			await page.getByRole('heading', { name: 'Checkout' }).waitFor()
			// Cart and address show the price that holds, before the way in which it comes is known.
			const held = page.getByText('Your quoted prices, held until')
			await held.waitFor()
			const summary = page.getByRole('region', { name: 'Your order' })
			await summary
				.getByText(inRupees(price * 100))
				.first()
				.waitFor()
			await page.goto('/cart')
			await held.waitFor()
			await page
				.getByRole('complementary', { name: 'Total' })
				.getByText(inRupees(price * 100))
				.first()
				.waitFor()
			expect(await page.getByText(inRupees((price + 5000) * 100)).count()).toBe(0)
			await page.goto('/checkout')
			await fillIn(page)
			await page.getByLabel('PIN code', { exact: true }).fill('411038')
			await press(page, 'Continue to delivery')
			await page.getByText('Your quoted price, held until').waitFor()
			if (javaScript) await scanFaces(page)
			await setPrice(price)
		},
	)
})

async function setPrice(rupees: number) {
	const { db, catalogue } = shop.store
	await db
		.updateTable('products')
		.set({ price_paise: paise(rupees * 100) })
		.where('id', '=', KIT as ProductId)
		.execute()
	await catalogue.refresh()
}
