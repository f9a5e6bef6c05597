import { describe, it } from 'vitest'
import { dayAt, daysAfter } from '../../../shared/calendar.ts'
import { deliveryRates } from '../../builders.ts'
import { callersOf } from '../../callers.ts'
import { register } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { open } from '../pages.ts'
import { fillIn, put } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
const shop = anotherStore('live')

/** The admin of a shop that has no rates of delivery. */
async function adminWithoutRates() {
	await register(shop.store)
	const admin = await callersOf(shop.store).as('Admin')
	const { headers } = await admin.get('/api/delivery-rates')
	const tag = { 'if-match': headers.get('etag') ?? '' }
	await admin.put('/api/delivery-rates', deliveryRates({ bands: [] }), tag)
	return admin
}

describe('delivery that has no rate', () => {
	it('is asked for at the checkout, priced by an admin, and ordered at that price', async () => {
		const admin = await adminWithoutRates()
		const page = await open({ address: shop.address, width: 390 })
		await put(page, PANEL, 2)
		await page.goto('/checkout')
		await fillIn(page)
		await page.getByRole('button', { name: 'Continue to delivery' }).click()
		await page.getByRole('link', { name: 'Ask for the cost' }).click()
		await page.getByRole('heading', { name: 'Ask for the cost' }).waitFor()
		await page.getByLabel('Name').fill('Asha Kulkarni')
		await page.getByLabel('Email').fill('asha@example.com')
		await scanFaces(page)
		await page.getByRole('button', { name: 'Send enquiry' }).click()
		await page.getByText('You get a link by which you order').waitFor()
		const [asked] = (await admin.get('/api/enquiries')).body
		const price = { delivery: 750, day: daysAfter(dayAt(Date.now()), 30) }
		const { body } = await admin.post(`/api/enquiries/${asked.id}/price`, price)
		await page.goto(`/quoted-price?key=${body.quotedPrice.key}`)
		await page.getByText('₹13,730.00').waitFor()
		await scanFaces(page)
		await page.getByRole('button', { name: 'Order at this price' }).click()
		await page.waitForURL('**/checkout*')
		await page.goto('/checkout?step=how')
		await page.getByText('₹13,730.00').first().waitFor()
		await page.getByText('as we have quoted').waitFor()
	})
})
