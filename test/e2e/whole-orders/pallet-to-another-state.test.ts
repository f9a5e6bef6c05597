import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { BUYER_GSTIN } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { fillFields } from '../fields.ts'
import { go, paymentShown } from '../journey.ts'
import { put } from '../shop/cart-and-checkout.ts'
import { documentsOn, expectTaxesToSum, totalOf } from './documents.ts'
import { amountOf, fillInPune, openShop, orderOf, picture, press, section } from './shop.ts'

const PANEL = 'solar-panel-500w'
const UTR = 'SBIN426330012345'

async function bill(page: Page) {
	await page.getByLabel('My GSTIN, or another billing address').check()
	await fillFields(
		page,
		{
			'Name on the bill': 'Haryana Solar Pvt Ltd',
			'GSTIN (optional)': BUYER_GSTIN,
			'Billing street': '1 Sohna Road',
			'Billing city': 'Gurugram',
			'Billing PIN code': '122001',
		},
		{ exact: true },
	)
}

it('a firm of another state buys thirty panels by transfer, which come in two parcels and bear IGST', async () => {
	const shop = await openShop()
	const admin = await shop.admin()
	const { page: buyer } = await openLivePerson(shop, 'Buyer', {
		name: 'Vikram Singh',
		width: 390,
	})

	// The firm orders, and is shown IGST before and after.
	await put(buyer, PANEL, 30)
	await go(buyer, '/checkout')
	await fillInPune(buyer)
	await bill(buyer)
	await picture(buyer, '2-where')
	await press(buyer, 'Continue to delivery')
	await buyer.getByRole('radio', { name: /^Delivery ₹|^Delivery Delivered/ }).check()
	await picture(buyer, '2-how')
	await press(buyer, 'Continue to payment')
	await buyer.getByText(/^Includes GST /).click()
	await buyer.getByText(/IGST/).first().waitFor()
	await buyer.getByRole('radio', { name: /^Bank transfer/ }).check()
	await picture(buyer, '2-pay')
	await press(buyer, 'Place order')
	await buyer.getByRole('heading', { name: 'Order Received!' }).waitFor()
	await picture(buyer, '2-received')
	await buyer.getByRole('link', { name: 'Follow this order' }).click()
	// The way that was chosen comes first.
	const ways = section(buyer, 'Payment').getByRole('heading', { level: 3 })
	await section(buyer, 'Payment').getByText('1234567890').waitFor()
	expect(await ways.allInnerTexts()).toEqual([
		'By bank transfer',
		'Or online, by card, UPI or net banking',
	])
	const id = orderOf(buyer)
	const total = await amountOf(section(buyer, 'What was ordered'), 'Total')
	const taxes = buyer.getByRole('table', { name: 'Tax by rate' })
	await taxes.getByRole('columnheader', { name: 'IGST' }).waitFor()
	expect(await taxes.getByText(/CGST|SGST/).count()).toBe(0)
	await picture(buyer, '2-to-pay')

	// The bank's statement names the order; the admin previews it and records the payment.
	await go(admin, '/admin/payments/bank-file')
	await admin.getByLabel('CSV file').setInputFiles({
		name: 'statement.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			[
				'Txn Date,Narration,Ref No./Cheque No.,Debit,Credit',
				`23/11/2026,NEFT HARYANA SOLAR ${id},${UTR},,${(total / 100).toFixed(2)}`,
				'23/11/2026,RENT OF NOVEMBER,CHQ1,25000.00,',
				'23/11/2026,NEFT SOMEBODY,SBIN4263300999,,1000.00',
			].join('\n'),
		),
	})
	const line = admin.getByRole('row', { name: UTR })
	await line.getByText('Payment', { exact: true }).waitFor()
	await picture(admin, '2-preview')
	await press(admin, 'Record 1 payment')
	await line.getByText('Recorded').waitFor()
	await picture(admin, '2-recorded')
	await shop.runJobs()

	// Two parcels leave.
	await line.getByRole('link', { name: id }).click()
	await paymentShown(section(admin, 'Payment'))
	await picture(admin, '2-order')
	await buyer.reload()
	await buyer.getByText(/We will send it by/).waitFor()
	await picture(buyer, '2-pending')
	await admin.getByRole('link', { name: 'Send a parcel' }).click()
	for (const [parcel, pieces] of [
		[1, '16'],
		[2, '14'],
	] as const) {
		await admin.getByLabel('Carrier').last().fill('VRL Logistics')
		await admin.getByLabel('Solar Panel 500W').last().fill(pieces)
		await admin.getByRole('button', { name: 'Send', exact: true }).click()
		await admin.getByText(`Parcel ${parcel} with VRL Logistics`).waitFor()
	}
	await picture(admin, '2-parcels')
	await shop.runJobs()

	// Both invoices are of the other state, and come to the payment.
	await go(buyer, `/orders/${id}`)
	await buyer.getByText('Parcel 2 with VRL Logistics').waitFor()
	await picture(buyer, '2-sent')
	await scanFaces(buyer)
	expect(await amountOf(section(buyer, 'Payment'), 'Paid')).toBe(total)
	const { Invoice: invoices = [], 'Receipt voucher': receipts } = await documentsOn(buyer)
	expect(invoices).toHaveLength(2)
	expect(totalOf(invoices)).toBe(total)
	expect(totalOf(receipts)).toBe(total)
	expectTaxesToSum(invoices)
	for (const { sums, text } of invoices) {
		expect([sums?.cgst, sums?.sgst]).toEqual([0, 0])
		expect(sums?.igst).toBeGreaterThan(0)
		expect(text).toContain('IGST')
		expect(text).not.toMatch(/CGST|SGST/)
		expect(text).toContain(BUYER_GSTIN)
		expect(text).toContain('Haryana')
	}
	await go(admin, `/admin/orders/${id}`)
	await picture(admin, '2-order-sent')
	expect(totalOf((await documentsOn(admin)).Invoice)).toBe(total)
})
