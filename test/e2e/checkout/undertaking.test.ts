import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { undertakingYear } from '../../../domain/settings/rules.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { moneyOf } from '../../documents/billing-documents.ts'
import { pdfText } from '../../documents/pdf-text.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { hydrated } from '../journey.ts'
import { fillIn, put } from '../shop/cart-and-checkout.ts'
import { heading, liveShop, press, radio, viewOf } from './live-shop.ts'

const CABLE = 'solar-cable-6mm2-100m'
const shop = liveShop()
const view = viewOf(shop)
const LETTER = 'AD270426000123A'

const letters = (page: Page) => page.getByLabel('Letters of undertaking (LUT)')

async function saveLetters(page: Page, text: string) {
	await letters(page).fill(text)
	await page.getByRole('button', { name: 'Save Tax' }).click()
}

describe('a letter of undertaking', () => {
	it.each([
		{ width: 1280, javaScript: true },
		{ width: 390, javaScript: true },
		{ width: 390, javaScript: false },
	])(
		'is entered in the settings, and a Special Economic Zone then pays no tax: %o',
		async ({ width, javaScript }) => {
			const admin = await openLiveAdmin(shop, javaScript, width)
			await admin.goto('/admin/settings?section=tax')
			if (javaScript) await hydrated(admin)
			await saveLetters(admin, LETTER)
			await admin
				.getByText(/^Give each letter a line/)
				.first()
				.waitFor()
			expect(await letters(admin).inputValue()).toBe(LETTER)
			if (javaScript) await scanFaces(admin, { height: 1600 })
			await saveLetters(admin, `${undertakingYear(dayAt(shop.store.now()))} ${LETTER}`)
			await admin.getByText('Saved: Tax.').first().waitFor()

			const page = await view({ width, javaScript })
			await put(page, CABLE)
			await page.goto('/checkout')
			if (javaScript) await hydrated(page)
			await fillIn(page)
			const of = (name: string) => page.getByLabel(name, { exact: true })
			await page.getByLabel('My GSTIN, or another billing address').check()
			await of('Name on the bill').fill('Hinjawadi Exports Ltd')
			await of('GSTIN (optional)').fill('27AADCH1476P1Z3')
			await page.getByLabel('Delivered to a unit or developer in a Special Economic Zone').check()
			await of('Billing street').fill('Phase 3')
			await of('Billing city').fill('Pune')
			await of('Billing PIN code').fill('411057')
			await press(page, 'Continue to delivery')
			await page
				.getByText(/^Without GST: delivered to a Special Economic Zone/)
				.first()
				.waitFor({ state: 'attached' })
			if (javaScript) await scanFaces(page, { height: 1600 })
			await press(page, 'Continue to payment')
			await radio(page, /^Pay on delivery/).check()
			await press(page, 'Place order')
			await heading(page, 'Order Received!')
			const { id } = await shop.store.db
				.selectFrom('orders')
				.select('id')
				.orderBy('created_at', 'desc')
				.limit(1)
				.executeTakeFirstOrThrow()
			const money = moneyOf(shop.store)
			await money.supply({ orderId: id })
			await money.run()
			const document = await shop.store.db
				.selectFrom('documents')
				.select('id')
				.where('order_id', '=', id)
				.where('kind', '=', 'tax-invoice')
				.executeTakeFirstOrThrow()
			const file = await admin.request.get(`/api/documents/${document.id}.pdf`)
			const text = pdfText(await file.body()).replace(/\s+/g, ' ')
			expect(text).toContain(
				'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
			)
			expect(text).toContain(LETTER)
			await admin.goto(`/admin/orders/${id}`)
			await admin.getByText('Without GST, under a letter of undertaking').first().waitFor()
		},
	)
})
