import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { scanFaces } from '../accessibility.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { go, paymentShown } from '../journey.ts'
import { put } from '../shop/cart-and-checkout.ts'
import { documentsOn, totalOf } from './documents.ts'
import {
	amountOf,
	fillInPune,
	openShop,
	orderOf,
	paiseIn,
	picture,
	press,
	section,
} from './shop.ts'

it('a buyer pays by UPI, cancels and is refunded, and every list of the money agrees', async () => {
	const shop = await openShop()
	const admin = await shop.admin()
	const { page: buyer } = await openLivePerson(shop, 'Buyer', {
		name: 'Asha Kulkarni',
		width: 390,
		scheme: 'dark',
	})

	// The buyer orders, and is shown a code for an app that pays by UPI.
	await put(buyer, 'solar-panel-250w', 2)
	await go(buyer, '/checkout')
	await fillInPune(buyer)
	await press(buyer, 'Continue to delivery')
	await buyer.getByRole('radio', { name: /^Delivery and installation/ }).check()
	// An installed system can be paid in parts, which is asked at once.
	await buyer.getByRole('radio', { name: /^All at once/ }).waitFor()
	await press(buyer, 'Continue to payment')
	await buyer.getByRole('radio', { name: /^Bank transfer/ }).check()
	await press(buyer, 'Place order')
	await buyer.getByRole('link', { name: 'Follow this order' }).click()
	const payment = section(buyer, 'Payment')
	await payment.getByRole('img', { name: 'QR code for an app that pays by UPI' }).waitFor()
	const id = orderOf(buyer)
	const total = await amountOf(section(buyer, 'What was ordered'), 'Total')
	const link = payment.getByRole('link', { name: 'Pay with a UPI app' })
	const upi = new URL((await link.getAttribute('href')) ?? '').searchParams
	expect([upi.get('tn'), upi.get('am')]).toEqual([id, (total / 100).toFixed(2)])
	await picture(buyer, '3-to-pay')

	// The admin marks it as received, by its reference.
	await go(admin, `/admin/orders/${id}`)
	const money = section(admin, 'Payment')
	await money.getByText('Mark as received').first().click()
	await money.getByLabel('Reference').first().fill('UPI-632812345678')
	await picture(admin, '3-mark')
	await press(money, 'Mark as received')
	await paymentShown(money)

	// The buyer cancels, and the admin sends the money back.
	await go(buyer, `/orders/${id}`)
	await buyer.getByText('Cancel this order').click()
	await buyer.getByLabel('Reason (optional)').fill('We are moving house')
	await picture(buyer, '3-cancel')
	await press(buyer, 'Yes, cancel the order')
	await buyer.getByText(/Nothing more will be delivered/).waitFor()
	await picture(buyer, '3-cancelled')
	await payment.getByText('bank transfer or UPI').waitFor()
	expect(await amountOf(payment, 'Refund on its way')).toBe(total)
	expect(await payment.getByText('Refunded').count()).toBe(0)
	await go(admin, `/admin/orders/${id}`)
	await picture(admin, '3-to-refund')
	await money.getByLabel('Reference of your transfer').fill('NEFT-7')
	await press(money, 'Mark as sent')
	await money.getByText('Refund, sent back').waitFor()
	await shop.runJobs()

	// The buyer's page, the refund voucher, the list of payments and the day book agree.
	await go(buyer, `/orders/${id}`)
	await picture(buyer, '3-refunded')
	await scanFaces(buyer)
	expect(await amountOf(payment, 'Refunded')).toBe(total)
	const documents = await documentsOn(buyer)
	expect(Object.keys(documents).toSorted()).toEqual(['Receipt voucher', 'Refund voucher'])
	expect(totalOf(documents['Receipt voucher'])).toBe(total)
	expect(totalOf(documents['Refund voucher'])).toBe(total)

	await go(admin, `/admin/payments?q=${id}`)
	const rows = admin.getByRole('table', { name: 'Payments and refunds' }).getByRole('row')
	const moved = async (kind: string) =>
		paiseIn(await rows.filter({ hasText: kind }).getByRole('cell').last().innerText())
	expect([await moved('Payment'), await moved('Refund')]).toEqual([total, total])
	const figures = admin.getByRole('main')
	expect([await amountOf(figures, 'Received'), await amountOf(figures, 'Sent back')]).toEqual([
		total,
		total,
	])
	await picture(admin, '3-payments')

	const today = dayAt(shop.store.now())
	const book = await admin.request.get(`/api/exports/day-book.csv?from=${today}&to=${today}`)
	const rupees = (total / 100).toFixed(2)
	const entries = (await book.text())
		.split(/\r?\n/)
		.filter((line) => line.includes(id))
		.map((line) =>
			line
				.split(',')
				.filter((_, at) => at === 1 || (at > 4 && at < 8))
				.join(' ')
				.trim(),
		)
	expect(entries.toSorted()).toEqual([
		`payment   ${rupees}`,
		`receipt-voucher ${rupees}`,
		`refund  ${rupees}`,
		`refund-voucher ${rupees}`,
	])
	await go(admin, `/admin/orders/${id}`)
	await picture(admin, '3-order')
})
