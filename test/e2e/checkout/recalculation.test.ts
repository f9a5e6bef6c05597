import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { hydrated } from '../journey.ts'
import { atDelivery, heading, liveShop, press, radio, viewOf, within } from './live-shop.ts'

const view = viewOf(liveShop())

describe('what is chosen for delivery', () => {
	it('counts anew at once what is chosen, with what it asks next, and the keyboard stays there', async () => {
		const page = await view()
		await atDelivery(page)
		await hydrated(page)
		const installed = radio(page, /^Delivery and installation/)
		expect(await page.getByRole('heading', { name: 'When you pay' }).count()).toBe(0)
		await page.getByLabel('Discount code (optional)').fill('not sent')
		await radio(page, /^Delivery ₹|^Delivery Delivered/).focus()
		await page.keyboard.press('ArrowDown')
		await heading(page, 'When you pay')
		const isFocused = () => installed.evaluate((it) => it === document.activeElement)
		expect([await isFocused(), await installed.isChecked()]).toEqual([true, true])
		await within(page, /Order/).or(page.locator('main')).getByText('₹11,427.50').first().waitFor()
		expect(await page.getByLabel('Discount code (optional)').inputValue()).toBe('not sent')
		await scanFaces(page)
		await page.getByLabel('Discount code (optional)').fill('')
		await press(page, 'Continue to payment')
		await heading(page, 'Payment')
	})

	it('loses no press while it is counted anew', async () => {
		const page = await view()
		await atDelivery(page)
		await hydrated(page)
		await radio(page, /^Delivery and installation/).check()
		await heading(page, 'When you pay')
		const { promise: held, resolve: release } = Promise.withResolvers<void>()
		let isFirst = true
		await page.route(/\/checkout(?:\.data)?\?/, async (route) => {
			const isHeld = isFirst && route.request().method() === 'POST'
			if (isHeld) isFirst = false
			if (isHeld) await held
			await route.continue()
		})
		const counting = page.waitForRequest((request) => request.method() === 'POST')
		await radio(page, /^In parts/).check()
		await counting
		await press(page, 'Continue to payment')
		release()
		await heading(page, 'Payment')
	})

	it('says without JavaScript why a step has come again, and leads on', async () => {
		const page = await view({ javaScript: false })
		await atDelivery(page)
		await radio(page, /^Delivery and installation/).check()
		await press(page, 'Continue to payment')
		await page.getByText('Choose when you pay, then continue.').waitFor()
		await press(page, 'Continue to payment')
		await heading(page, 'Payment')
	})
})
