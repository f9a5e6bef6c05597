import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { liveShop, press, viewOf } from './live-shop.ts'
import { buyForZone, orderedWithInvoice, ZONE_GSTIN } from './zone-buyer.ts'

const shop = liveShop()
const view = viewOf(shop)

describe('the checkout of a unit in a Special Economic Zone', () => {
	it.each([
		{ width: 1280, javaScript: true },
		{ width: 390, javaScript: true },
		{ width: 390, javaScript: false },
	])('bears IGST within the State, which its invoice says: %o', async ({ width, javaScript }) => {
		const page = await view({ width, javaScript })
		await buyForZone(page, javaScript)
		await page
			.getByText(/^Give the GSTIN of the unit/)
			.first()
			.waitFor()
		if (javaScript) await scanFaces(page)
		await page.getByLabel('GSTIN (optional)', { exact: true }).fill(ZONE_GSTIN)
		await press(page, 'Continue to delivery')
		await page
			.getByText(/18 % IGST/)
			.first()
			.waitFor({ state: 'attached' })
		const { id, pdf } = await orderedWithInvoice(shop, page)
		const admin = await openLiveAdmin(shop, javaScript)
		expect(await pdf(admin)).toContain(
			'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
		)
		await admin.goto(`/admin/orders/${id}`)
		await admin.getByText('Special Economic Zone', { exact: true }).first().waitFor()
	})
})
