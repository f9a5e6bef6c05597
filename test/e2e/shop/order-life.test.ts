import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { go, openAs } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { fillIn, order, prove, put, trackingPath } from './cart-and-checkout.ts'
import { ownProduct } from './own-product.ts'

const STEPS = [
	'Survey',
	'Mounting',
	'Electrical work',
	'Commissioning',
	'Net-meter application',
	'Hand-over',
]

/** Fails the test when the page is loaded anew from here on. */
async function stays(page: Page) {
	await page.evaluate(() => {
		document.documentElement.dataset.stays = 'yes'
	})
	return () => page.evaluate(() => document.documentElement.dataset.stays)
}

describe('the life of an order', () => {
	it('is followed by its buyer from the request to the hand-over, without a reload', async () => {
		const installer = await openAs('Installer', { width: 390 })
		const live = installer.waitForResponse(/\/api\/events(?:\?|$)/)
		await go(installer, '/installer/orders')
		await live

		const buyer = await openAs('Buyer')
		await put(buyer, (await ownProduct(1)).id)
		await go(buyer, '/checkout')
		await fillIn(buyer)
		await buyer.getByRole('button', { name: 'Send demo request' }).click()
		await buyer.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await buyer.getByRole('link', { name: 'Follow this order' }).click()
		await buyer.getByText('We are looking for an installer.').waitFor()
		const id = /SB-\w{4}-\w{4}/.exec(buyer.url())?.[0] ?? ''
		const isStill = await stays(buyer)

		await installer.getByText('New order(s) received!').waitFor()
		await installer.getByRole('button', { name: 'Refresh' }).click()
		const row = installer.getByRole('article', { name: id })
		await row.getByRole('button', { name: 'Accept' }).click()
		await buyer.getByText('Your installer will propose a day and a time here.').waitFor()

		await installer.goto(`/installer/installations/${id}`)
		await installer.getByRole('button', { name: 'Propose this time' }).click()
		await buyer.getByText('Proposed', { exact: true }).waitFor()
		await buyer.getByRole('button', { name: 'Confirm this time' }).press('Enter')
		await buyer.getByText('The day of the installation is fixed.').waitFor()
		await buyer.locator('h2:focus', { hasText: 'Installation' }).waitFor()
		// The job’s open page follows too.
		await installer.getByText('Confirmed', { exact: true }).waitFor()

		for (const [index, step] of STEPS.entries()) {
			await installer.getByRole('button', { name: `Mark as done: ${step}` }).click()
			await buyer.getByText(`${index + 1} of 6 steps done`).waitFor()
		}
		await installer.getByLabel('Customer’s name').fill('Lakshmi N.')
		await installer.getByRole('button', { name: 'Complete the installation' }).click()
		await installer.getByRole('button', { name: 'Complete anyway' }).click()
		await buyer.getByText('Your system is installed.').waitFor()
		await buyer.getByText(/, signed off by Lakshmi N\./).waitFor()
		expect(await isStill()).toBe('yes')
		// The browser's note of the question whether to complete it without photos.
		allowComplaints(/status of 409 .*\/complete/)
	})

	it('is followed by a guest too, who loses nothing of what is being typed', async () => {
		const guest = await open({ width: 390 })
		const made = await order(guest, (await ownProduct(1)).id)
		const installer = await openAs('Installer')
		await go(guest, trackingPath(made))
		const isStill = await stays(guest)
		const call = (method: string, path: string, data: unknown = {}) =>
			installer.request.fetch(`/api/orders/${made.id}/${path}`, { method, data })
		await guest.getByText('Cancel this order').click()
		await guest.getByLabel('Reason (optional)').fill('I am not sure')
		await call('POST', 'accept')
		await guest.getByText('An installer has accepted it').waitFor()
		// Now that it is known to look by itself every few seconds, it is spared the waiting.
		const look = () => guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
		await call('PUT', 'appointment', { at: at(30), minutes: 60 })
		await look()
		await guest.getByText('Proposed', { exact: true }).waitFor()
		await guest.getByText('Ask for another time').first().click()
		await guest.getByLabel('What would suit you?').fill('After four, please')
		await call('POST', 'appointment/confirm')
		await look()
		await guest.getByText('Confirmed', { exact: true }).waitFor()
		await expect
			.poll(() => guest.getByLabel('What would suit you?').inputValue())
			.toBe('After four, please')
		await expect
			.poll(() => guest.getByLabel('Reason (optional)').inputValue())
			.toBe('I am not sure')
		expect(await isStill()).toBe('yes')
		await prove(guest, 'Ask for another time')
		await guest.getByRole('button', { name: 'Ask for another time' }).click()
		await guest.getByText('Another time was asked for: “After four, please”').waitFor()
		const received = await (await installer.request.get('/api/notifications')).json()
		expect(received).toContainEqual(
			expect.objectContaining({
				message: expect.stringContaining('asks for another time'),
				link: `/installer/installations/${made.id}`,
			}),
		)
	})
})
