import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { paid } from './paid-order.ts'
import { PANEL } from './placed-order.ts'

/** Has a page that is open look again now, instead of at its next interval. */
const comeBackTo = (page: Page) =>
	page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

describe('what comes back of an order', () => {
	const shop = anotherStore('live')

	it.each([true, false])(
		'is asked for by its buyer, agreed to, received and refunded; JavaScript %s',
		async (javaScript) => {
			const { id, trackingKey } = await paid(shop, 'delivered')
			const buyer = await open({ address: shop.address, javaScript, width: 390 })
			const look = (path: string) => (javaScript ? go(buyer, path) : buyer.goto(path))
			await look(`/orders/${id}?key=${trackingKey}`)
			await buyer.getByText('Return goods').click()
			const form = buyer.locator('form').filter({ hasText: 'Request a return' })
			await form.getByLabel('Solar Panel 500W').fill('9')
			await form.getByLabel('What is wrong with it?').fill('Too many')
			await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
			await form.getByRole('button', { name: 'Request a return' }).click()
			await buyer.getByText('Only 4 of Solar Panel 500W can be returned.').waitFor()
			if (javaScript) await scanFaces(buyer, { height: 2400, within: '[aria-labelledby=returns]' })
			await form.getByText('Delivery ₹400.00').waitFor()
			await form.getByLabel('Reason').selectOption('Damaged or not working')
			await form.getByLabel('Solar Panel 500W').fill('3')
			await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
			await form.getByRole('button', { name: 'Request a return' }).click()
			await buyer.getByText('Return 1: Waiting for an answer').waitFor()
			await buyer.getByText('₹300.00 of Delivery').waitFor()

			const page = await openLiveAdmin(shop, javaScript)
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await seen(`/admin/orders/${id}`)
			await page.getByRole('link', { name: 'See the returns' }).click()
			await page.getByText('“Too many”').waitFor()
			await page.getByText('₹300.00 of the charges is refunded too').waitFor()
			const judged = page.getByLabel('Reason, as you judge it')
			await expect.poll(() => judged.inputValue()).toBe('damaged')
			await page.getByRole('button', { name: 'Approve', exact: true }).click()
			await page.getByText('The return is approved, and the buyer is told.').waitFor()
			if (javaScript) {
				await comeBackTo(buyer)
				await buyer.getByText('Return 1: Approved').waitFor()
				await buyer.getByText('Please send it to us by').waitFor()
				await scanFaces(page, { height: 2400 })
				await go(buyer, `/orders/${id}`)
				await buyer.getByRole('link', { name: 'Give a UPI id or bank account' }).click()
				await buyer.getByLabel('UPI id').fill('asha')
				await buyer.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
				await buyer.getByRole('button', { name: 'Send the refund there' }).click()
				await buyer.getByText('Type a UPI id such as').waitFor()
				await scanFaces(buyer, { height: 2400 })
				await buyer.getByLabel('UPI id').fill('asha@okbank')
				await buyer.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
				await buyer.getByRole('button', { name: 'Send the refund there' }).click()
				await buyer.getByText('as…@okbank').waitFor()
			}
			await page.getByLabel('3 × Solar Panel 500W').selectOption('scrap')
			await page.getByRole('button', { name: 'Receive and refund' }).click()
			await page.getByText('Received. What was paid for it is on its way back.').waitFor()
			await page.getByText('cannot be sold again').waitFor()
			const back = await shop.store.db
				.selectFrom('refunds')
				.select('amount_paise')
				.where('order_id', '=', id)
				.execute()
			const price = shop.store.catalogue.anyById(PANEL)?.price ?? 0
			expect(back).toEqual([{ amount_paise: (3 * price + 300) * 100 }])
			if (javaScript) await comeBackTo(buyer)
			else await look(`/orders/${id}`)
			await buyer.getByText('Return 1: Received').waitFor()
			await buyer.getByText('Refund:').waitFor()
		},
	)

	it.each([true, false])(
		'is a request to cancel what is paid and taken on, which an admin refuses and then grants; JavaScript %s',
		async (javaScript) => {
			const { id, trackingKey } = await paid(shop, 'accepted')
			const buyer = await open({ address: shop.address, javaScript, width: 390 })
			const look = (path: string) => (javaScript ? go(buyer, path) : buyer.goto(path))
			const ask = async () => {
				await buyer.getByText('Ask to cancel this order').click()
				const form = buyer.locator('form').filter({ hasText: 'Why should it be cancelled?' })
				await form.getByLabel('Why should it be cancelled?').fill('We are moving house.')
				await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
				await form.getByRole('button', { name: 'Ask to cancel' }).click()
				await buyer.getByText('Cancellation requested, waiting for an answer').waitFor()
			}
			await look(`/orders/${id}?key=${trackingKey}`)
			await ask()
			const page = await openLiveAdmin(shop, javaScript)
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await seen(`/admin/orders/${id}`)
			await page.getByText('Refuse', { exact: true }).click()
			await page.getByLabel('Why not?').fill('The frames are cut to your roof.')
			if (javaScript)
				await scanFaces(page, { height: 2400, within: '[aria-labelledby=cancel-request-answer]' })
			await page.getByRole('button', { name: 'Refuse to cancel' }).click()
			await page.getByText('Cancellation refused').waitFor()
			if (javaScript) await comeBackTo(buyer)
			else await look(`/orders/${id}`)
			await buyer.getByText('The frames are cut to your roof.').waitFor()
			await ask()
			await seen(`/admin/orders/${id}`)
			await page.getByText('Cancel as asked').click()
			await page.getByRole('button', { name: 'Cancel and refund' }).click()
			await page.getByText('Cancellation approved').waitFor()
			if (javaScript) await comeBackTo(buyer)
			else await look(`/orders/${id}`)
			await buyer.getByText('Cancellation approved').waitFor()
		},
	)
})
