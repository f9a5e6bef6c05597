import { describe, expect, it } from 'vitest'
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

describe('the checkout of a unit in a Special Economic Zone', () => {
	it.each([
		{ width: 1280, javaScript: true },
		{ width: 390, javaScript: true },
		{ width: 390, javaScript: false },
	])('bears IGST within the State, which its invoice says: %o', async ({ width, javaScript }) => {
		const page = await view({ width, javaScript })
		await put(page, CABLE)
		await page.goto('/checkout')
		if (javaScript) await hydrated(page)
		await fillIn(page)
		const of = (name: string) => page.getByLabel(name, { exact: true })
		await page.getByLabel('My GSTIN, or another billing address').check()
		await of('Name on the bill').fill('Hinjawadi Exports Ltd')
		await page.getByLabel('Delivered to a unit or developer in a Special Economic Zone').check()
		await of('Billing street').fill('Phase 3')
		await of('Billing city').fill('Pune')
		await of('Billing PIN code').fill('411057')
		await press(page, 'Continue to delivery')
		await page
			.getByText(/^Give the GSTIN of the unit/)
			.first()
			.waitFor()
		if (javaScript) await scanFaces(page)
		await of('GSTIN (optional)').fill('27AADCH1476P1Z3')
		await press(page, 'Continue to delivery')
		await page
			.getByText(/18 % IGST/)
			.first()
			.waitFor({ state: 'attached' })
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
		const admin = await openLiveAdmin(shop, javaScript)
		const file = await admin.request.get(`/api/documents/${document.id}.pdf`)
		expect(pdfText(await file.body()).replace(/\s+/g, ' ')).toContain(
			'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
		)
		await admin.goto(`/admin/orders/${id}`)
		await admin.getByText('Special Economic Zone', { exact: true }).first().waitFor()
	})
})
