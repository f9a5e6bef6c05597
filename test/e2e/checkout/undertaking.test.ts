import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { undertakingYear } from '../../../domain/settings/rules.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { hydrated } from '../journey.ts'
import { liveShop, viewOf } from './live-shop.ts'
import { buyForZone, orderedWithInvoice, ZONE_GSTIN } from './zone-buyer.ts'

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
			await buyForZone(page, javaScript, ZONE_GSTIN)
			await page
				.getByText(/^Without GST: delivered to a Special Economic Zone/)
				.first()
				.waitFor({ state: 'attached' })
			if (javaScript) await scanFaces(page, { height: 1600 })
			const { id, pdf } = await orderedWithInvoice(shop, page)
			const text = await pdf(admin)
			expect(text).toContain(
				'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
			)
			expect(text).toContain(LETTER)
			await admin.goto(`/admin/orders/${id}`)
			await admin.getByText('Without GST, under a letter of undertaking').first().waitFor()
		},
	)
})
