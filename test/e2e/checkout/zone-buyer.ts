import type { Page } from 'playwright-core'
import { moneyOf } from '../../documents/billing-documents.ts'
import { pdfText } from '../../documents/pdf-text.ts'
import { hydrated } from '../journey.ts'
import { fillIn, put } from '../shop/cart-and-checkout.ts'
import { heading, type liveShop, press, radio } from './live-shop.ts'

/** Of a unit in a Special Economic Zone. */
export const ZONE_GSTIN = '27AADCH1476P1Z3'

/** Buys a cable for a unit in a Special Economic Zone, to the step after its addresses. */
export async function buyForZone(page: Page, javaScript: boolean, gstin = ''): Promise<void> {
	await put(page, 'solar-cable-6mm2-100m')
	await page.goto('/checkout')
	if (javaScript) await hydrated(page)
	await fillIn(page)
	const of = (name: string) => page.getByLabel(name, { exact: true })
	await page.getByLabel('My GSTIN, or another billing address').check()
	await of('Name on the bill').fill('Hinjawadi Exports Ltd')
	await of('GSTIN (optional)').fill(gstin)
	await page.getByLabel('Delivered to a unit or developer in a Special Economic Zone').check()
	await of('Billing street').fill('Phase 3')
	await of('Billing city').fill('Pune')
	await of('Billing PIN code').fill('411057')
	await press(page, 'Continue to delivery')
}

/** Orders the goods at the step before the payment, and has them invoiced. @returns its id, and the text of its invoice */
export async function orderedWithInvoice({ store }: ReturnType<typeof liveShop>, page: Page) {
	await press(page, 'Continue to payment')
	await radio(page, /^Pay on delivery/).check()
	await press(page, 'Place order')
	await heading(page, 'Order Received!')
	const { id } = await store.db
		.selectFrom('orders')
		.select('id')
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirstOrThrow()
	const money = moneyOf(store)
	await money.supply({ orderId: id })
	await money.run()
	const document = await store.db
		.selectFrom('documents')
		.select('id')
		.where('order_id', '=', id)
		.where('kind', '=', 'tax-invoice')
		.executeTakeFirstOrThrow()
	const pdf = async (admin: Page) => {
		const file = await admin.request.get(`/api/documents/${document.id}.pdf`)
		return pdfText(await file.body()).replace(/\s+/g, ' ')
	}
	return { id, pdf }
}
