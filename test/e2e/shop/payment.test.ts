import { beforeAll, describe, expect, it } from 'vitest'
import { paymentExpiry } from '../../../domain/orders/money/expire.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import { dateOf } from '../../../shared/format/dates.ts'
import { installationOf, installer as profile } from '../../builders.ts'
import { type Caller, callersOf } from '../../callers.ts'
import { listed, setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go, paymentShown } from '../journey.ts'
import { open } from '../pages.ts'
import { wordsAt } from '../words.ts'
import { SHIPPING } from './cart-and-checkout.ts'

const PRICE = 6490 + installationOf(250)
const ACCOUNT = {
	accountName: 'Suryodaya Solar LLP',
	accountNumber: '1234567890',
	ifsc: 'SBIN0001234',
	bankName: 'State Bank of India',
	upiId: 'suryodaya@okbank',
}

describe('an order that is paid by transfer', () => {
	const live = anotherStore('live')
	let installer: Caller
	beforeAll(async () => {
		await live.store.db
			.updateTable('settings')
			.set({ value: JSON.stringify(ACCOUNT), revision: 2 })
			.where('section', '=', 'bank')
			.execute()
		await live.store.settings.refresh()
		installer = await callersOf(live.store).as('Installer')
		const near = profile({ pinPrefixes: [SHIPPING.zipCode.slice(0, 3)] })
		await installer.put('/api/installer/profile', near)
	})

	/** A guest's page whose order is placed and not paid. */
	async function guest(javaScript = true) {
		const page = await open({ address: live.address, width: 390, javaScript })
		const placed = await page.request.post('/api/orders', {
			headers: { 'idempotency-key': crypto.randomUUID() },
			data: {
				shipping: SHIPPING,
				items: [{ productId: 'solar-panel-250w', quantity: 1 }],
				payment: 'transfer',
				fulfilment: 'installation',
				expectedTotal: PRICE,
			},
		})
		const { id, trackingKey } = await placed.json()
		return { page, id: id as string, link: `/orders/${id}?key=${trackingKey}` }
	}

	it.each([true, false])(
		'says how, and goes to its installer once an admin has marked it, with JavaScript: %s',
		async (javaScript) => {
			const { page, id, link } = await guest(javaScript)
			await page.goto(link)
			const payment = page.getByRole('region', { name: 'Payment' })
			await payment.getByText('₹11,427.50 to pay now').waitFor()
			await payment.getByRole('img', { name: 'QR code for an app that pays by UPI' }).waitFor()
			const upi = await payment
				.getByRole('link', { name: 'Pay with a UPI app' })
				.getAttribute('href')
			expect(upi).toContain(`tn=${id}`)
			await payment.getByText('1234567890').waitFor()
			if (javaScript) await scanFaces(page)

			expect(await listed(installer)).not.toContain(id)
			const admin = await openLiveAdmin(live, javaScript)
			await admin.goto(`/admin/orders/${id}`)
			const money = admin.getByRole('region', { name: 'Payment' })
			await money.getByText('Mark as received').first().click()
			if (javaScript) await scanFaces(admin, { within: '[aria-labelledby=money]' })
			await money.getByLabel('Amount in rupees').first().fill('11500')
			await money.getByLabel('Reference').first().fill(`UTR ${id}`)
			const until = live.store.now() + 30 * DAY_MS
			await setOrder(live.store, id, { reserved_until: until })
			await money.getByRole('button', { name: 'Mark as received' }).click()
			await money.getByText('is more than the ₹11,427.50 still to be paid').first().waitFor()
			// The page is read anew after each answer, which must not take the form from under the keyboard.
			await money.getByText(`Reserved until ${dateOf(until)}`).waitFor()
			const amount = money.getByLabel('Amount in rupees').first()
			if (javaScript)
				expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true)
			await amount.fill(String(PRICE))
			await money.getByRole('button', { name: 'Mark as received' }).click()
			await paymentShown(money)

			await page.reload()
			await payment.getByText(`(UTR ${id})`).waitFor()
			expect(await payment.getByText('to pay now').count()).toBe(0)
			expect(await listed(installer)).toContain(id)
		},
	)

	it('is refunded where it was paid, as who cancels is told, and the refund marked as sent', async () => {
		const { page, id, link } = await guest()
		await page.goto(link)
		const cancelling = page.getByRole('group').filter({ hasText: 'Cancel this order' })
		await cancelling.getByText('its products return to stock. This cannot be undone.').waitFor({
			state: 'attached',
		})
		const admin = await openLiveAdmin(live, true, 1280)
		await admin.request.post(`/api/orders/${id}/payments`, {
			headers: { 'idempotency-key': `paid ${id}` },
			data: { way: 'transfer', amount: PRICE, date: '2026-11-01', reference: `UTR ${id}` },
		})
		await page.reload()
		await cancelling.getByText('Cancel this order', { exact: true }).click()
		await cancelling.getByText('stock. What you have paid is refunded. This').waitFor()
		await go(admin, `/admin/orders/${id}`)
		const money = admin.getByRole('region', { name: 'Payment' })
		await money.getByText('Refund', { exact: true }).click()
		await money.getByLabel('Amount in rupees').last().fill('490')
		await money.getByLabel('Reason').fill('A scratched frame')
		await money.getByRole('button', { name: 'Refund this amount' }).click()
		await money.getByText('back to the buyer.').waitFor()
		await money.getByLabel('Reference of your transfer').fill(`BACK ${id}`)
		await scanFaces(admin, { within: '[aria-labelledby=money]' })
		await money.getByRole('button', { name: 'Mark as sent' }).click()
		await money.getByText('Refund, sent back').waitFor()
		await page.goto(link)
		await page.getByRole('region', { name: 'Payment' }).getByText('A scratched frame').waitFor()
	})

	it('is cancelled where nobody pays in time, and its page says so', async () => {
		const { page, id, link } = await guest()
		await setOrder(live.store, id, { reserved_until: 1 })
		await paymentExpiry.run(live.store, { payload: { orderId: id } } as never)
		const words = await wordsAt(page, link)
		expect(words).toContain('Not paid in time')
		expect(words).toContain('Cancelled.')
		expect(words).not.toContain('to pay now')
	})
})
